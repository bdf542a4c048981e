import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ACCOUNT_RULE_MESSAGES, newPasswordRuleBroken } from '@placard/contract'
import { StartRefusal } from '../config/start-refusal.ts'
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
import { accountHooksOf } from './account-hooks.ts'
import { withCommandDatabase } from './command-database.ts'
import { complain, say } from './command-output.ts'
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
    return report(await onAccounts((dependencies) => command(dependencies, email, more)))
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

/** Runs a command about an account, with what such commands need besides the database. */
function onAccounts(work: (dependencies: AdministrationDependencies) => Promise<Outcome>): Promise<Outcome> {
  return withCommandDatabase(({ secret, messageDomain, ...base }) => {
    // a running server notices within half a second by itself
    const access = { forget: () => undefined }
    // the server sends the mails, now or when it next runs
    const mail = createOutbox({ ...base, messageDomain })
    return work({ ...base, access, mail, accountHooks: accountHooksOf({ secret }) })
  })
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
