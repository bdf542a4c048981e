import type { SignedOutReason } from '../../../client/auth/auth-session.ts'

export const authMessages = {
  pageTitle: 'Sign in',
  pageDescription:
    'Take a country’s seat, speak in the room, bargain with AI delegates and see the draft resolution change.',
  headline: 'The floor is yours, delegate.',
  pitch:
    'Take the seat of a real country. Say what you would say in the room: AI delegates answer from their countries’ record, bargain, and change the draft resolution with you.',
  facts: [
    { figure: '193', label: 'countries to speak for' },
    { figure: '40–70', label: 'minutes per campaign' },
    { figure: '1', label: 'text to agree on' },
  ],
  hallPicture: { country: 'Kenya' },
  formHeading: 'Take your seat',
  keepDemo: 'Create an account, or sign in to yours: what you made in the demo can then move into it.',
  tabsLabel: 'Sign in or sign up',
  tabs: { login: 'Sign In', register: 'Sign Up' },
  fields: {
    displayName: 'Display name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
  },
  submit: { login: 'Sign In', register: 'Create Account' },
  submitting: { login: 'Signing in…', register: 'Creating account…' },
  passwordsMatch: 'Passwords match',
  birth: {
    legend: 'When were you born?',
    month: 'Month of birth',
    year: 'Year of birth',
    chooseMonth: 'Choose a month',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    hint: 'It determines your initial privacy settings. The answer itself is not stored.',
  },
  notice: {
    kept: 'We keep your name, your address and what you do here for as long as you have the account, on this server, to run it for you. Nothing is sold or used for advertising.',
    agree: ['By creating an account you accept the ', '. How your data is handled is in the ', '.'],
  },
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  legalLinks: 'Terms and privacy',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  passkey: {
    button: 'Sign in with a passkey',
    waiting: 'Waiting for your passkey…',
    notUsed: 'No passkey was used. Try again, or sign in with your password.',
  },
  failed: 'Authentication failed',
  noAccount: 'Accounts cannot be created here',
  demo: {
    title: 'Try Demo Mode',
    text: 'A whole campaign in this browser: no account, no server, and it works offline.',
    button: 'Try Now',
  },
  signedOut: {
    ended: 'You’ve been signed out. Sign in to continue where you left off.',
    elsewhere: 'You signed out in another tab.',
    'server-unreachable': 'The server could not be reached, so we cannot tell whether you are still signed in.',
    'server-not-told':
      'You are signed out here. The server did not respond; it will be notified the next time this page opens with a connection.',
  } satisfies Record<SignedOutReason, string>,
  retry: 'Try Again',
} as const
