export const secondFactorMessages = {
  title: 'One more step',
  text: {
    code: 'Open your authenticator app and enter the six digits it shows for Placard.',
    'recovery-code': 'Enter one of the recovery codes you saved when you set up two-factor sign-in. Each works once.',
  },
  label: { code: 'Code from your app', 'recovery-code': 'Recovery code' },
  use: { code: 'Use your authenticator app', 'recovery-code': 'Use a recovery code' },
  required: 'Please enter the code',
  submit: 'Sign In',
  back: 'Back',
} as const
