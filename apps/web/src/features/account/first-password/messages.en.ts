/** The screen on which a temporary password is replaced. */
export const firstPasswordMessages = {
  pageTitle: 'New Password',
  pageDescription: 'Choose your own password.',
  title: 'Choose your own password',
  text: 'You signed in with a temporary password. Choose one that only you know, then carry on.',
  password: 'New password',
  confirm: 'Confirm password',
  match: 'Passwords match',
  submit: 'Save and continue',
  submitting: 'Saving…',
  signOut: 'Sign out',
} as const
