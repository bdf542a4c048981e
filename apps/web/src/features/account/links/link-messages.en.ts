import { RESTORE_DAYS } from '@placard/contract'

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count} ${many}`
}

export const linkMessages = {
  forgot: {
    pageTitle: 'Forgot Password',
    pageDescription: 'Ask for a link to a new password.',
    title: 'Forgot your password?',
    text: 'Enter your account’s email address and we will send you a link to choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending…',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account, a link to set a new password is on its way. It works once and expires in 30 minutes.`,
    noMail: 'No email after a few minutes? Check your spam folder, or send it again.',
    again: 'Send it again',
    sentAgain: 'Requested again. An address gets a few of these emails an hour at most.',
  },
  reset: {
    pageTitle: 'New Password',
    pageDescription: 'Choose a new password.',
    title: 'Choose a new password',
    text: 'Setting a new password signs you out everywhere. Then sign in with it here.',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Set the password',
    submitting: 'Setting the password…',
    doneTitle: 'Your password is changed',
    done: 'You have been signed out everywhere. Sign in with your new password.',
    invalidTitle: 'This link no longer works',
    invalid: 'A link works once, expires after 30 minutes, and is replaced by a newer one. Please request a new link.',
    askAnew: 'Request a new link',
  },
  confirm: {
    pageTitle: 'Confirm Email',
    pageDescription: 'Confirm your email address.',
    title: 'Confirm your address',
    text: 'Confirm that you receive email at this address.',
    before:
      'Any passkeys, two-factor sign-in and sign-ins on other browsers from before are removed, so that nobody else keeps a way into your account. Unless you are signed in here, you choose a new password next.',
    second: 'If the email says that you already have an account, what you made in the new one moves into it.',
    submit: 'Confirm this address',
    submitting: 'Confirming…',
    doneTitle: 'Thank you',
    done: (email: string) => `${email} is confirmed.`,
    next: 'Now choose a password of your own: the one the account was created with no longer works.',
    mergedTitle: 'Everything is in one account now',
    merged: (email: string) =>
      `Your work is now in the account that ${email} already had. Sign in with that account’s password, or choose “Forgot password” to set a new one.`,
    invalidTitle: 'This link no longer works',
    invalid:
      'It may have been used already, or replaced by a newer one. Sign in and open Account Security to check your address or send a new link.',
  },
  restore: {
    pageTitle: 'Restore Address',
    pageDescription: 'Undo a change of your address.',
    title: 'Undo the change of address?',
    text: 'Your account gets its previous address back. Everyone is signed out, the password stops working, and you choose a new one here.',
    doors: `Passkeys and two-factor sign-in set up in the ${RESTORE_DAYS} days before the change, or since, are removed.`,
    submit: 'Undo the change',
    submitting: 'Undoing…',
    doneTitle: 'Your address is back',
    done: (email: string) => `${email} is the address of your account again, and everyone has been signed out.`,
    next: 'Now choose a new password: the old one no longer works.',
    invalidTitle: 'This link no longer works',
    invalid: `It works once and expires after ${RESTORE_DAYS} days. If someone else has your account, contact the administrator of this server.`,
  },
  removed: {
    title: 'Removed, because someone else may have set it up:',
    kinds: {
      passkeys: (count: number) => counted(count, 'passkey', 'passkeys'),
      twoFactor: 'Two-factor sign-in and its recovery codes',
      pendingEmail: 'An unconfirmed change of address',
      signIns: (count: number) => counted(count, 'sign-in on another browser', 'sign-ins on other browsers'),
    },
    again: 'If it was you, please set it up again.',
  },
  toSignIn: 'Go to sign-in',
  resume: 'Continue',
} as const
