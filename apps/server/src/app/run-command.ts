import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ACCOUNT_RULE_MESSAGES, newPasswordRuleBroken } from '@placard/contract'
import { HEARING_PROVIDER_KINDS } from '../adapters/hearing-providers/registry.ts'
import { LIVE_KIND } from '../adapters/live/live-kind.ts'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import { readConfiguration } from '../config/configuration.ts'
import { requireServersSecret } from '../config/server-secret.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { systemIds, systemRandomness } from '../crypto/randomness.ts'
import { migrate } from '../database/migrate.ts'
import {
  type AdministrationDependencies,
  type CommandOutcome,
  createAdministrator,
  deleteAccount,
  removeAdministrator,
  resetSecondFactor,
  restoreAccount,
  suspendAccount,
} from '../features/accounts/administration/administration.ts'
import { createOutbox } from '../features/mail/mail-service.ts'
import { systemClock } from '../ports/clock.ts'
import { lockDataFolder, openDataFolder } from '../process/data-folder.ts'
import { createLogger } from '../process/logging.ts'
import { accountHooksOf } from './account-hooks.ts'
import { openDatabase, openRunningDatabase } from './open-database.ts'
import { messageDomainOf } from './open-mail.ts'
import { setTierOf, type TierOutcome } from './set-tier.ts'

const USAGE = `Usage: npm run admin -- <command> EMAIL [PLAN]

  create-administrator EMAIL   makes an account an administrator's; a new one gets the password you type,
                               or without a terminal one that is printed once, to be changed at the first sign-in
  remove-administrator EMAIL   makes an administrator an ordinary account and signs it out everywhere
  suspend EMAIL                closes the account and signs it out everywhere
  restore EMAIL                opens a suspended account again
  reset-second-factor EMAIL    turns two-factor sign-in off for somebody who lost app and recovery codes
  set-tier EMAIL PLAN          sets the plan without a payment: FREE, PRO, ENTERPRISE or LIFETIME
  delete EMAIL                 deletes the account with everything that is its person's`

const REFUSALS = {
  'email-invalid': ACCOUNT_RULE_MESSAGES['email-invalid'],
  'password-stolen': ACCOUNT_RULE_MESSAGES['password-stolen'],
  'password-guessable': 'Anybody would try this password first. Please choose another.',
  'no-such-account': 'There is no account with this email address.',
  'no-administrator': 'This account is not an administrator’s.',
  'last-administrator': 'This is the last administrator. Make another one first.',
  'tier-unknown': 'There are these plans: FREE, PRO, ENTERPRISE and LIFETIME.',
  'pays-by-card': 'This account pays for its plan by card. Its person has to cancel it first.',
} as const

const DONE = {
  created: 'The administrator was created.',
  promoted: 'The account is now an administrator’s; its password is unchanged.',
  'promoted-unconfirmed':
    'The account is now an administrator’s; its password is unchanged. Nobody has confirmed its email address yet: if you did not sign up with it yourself, run remove-administrator at once.',
  demoted: 'The account is not an administrator’s any more and is signed out everywhere.',
  suspended: 'The account is suspended and signed out everywhere.',
  restored: 'The account is open again.',
  'second-factor-reset': 'Two-factor sign-in is off for the account, and it is signed out everywhere.',
  deleted: 'The account is deleted.',
  'tier-set': 'The plan is set.',
} as const

type Outcome = CommandOutcome | TierOutcome
type Command = (dependencies: AdministrationDependencies, email: string, more?: string) => Promise<Outcome>

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-administrator': async (dependencies, email) =>
    createAdministrator(dependencies, email, process.stdin.isTTY ? await askPassword() : undefined),
  'remove-administrator': removeAdministrator,
  suspend: suspendAccount,
  restore: restoreAccount,
  'reset-second-factor': resetSecondFactor,
  'set-tier': setTierOf,
  delete: deleteAccount,
}

/** Runs a command of the command line. @returns the exit code. */
export async function runCommand([name, email, more]: readonly string[]): Promise<number> {
  const command = COMMANDS[name ?? '']
  if (command === undefined || email === undefined) {
    complain(USAGE)
    return 2
  }
  try {
    return report(await withDatabase((dependencies) => command(dependencies, email, more)))
  } catch (error) {
    complain(error instanceof StartRefusal ? error.message : String(error))
    return 1
  }
}

function report(outcome: Outcome): number {
  if (!outcome.ok) {
    complain(REFUSALS[outcome.rejection.code])
    return 1
  }
  say(DONE[outcome.done])
  if ('password' in outcome)
    say(`Temporary password, shown only now: ${outcome.password}\nIt has to be changed at the first sign-in.`)
  return 0
}

/** Uses the running server's database, or opens it for the duration of the command. */
async function withDatabase<Result>(
  work: (dependencies: AdministrationDependencies) => Promise<Result>,
): Promise<Result> {
  const configuration = readConfiguration(process.env, {
    providers: Object.values(PROVIDER_KINDS),
    speakers: Object.values(SPEECH_PROVIDER_KINDS),
    hearers: Object.values(HEARING_PROVIDER_KINDS),
    live: LIVE_KIND,
  })
  const folder = await openDataFolder(configuration.dataDir)
  const logger = createLogger('silent')
  const running = configuration.databaseUrl === undefined ? await openRunningDatabase(folder, logger) : undefined
  // a server starting meanwhile would adopt the database that this command then stops
  const lock = running === undefined ? await lockDataFolder(folder, 'a command') : undefined
  try {
    const database = running ?? (await openDatabase(configuration, folder, logger))
    try {
      await migrate(database.connection)
      // a running server notices within half a second by itself
      const access = { forget: () => undefined }
      const secret = configuration.secret ?? (await folder.secret('server.key'))
      await requireServersSecret(database.db, secret)
      const base = { db: database.db, clock: systemClock, random: systemRandomness, ids: systemIds, logger }
      // the server sends the mails, now or when it next runs
      const mail = createOutbox({ ...base, messageDomain: messageDomainOf(configuration) })
      return await work({ ...base, access, mail, accountHooks: accountHooksOf({ secret }) })
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

/** Prompts without echoing the input. */
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
