import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ACCOUNT_RULE_MESSAGES, newPasswordRuleBroken } from '@placard/contract'
import { migrate } from '../data/migrate.ts'
import {
  type AdministrationDependencies,
  type CommandOutcome,
  createAdministrator,
  deleteAccount,
  suspendAccount,
} from '../features/accounts/administration.ts'
import { lockDataFolder, openDataFolder } from '../process/data-folder.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { readConfiguration } from './configuration.ts'
import { systemClock, systemIds, systemRandomness } from './dependencies.ts'
import { createLogger } from './logging.ts'
import { openDatabase, openRunningDatabase } from './open-database.ts'

const USAGE = `Usage: npm run admin -- <command> EMAIL

  create-administrator EMAIL   makes an account an administrator's; a new one gets the password you type,
                               or without a terminal one that is printed once
  suspend EMAIL                closes the account and signs it out everywhere
  delete EMAIL                 deletes the account with everything that is its person's`

const REFUSALS = {
  'email-invalid': ACCOUNT_RULE_MESSAGES['email-invalid'],
  'no-such-account': 'There is no account with this email address.',
} as const

const DONE = {
  created: 'The administrator was created.',
  promoted: 'The account is now an administrator’s; its password is unchanged.',
  suspended: 'The account is suspended and signed out everywhere.',
  deleted: 'The account is deleted.',
} as const

type Command = (dependencies: AdministrationDependencies, email: string) => Promise<CommandOutcome>

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-administrator': async (dependencies, email) =>
    createAdministrator(dependencies, email, process.stdin.isTTY ? await askPassword() : undefined),
  suspend: suspendAccount,
  delete: deleteAccount,
}

/** Carries out a command of the command line. @returns the exit code. */
export async function runCommand([name, email]: readonly string[]): Promise<number> {
  const command = COMMANDS[name ?? '']
  if (command === undefined || email === undefined) {
    complain(USAGE)
    return 2
  }
  try {
    return report(await withDatabase((dependencies) => command(dependencies, email)))
  } catch (error) {
    complain(error instanceof StartRefusal ? error.message : String(error))
    return 1
  }
}

function report(outcome: CommandOutcome): number {
  if (!outcome.ok) {
    complain(REFUSALS[outcome.rejection.code])
    return 1
  }
  say(DONE[outcome.done])
  if (outcome.password !== undefined) say(`One-time password, shown only now: ${outcome.password}`)
  return 0
}

/** Works on the running server's database, or opens it for the time of the command. */
async function withDatabase<Result>(
  work: (dependencies: AdministrationDependencies) => Promise<Result>,
): Promise<Result> {
  const configuration = readConfiguration(process.env)
  const folder = await openDataFolder(configuration.dataDir)
  const logger = createLogger('silent')
  const running = configuration.databaseUrl === undefined ? await openRunningDatabase(folder, logger) : undefined
  // a server that started meanwhile would adopt the database that this command then stops
  const lock = running === undefined ? await lockDataFolder(folder, 'a command') : undefined
  try {
    const database = running ?? (await openDatabase(configuration, folder, logger))
    try {
      await migrate(database.connection)
      return await work({ db: database.db, clock: systemClock, random: systemRandomness, ids: systemIds })
    } finally {
      await database.close()
    }
  } finally {
    await lock?.release()
  }
}

async function askPassword(): Promise<string> {
  for (;;) {
    const password = await askUnseen('Password for the administrator (at least 8 characters): ')
    const broken = newPasswordRuleBroken(password)
    if (broken === undefined) return password
    complain(ACCOUNT_RULE_MESSAGES[broken])
  }
}

/** Asks without showing what is typed. */
async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
