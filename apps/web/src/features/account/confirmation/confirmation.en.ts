/** Texts about a mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages = {
  /** The notice above every view; on phones it is but `short`. */
  notice: (email: string, sentAt: string | undefined) =>
    sentAt === undefined
      ? `${email} is not confirmed yet. We can send you an email with a link to confirm it.`
      : `Check your inbox: we emailed ${email}. If you already had an account, the email tells you how to get back to it.`,
  short: 'Confirm your email',
  send: (sentAt: string | undefined) => (sentAt === undefined ? 'Send email' : 'Send it again'),
  sent: 'The email is on its way, unless several were sent to this address recently.',
  confirmed: 'This address is already confirmed.',
  accountSecurity: 'Account Security',
  notSent: 'The email could not be sent.',
} as const
