import { RESTORE_DAYS, type RemovedAtConfirmation } from '@placard/contract'

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count} ${many}`
}

/** What an account lost when its address was confirmed, a line for each kind. */
function removedLines({ passkeys, twoFactor, pendingEmail, signIns }: RemovedAtConfirmation): readonly string[] {
  return [
    ...(passkeys > 0 ? [counted(passkeys, 'passkey', 'passkeys')] : []),
    ...(twoFactor ? ['The two-factor sign-in with its recovery codes'] : []),
    ...(pendingEmail ? ['A change of address that waited to be confirmed'] : []),
    ...(signIns > 0 ? [counted(signIns, 'sign-in on another browser', 'sign-ins on other browsers')] : []),
  ]
}

export const linkMessages = {
  forgot: {
    pageTitle: 'Forgot Password',
    pageDescription: 'Ask for a link to a new password.',
    title: 'Forgot your password?',
    text: 'Enter the address of your account. We send a link to it with which you choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending…',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If ${email} has an account, a link to a new password is on its way there. It works once, for 30 minutes.`,
    noMail: 'No mail after a few minutes? Look into the folder for unwanted mail, or send it again.',
    again: 'Send it again',
    sentAgain: 'Sent again.',
  },
  reset: {
    pageTitle: 'New Password',
    pageDescription: 'Choose a new password.',
    title: 'Choose a new password',
    text: 'The new password signs you out everywhere; then you sign in with it here.',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Set the password',
    submitting: 'Setting the password…',
    doneTitle: 'Your password is changed',
    done: 'You are signed out everywhere. Sign in with the new password.',
    invalidTitle: 'This link is not good any more',
    invalid: 'A link works once and for 30 minutes, and a newer one takes its place. Ask for a new one.',
    askAnew: 'Ask for a new link',
  },
  confirm: {
    pageTitle: 'Confirm Email',
    pageDescription: 'Confirm your email address.',
    title: 'Confirm your address',
    text: 'With this you show that mail to this address reaches you.',
    before:
      'Passkeys, a two-factor sign-in and sign-ins on other browsers that were set up before are removed, so that nobody who was there before you keeps a key. Unless you are signed in here, you choose a new password next.',
    second: 'If the mail says that you already have an account, what you made in the new one moves into it.',
    submit: 'Confirm this address',
    submitting: 'Confirming…',
    doneTitle: 'Thank you',
    done: (email: string) => `${email} is confirmed.`,
    next: 'Now choose a password of your own: the one the account was made with no longer works.',
    mergedTitle: 'It is all in one account now',
    merged: (email: string) =>
      `What you made is in the account that ${email} already had. Sign in to it with its own password, or set a new one by “Forgot password”.`,
    invalidTitle: 'This link is not good any more',
    invalid:
      'It may have been used already, or a newer one was sent. Sign in and open Account Security to see where your address stands and to send a new link.',
  },
  restore: {
    pageTitle: 'Restore Address',
    pageDescription: 'Take a change of your address back.',
    title: 'Take the change of address back?',
    text: 'Your account gets its former address back. Everybody is signed out of it, its password stops working, and you choose a new one here.',
    doors: `Passkeys and a two-factor sign-in that were set up in the ${RESTORE_DAYS} days before the change, or since, are removed.`,
    submit: 'Take the change back',
    submitting: 'Taking it back…',
    doneTitle: 'Your address is back',
    done: (email: string) => `${email} is the address of your account again, and everybody is signed out of it.`,
    next: 'Now choose a new password: the one from before does not work any more.',
    invalidTitle: 'This link is not good any more',
    invalid: `It works once, and for ${RESTORE_DAYS} days. If somebody else has your account, turn to whoever runs this server.`,
  },
  removed: {
    title: 'Removed, because somebody else may have set it up:',
    lines: removedLines,
    again: 'If it was you, please set it up again.',
  },
  toSignIn: 'To the sign-in',
  goOn: 'Go on',
} as const
