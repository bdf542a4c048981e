import type { Act } from './acts/acts.ts'
import { DOUBT } from './entry-messages.en.ts'

/** What it says when it is not sure what a message wants done, and what may have been meant, as messages. */
export const doubtMessages: {
  readonly unsure: (meanings: readonly string[]) => string
  readonly forCountry: (name: string) => string
  readonly acts: Partial<Readonly<Record<Act, string>>>
} = {
  unsure: (meanings) => `${DOUBT} Did you mean one of these?\n\n${meanings.map((one) => `- ${one}`).join('\n')}`,
  forCountry: (name) => `Now for ${name}`,
  acts: {
    shorter: 'Make it shorter',
    longer: 'Make it longer',
    simpler: 'Use simpler words',
    harder: 'Make it harder',
    gentler: 'Make it gentler',
    formal: 'Make it more formal',
    another: 'Another one',
    correct: 'Fix it',
    why: 'Why?',
    sources: 'Source?',
    example: 'An example',
    'other-side': 'The other side',
    expected: 'What questions might I get?',
  },
}
