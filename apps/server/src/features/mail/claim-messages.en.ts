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
    ...(twoFactor ? ['The two-factor sign-in with its recovery codes'] : []),
    ...(pendingEmail ? ['A change of address that waited to be confirmed'] : []),
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
      'Somebody, most likely you, signed up with this address. It has an account already, and nothing about that one was changed.',
      `If it was you, the button below brings what you have made since that sign-up into the account you already have. You then sign in with the password of that one. The link works once, and for ${data.hours === 1 ? 'an hour' : `${data.hours} hours`}.`,
    ],
    action: { label: 'Bring it into my account', path: data.path },
    otherwise: { label: 'If you no longer know the password of your account, set a new one:', path: data.resetPath },
    notYou:
      'Then ignore this mail: without the link nothing moves. Whoever tried did not learn that you have an account.',
    why: 'This address was given at Placard for a new account.',
  }),
  accountMerged: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'What you made moved into your Placard account',
    heading: 'It is all in one account now',
    paragraphs: [
      greeting(name),
      'What was made in another account with this address is in your account now: sessions, chats and documents. The other account has ended, with its password and its passkeys; yours are as they were.',
    ],
    facts: [{ label: 'Moved on', value: moment(at) }],
    action: { label: 'Open the security page', path },
    notYou:
      'Then somebody else reads your mail. Change the password of your mailbox first, then the one of your Placard account.',
    why: 'The link in a mail to this address was used to bring two accounts together.',
  }),
  addressClaimed: (data: Claimed): MailContent => ({
    subject: 'Your Placard account is yours alone now',
    heading: 'Your address is confirmed',
    paragraphs: [
      greeting(data.name),
      'Until now nobody had shown that this address is theirs, so whatever was set up before could have been set up by somebody else. These ways into your account were removed:',
      ...removed(data).map((line) => `· ${line}`),
      'If you set them up yourself, please do so again.',
    ],
    facts: [{ label: 'Confirmed on', value: moment(data.at) }],
    action: { label: 'Open the security page', path: data.path },
    notYou:
      'Then somebody else reads your mail. Change the password of your mailbox first, then choose “Forgot password” at the sign-in.',
    why: 'What is removed from an account is always reported to its address.',
  }),
} as const
