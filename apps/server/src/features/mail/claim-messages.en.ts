import type { MailContent } from './mail-template.ts'
import { greeting, moment } from './messages.en.ts'

interface Claimed {
  readonly name: string
  readonly passkeys: number
  readonly twoFactor: boolean
  readonly pendingEmail: boolean
  readonly signIns: number
  readonly at: Date
  readonly path: string
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count} ${many}`
}

/** What went, a line for each kind. */
function removed({ passkeys, twoFactor, pendingEmail, signIns }: Claimed): readonly string[] {
  return [
    ...(passkeys > 0 ? [counted(passkeys, 'passkey', 'passkeys')] : []),
    ...(twoFactor ? ['Two-factor sign-in and its recovery codes'] : []),
    ...(pendingEmail ? ['An unconfirmed change of address'] : []),
    ...(signIns > 0 ? [counted(signIns, 'sign-in on another browser', 'sign-ins on other browsers')] : []),
  ]
}

/** The mails about who an address belongs to. */
export const CLAIM_MAILS = {
  secondAccount: (data: { name: string; path: string; hours: number; resetPath: string }): MailContent => ({
    subject: 'You already have a Placard account',
    heading: 'You already have an account',
    paragraphs: [
      greeting(data.name),
      'Someone, most likely you, signed up with this address. The address already has an account, and nothing in it was changed.',
      `If it was you, the button below moves everything you have made since then into the account you already have. From then on you sign in with that account’s password. The link works once and expires in ${data.hours === 1 ? 'an hour' : `${data.hours} hours`}.`,
    ],
    action: { label: 'Move it into my account', path: data.path },
    otherwise: { label: 'Forgotten the password of your account? Set a new one:', path: data.resetPath },
    notYou:
      'You can ignore this email: nothing moves without the link. Whoever tried did not learn that you have an account.',
    why: 'Someone signed up for Placard with this address.',
  }),
  accountMerged: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'Your work was moved into your Placard account',
    heading: 'Everything is in one account now',
    paragraphs: [
      greeting(name),
      'Sessions, chats and documents made in another account with this address are now in yours. The other account was closed along with its password and passkeys; your own are unchanged.',
    ],
    facts: [{ label: 'Moved on', value: moment(at) }],
    action: { label: 'Open the security page', path },
    notYou:
      'Then someone else can read your email. Change the password of your mailbox first, then the password of your Placard account.',
    why: 'A link sent to this address was used to merge two accounts.',
  }),
  addressClaimed: (data: Claimed): MailContent => ({
    subject: 'Your Placard account is now yours alone',
    heading: 'Your address is confirmed',
    paragraphs: [
      greeting(data.name),
      'Until now nobody had confirmed this address, so anything set up before could have been set up by someone else. We removed these ways into your account:',
      ...removed(data).map((line) => `· ${line}`),
      'If you set them up yourself, please set them up again.',
    ],
    facts: [{ label: 'Confirmed on', value: moment(data.at) }],
    action: { label: 'Open the security page', path: data.path },
    notYou:
      'Then someone else can read your email. Change the password of your mailbox first, then choose “Forgot password” on the sign-in page.',
    why: 'We always report what is removed from an account to its address.',
  }),
} as const
