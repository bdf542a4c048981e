const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** What is said about a mail that confirms an address; `sentAt` is missing while none was ever sent. */
export const confirmationMessages = {
  state: (email: string, sentAt: string | undefined) =>
    sentAt === undefined
      ? `${email} is not confirmed yet.`
      : `We sent a mail to ${email} on ${moment.format(new Date(sentAt))}.`,
  next: (sentAt: string | undefined) =>
    sentAt === undefined
      ? 'We can send a mail with a link that does it.'
      : 'Please follow the steps in it. If you had an account with this address before, it also says how to get to that.',
  send: (sentAt: string | undefined) => (sentAt === undefined ? 'Send a mail' : 'Send it again'),
  sent: 'The mail is on its way, unless this address was sent several a short while ago.',
  confirmed: 'The address is confirmed already.',
  notSent: 'The mail could not be sent.',
} as const
