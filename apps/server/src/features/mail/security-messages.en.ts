import type { MailContent } from './mail-template.ts'
import { greeting, isPlainName, moment } from './messages.en.ts'

interface Changed {
  readonly name: string
  readonly at: Date
  readonly path: string
}
type PasskeyChanged = Changed & { readonly passkey: string }

const SECURITY_PAGE = 'Open the security page'
const WHY = 'Changes of how your account is signed in to are always reported to its address.'

function passkeyFacts({ passkey, at }: PasskeyChanged, when: string): NonNullable<MailContent['facts']> {
  const named = isPlainName(passkey) ? [{ label: 'Passkey', value: passkey }] : []
  return [...named, { label: when, value: moment(at) }]
}

/** The mails about how an account is signed in to. */
export const SECURITY_MAILS = {
  secondFactorOn: ({ name, at, path }: Changed): MailContent => ({
    subject: 'Two-factor sign-in was turned on for your Placard account',
    heading: 'Two-factor sign-in is on',
    paragraphs: [
      greeting(name),
      'Whoever signs in to your account with the password is now asked for a code of the authenticator app as well.',
    ],
    facts: [{ label: 'Turned on', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou:
      'Then somebody else knows your password. Choose “Forgot password” at the sign-in, which signs everybody out, and ask whoever runs this server to turn two-factor sign-in off: nobody else can without its codes.',
    why: WHY,
  }),
  secondFactorOff: ({ name, at, path }: Changed): MailContent => ({
    subject: 'Two-factor sign-in was turned off for your Placard account',
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      greeting(name),
      'The password alone signs in to your account again. The authenticator app and the recovery codes are of no use any more.',
    ],
    facts: [{ label: 'Turned off', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou:
      'Then somebody else knows your password, or asked whoever runs this server. Set a new password at once by “Forgot password” at the sign-in, and turn two-factor sign-in on again.',
    why: WHY,
  }),
  recoveryCodesRenewed: ({ name, at, path }: Changed): MailContent => ({
    subject: 'New recovery codes for your Placard account',
    heading: 'New recovery codes were made',
    paragraphs: [greeting(name), 'Your account has a new set of recovery codes. The codes from before no longer work.'],
    facts: [{ label: 'Made on', value: moment(at) }],
    action: { label: SECURITY_PAGE, path },
    notYou: 'Then somebody else knows your password. Change it at once and make new codes by the button above.',
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
    notYou: 'Then somebody else knows your password. Remove the passkey by the button above and change the password.',
    why: WHY,
  }),
  passkeyRemoved: (data: PasskeyChanged): MailContent => ({
    subject: 'A passkey was removed from your Placard account',
    heading: 'A passkey was removed',
    paragraphs: [greeting(data.name), 'One of the passkeys of your account no longer signs in to it.'],
    facts: passkeyFacts(data, 'Removed on'),
    action: { label: SECURITY_PAGE, path: data.path },
    notYou: 'Then somebody else knows your password. Change it at once by the button above.',
    why: WHY,
  }),
} as const
