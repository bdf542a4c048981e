import type { SignedOutReason } from '../../shared/auth/auth-session.ts'

export const authMessages = {
  pageTitle: 'Sign in',
  pageDescription:
    'Take a country’s seat, speak in the room, bargain with AI delegates and see the draft resolution change.',
  headline: 'The floor is yours, delegate.',
  pitch:
    'Take the seat of a real country. Say what you would say in the room: AI delegates answer from their countries’ record, bargain, and change the draft resolution with you.',
  facts: [
    { figure: '193', label: 'countries to speak for' },
    { figure: '40–70', label: 'minutes a campaign' },
    { figure: '1', label: 'text to agree on' },
  ],
  hallPicture: { country: 'Kenya' },
  formHeading: 'Take your seat',
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
  strength: (label: string) => `Password strength: ${label}`,
  strengthMeter: 'Password strength',
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred. Please try again.',
  demo: {
    title: 'Try Demo Mode',
    text: 'A whole campaign in this browser: no account, no server, and it goes on offline.',
    button: 'Try Now',
  },
  signedOut: {
    ended: 'Your session has ended. Sign in to go on where you were.',
    elsewhere: 'You signed out in another tab.',
    'server-unreachable': 'The server could not be reached, so we cannot tell whether you are still signed in.',
    'server-not-told':
      'You are signed out here. The server did not answer; it will be told the next time this page opens with a connection.',
  } satisfies Record<SignedOutReason, string>,
  retry: 'Try Again',
} as const
