const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** Texts about a mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages = {
  state: (email: string, sentAt: string | undefined) =>
    sentAt === undefined
      ? `${email} is not confirmed yet.`
      : `Check your inbox: we emailed ${email} on ${moment.format(new Date(sentAt))}.`,
  next: (sentAt: string | undefined) =>
    sentAt === undefined
      ? 'We can send you an email with a link to confirm it.'
      : 'Please follow the steps in it. If you had an account with this address before, it also explains how to access that account.',
  send: (sentAt: string | undefined) => (sentAt === undefined ? 'Send email' : 'Send it again'),
  sent: 'The email is on its way, unless several were sent to this address recently.',
  confirmed: 'This address is already confirmed.',
  accountSecurity: 'Account Security',
  notSent: 'The email could not be sent.',
} as const
