export const stopNewsMessages = {
  pageTitle: 'Stop News',
  pageDescription: 'Stop emails with news.',
  title: 'Stop emails with news?',
  text: 'You agreed to news by email. Emails about your account keep coming.',
  submit: 'Stop these emails',
  submitting: 'Stopping…',
  doneTitle: 'You get no more news by email',
  done: 'Your consent is withdrawn. You can give it again under Settings, Privacy Rights, Consent.',
  invalidTitle: 'This link does not work',
  invalid:
    'It is incomplete, or another server made it. Copy the whole link from the email, or sign in and stop the emails under Settings, Privacy Rights, Consent.',
} as const
