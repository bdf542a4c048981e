import type { MailContent } from './mail-template.ts'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment as a mail writes it: the reader's zone is not known there. */
export function moment(at: Date): string {
  return `${MOMENT.format(at).replace(' at ', ', ')} UTC`
}

/** What mail programs would make a link of. A name like that is somebody's advertisement and is not repeated. */
const LINK_LIKE = /:\/\/|www\.|[\p{L}\d-]+\.[\p{L}]{2,}|@/iu

/** Whether a text of a person can stand in a mail as it is. */
export function isPlainName(name: string): boolean {
  return name.trim() !== '' && !LINK_LIKE.test(name)
}

/** How a mail begins. */
export function greeting(name: string): string {
  return isPlainName(name) ? `Hello ${name},` : 'Hello,'
}

/** An address as its owner recognises it and nobody else learns it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}

function codesLeft(left: number): string {
  if (left === 0) return 'It cannot be used again, and it was the last one. Make new ones before you need one.'
  return `It cannot be used again. ${left === 1 ? 'One is' : `${left} are`} left.`
}

/** Sentences around every mail. */
export const MAIL_FRAME = {
  product: 'Placard',
  plainLink: 'If the button does not work, copy this link into your browser:',
  notYou: 'Was it not you?',
  why: 'Why you get this mail',
  automatic: 'This mail was written by the program. Answers to it are not read.',
} as const

interface AddressChanged {
  readonly name: string
  readonly newEmail: string
  readonly at: Date
  readonly path: string
  readonly restore?: { readonly path: string; readonly days: number } | undefined
}

/** The mails about a person's own account. */
export const ACCOUNT_MAILS = {
  passwordReset: ({ name, path, minutes }: { name: string; path: string; minutes: number }): MailContent => ({
    subject: 'Set a new password for Placard',
    heading: 'Set a new password',
    paragraphs: [
      greeting(name),
      `A new password was asked for your account. The link works once, and for ${minutes} minutes.`,
    ],
    action: { label: 'Set a new password', path },
    notYou: 'Then ignore this mail. Your password stays as it is, and nobody can change it without this link.',
    why: 'Somebody, most likely you, chose “Forgot password” at Placard and typed this address.',
  }),
  verifyAddress: ({ name, path, hours }: { name: string; path: string; hours: number }): MailContent => ({
    subject: 'Confirm your address for Placard',
    heading: 'Confirm your address',
    paragraphs: [
      greeting(name),
      `Please confirm that this address is yours, so that you can be reached when you need a new password. The link works once, and for ${hours === 1 ? 'an hour' : `${hours} hours`}. You can use Placard in the meantime.`,
      'Confirming removes what was set up in the account before: passkeys, a two-factor sign-in and other sign-ins. So nobody who was there before you keeps a key.',
    ],
    action: { label: 'Confirm this address', path },
    notYou:
      'Then ignore this mail: without the link the address is not confirmed. Somebody may have mistyped their own. To have the account for yourself, choose “Forgot password” at the sign-in instead.',
    why: 'This address was given for an account at Placard.',
  }),
  addressChanged: (data: AddressChanged): MailContent => ({
    subject: 'The address of your Placard account was changed',
    heading: 'Your address was changed',
    paragraphs: [greeting(data.name), 'Your account now has another address. This one no longer signs in to it.'],
    facts: [
      { label: 'New address', value: masked(data.newEmail) },
      { label: 'Changed on', value: moment(data.at) },
    ],
    action:
      data.restore === undefined
        ? { label: 'Open the security page', path: data.path }
        : { label: 'Take the change back', path: data.restore.path },
    notYou:
      data.restore === undefined
        ? 'Then somebody else knows your password. On a device that is still signed in, change the password and end the other sign-ins. Without one, turn at once to whoever runs this server.'
        : `Then somebody else knows your password. Take the change back by the button above: this address signs in again, everybody is signed out, and you choose a new password. The link works once, and for ${data.restore.days} days.`,
    why: 'This was the address of your account at Placard until that moment.',
  }),
  addressRestored: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'Your Placard account has its earlier address back',
    heading: 'The earlier address is back',
    paragraphs: [
      greeting(name),
      'The change of address was taken back by the link in the mail to the earlier address. This address no longer signs in to the account, and everybody is signed out of it.',
    ],
    facts: [{ label: 'Taken back on', value: moment(at) }],
    action: { label: 'Set a new password', path },
    notYou:
      'Then somebody else reads the mail of the earlier address. The button above helps once that mailbox is yours alone; until then, turn to whoever runs this server.',
    why: 'This was the address of an account at Placard until that moment.',
  }),
  passwordChanged: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'Your Placard password was changed',
    heading: 'Your password was changed',
    paragraphs: [greeting(name), 'The password of your account is a new one. The old one no longer works.'],
    facts: [{ label: 'Changed on', value: moment(at) }],
    action: { label: 'This was not me', path },
    notYou: 'Then set a new password at once by the button above. It signs out whoever is in your account.',
    why: 'Changes of the password are always reported to the address of the account.',
  }),
  newDevice: (data: {
    name: string
    device: string
    place?: string | undefined
    at: Date
    path: string
  }): MailContent => ({
    subject: 'A new sign-in to your Placard account',
    heading: 'A new sign-in',
    paragraphs: [greeting(data.name), 'Your account was signed in to from a device it has not been used on before.'],
    facts: [
      { label: 'Device', value: data.device },
      ...(data.place === undefined ? [] : [{ label: 'Network', value: data.place }]),
      { label: 'Signed in on', value: moment(data.at) },
    ],
    action: { label: 'See where you are signed in', path: data.path },
    notYou: 'Then end that sign-in by the button above and change your password.',
    why: 'Sign-ins from new devices are always reported to the address of the account.',
  }),
  accountExists: (data: { name: string; signInPath: string; resetPath: string }): MailContent => ({
    subject: 'You already have a Placard account',
    heading: 'You already have an account',
    paragraphs: [
      greeting(data.name),
      'Somebody, most likely you, gave this address as the new one of another account. It has an account already, and nothing about that one was changed.',
    ],
    action: { label: 'Sign in', path: data.signInPath },
    otherwise: { label: 'If you no longer know your password, set a new one:', path: data.resetPath },
    notYou: 'Then ignore this mail. Whoever tried did not learn that you have an account.',
    why: 'This address was given at Placard as the new address of another account.',
  }),
  recoveryCodesUsed: (data: { name: string; left: number; at: Date; path: string }): MailContent => ({
    subject: 'A recovery code of your Placard account was used',
    heading: 'A recovery code was used',
    paragraphs: [
      greeting(data.name),
      `Your account was signed in to with one of its recovery codes. ${codesLeft(data.left)}`,
    ],
    facts: [{ label: 'Used on', value: moment(data.at) }],
    action: { label: 'See your recovery codes', path: data.path },
    notYou: 'Then somebody else has your password and your codes. Change your password and make new codes at once.',
    why: 'Every use of a recovery code is reported to the address of the account.',
  }),
} as const
