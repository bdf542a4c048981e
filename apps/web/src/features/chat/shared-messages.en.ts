import { datesIn } from '../../kit/language/dates.ts'

const { day } = datesIn('en-GB')

export const sharedMessages = {
  sharedOn: (at: Date) => `A copy shared on ${day(at)}`,
  messages: 'Messages',
  person: 'The person said',
  ai: 'Written with an AI assistant.',
  gone: {
    title: 'This link no longer works',
    text: 'The link was ended by the person who shared it, or the address is mistyped.',
    back: 'Go to the start page',
  },
  failed: { title: 'The copy could not be loaded', text: 'Try again in a moment.', retry: 'Try again' },
} as const
