const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const sharedMessages = {
  sharedOn: (at: Date) => `A copy shared on ${day.format(at)}`,
  person: 'The person said',
  ai: 'Written with an AI assistant.',
  gone: 'This link leads nowhere any more',
  goneText: 'Whoever shared the conversation has ended the link, or the address is mistyped.',
  own: 'To the start',
  failed: 'The copy could not be loaded',
  failedText: 'Try again in a moment.',
  again: 'Try again',
} as const
