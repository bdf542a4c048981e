import type { MailContent } from './mail-template.ts'
import { greeting, isPlainName, moment } from './messages.en.ts'

interface Changed {
  readonly name: string
  readonly at: Date
  readonly path: string
}
type PasskeyChanged = Changed & { readonly passkey: string }

const SECURITY_PAGE = 'Open the security page'
const WHY = 'We always report changes to how you sign in to the address of the account.'

function passkeyFacts({ passkey, at }: PasskeyChanged, when: string): NonNullable<MailContent['facts']> {
  const named = isPlainName(passkey) ? [{ label: 'Passkey', value: passkey }] : []
  return [...named, { label: when, value: moment(at) }]
}

/** The mails about how an account is signed in to. */
export const SECURITY_MAILS = {
  secondFactorOn: ({ name, at, path }: Changed): MailContent => ({
    subject: 'Two-factor sign-in was turned on for your Placard account',
    heading: 'Two-factor sign-in is on',
    paragraphs: [greeting(name), 'Signing in with the password now also requires a code from your authenticator app.'],
    facts: [{ label: 'Turned on', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou:
      'Then someone else knows your password. Choose “Forgot password” on the sign-in page, which signs everyone out, and ask the administrator of this server to turn two-factor sign-in off: nobody else can without its codes.',
    why: WHY,
  }),
  secondFactorOff: ({ name, at, path }: Changed): MailContent => ({
    subject: 'Two-factor sign-in was turned off for your Placard account',
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      greeting(name),
      'The password alone is enough to sign in again. Your authenticator app and recovery codes no longer work.',
    ],
    facts: [{ label: 'Turned off', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou:
      'Then someone else knows your password, or asked the administrator of this server. Choose “Forgot password” on the sign-in page to set a new password right away, and turn two-factor sign-in on again.',
    why: WHY,
  }),
  recoveryCodesRenewed: ({ name, at, path }: Changed): MailContent => ({
    subject: 'New recovery codes for your Placard account',
    heading: 'New recovery codes were created',
    paragraphs: [greeting(name), 'Your account has a new set of recovery codes. The old codes no longer work.'],
    facts: [{ label: 'Created on', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou: 'Then someone else knows your password. Change it right away, and create new codes with the button above.',
    why: WHY,
  }),
  passkeyAdded: (data: PasskeyChanged): MailContent => ({
    subject: 'A passkey was added to your Placard account',
    heading: 'A passkey was added',
    paragraphs: [
      greeting(data.name),
      'Your account has a new passkey. It signs in without the password and without a code.',
    ],
    facts: passkeyFacts(data, 'Added on'),
    action: { label: SECURITY_PAGE, path: data.path },
    notYou:
      'Then someone else knows your password. Remove the passkey with the button above, then change your password.',
    why: WHY,
  }),
  passkeyRemoved: (data: PasskeyChanged): MailContent => ({
    subject: 'A passkey was removed from your Placard account',
    heading: 'A passkey was removed',
    paragraphs: [greeting(data.name), 'One of the passkeys of your account no longer signs in to it.'],
    facts: passkeyFacts(data, 'Removed on'),
    action: { label: SECURITY_PAGE, path: data.path },
    notYou: 'Then someone else knows your password. Change it right away with the button above.',
    why: WHY,
  }),
} as const
