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
  if (left === 0) return 'It cannot be used again, and it was the last one. Create new codes before you need one.'
  return `It cannot be used again. ${left === 1 ? 'One is' : `${left} are`} left.`
}

/** Sentences around every mail. */
export const MAIL_FRAME = {
  product: 'Placard',
  plainLink: 'If the button does not work, copy this link into your browser:',
  notYou: 'Wasn’t this you?',
  why: 'Why you received this email',
  automatic: 'This is an automatic message. Replies are not read.',
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
      `We received a request to reset the password of your account. The link works once and expires in ${minutes} minutes.`,
    ],
    action: { label: 'Set a new password', path },
    notYou:
      'You can safely ignore this email. Your password stays as it is, and nobody can change it without this link.',
    why: 'Someone, most likely you, chose “Forgot password” on Placard and entered this address.',
  }),
  verifyAddress: ({ name, path, hours }: { name: string; path: string; hours: number }): MailContent => ({
    subject: 'Confirm your address for Placard',
    heading: 'Confirm your address',
    paragraphs: [
      greeting(name),
      `Please confirm that this address is yours, so that we can reach you if you ever need a new password. The link works once and expires in ${hours === 1 ? 'an hour' : `${hours} hours`}. You can use Placard in the meantime.`,
      'Confirming removes any passkeys, two-factor sign-in and other sign-ins that were set up before, so that nobody else keeps a way into your account.',
    ],
    action: { label: 'Confirm this address', path },
    notYou:
      'You can ignore this email: the address is not confirmed without the link. Someone may have mistyped their own address. If you would like to take over the account instead, choose “Forgot password” on the sign-in page.',
    why: 'Someone signed up for Placard with this address.',
  }),
  addressChanged: (data: AddressChanged): MailContent => ({
    subject: 'The address of your Placard account was changed',
    heading: 'Your address was changed',
    paragraphs: [
      greeting(data.name),
      'The email address of your account has changed. You can no longer sign in with this one.',
    ],
    facts: [
      { label: 'New address', value: masked(data.newEmail) },
      { label: 'Changed on', value: moment(data.at) },
    ],
    action:
      data.restore === undefined
        ? { label: 'Open the security page', path: data.path }
        : { label: 'Undo the change', path: data.restore.path },
    notYou:
      data.restore === undefined
        ? 'Then someone else knows your password. On a device that is still signed in, change your password and sign out everywhere else. If you have none, contact the administrator of this server right away.'
        : `Then someone else knows your password. Use the button above to undo the change: your address is restored, everyone is signed out, and you choose a new password. The link works once and expires in ${data.restore.days} days.`,
    why: 'This was the address of your Placard account until then.',
  }),
  addressRestored: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'The previous address of your Placard account was restored',
    heading: 'The previous address was restored',
    paragraphs: [
      greeting(name),
      'The change of address was undone with the link we sent to the previous address. You can no longer sign in with this address, and everyone has been signed out.',
    ],
    facts: [{ label: 'Undone on', value: moment(at) }],
    action: { label: 'Set a new password', path },
    notYou:
      'Then someone else can read the email of the previous address. Secure that mailbox first, then use the button above; until then, contact the administrator of this server.',
    why: 'This was the address of a Placard account until then.',
  }),
  passwordChanged: ({ name, at, path }: { name: string; at: Date; path: string }): MailContent => ({
    subject: 'Your Placard password was changed',
    heading: 'Your password was changed',
    paragraphs: [greeting(name), 'The password of your account was changed. The old one no longer works.'],
    facts: [{ label: 'Changed on', value: moment(at) }],
    action: { label: 'This was not me', path },
    notYou: 'Set a new password right away with the button above. It signs everyone else out of your account.',
    why: 'We always report a change of password to the address of the account.',
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
    paragraphs: [greeting(data.name), 'Someone signed in to your account from a device we have not seen before.'],
    facts: [
      { label: 'Device', value: data.device },
      ...(data.place === undefined ? [] : [{ label: 'Network', value: data.place }]),
      { label: 'Signed in on', value: moment(data.at) },
    ],
    action: { label: 'See where you are signed in', path: data.path },
    notYou: 'Sign that device out with the button above, then change your password.',
    why: 'We always report a sign-in from a new device to the address of the account.',
  }),
  accountExists: (data: { name: string; signInPath: string; resetPath: string }): MailContent => ({
    subject: 'You already have a Placard account',
    heading: 'You already have an account',
    paragraphs: [
      greeting(data.name),
      'Someone, most likely you, tried to move another account to this address. The address already has an account, and nothing in it was changed.',
    ],
    action: { label: 'Sign in', path: data.signInPath },
    otherwise: { label: 'Forgotten your password? Set a new one:', path: data.resetPath },
    notYou: 'You can ignore this email. Whoever tried did not learn that you have an account.',
    why: 'Someone entered this address on Placard as the new address of another account.',
  }),
  recoveryCodesUsed: (data: { name: string; left: number; at: Date; path: string }): MailContent => ({
    subject: 'A recovery code of your Placard account was used',
    heading: 'A recovery code was used',
    paragraphs: [
      greeting(data.name),
      `Someone signed in to your account with one of its recovery codes. ${codesLeft(data.left)}`,
    ],
    facts: [{ label: 'Used on', value: moment(data.at) }],
    action: { label: 'See your recovery codes', path: data.path },
    notYou: 'Then someone else has your password and your codes. Change your password and create new codes right away.',
    why: 'We always report the use of a recovery code to the address of the account.',
  }),
} as const
