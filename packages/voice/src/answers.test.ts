import { describe, expect, it } from 'vitest'
import { answerIn } from './answers.ts'

describe('an answer to a card', () => {
  it.each([
    { said: 'Yes, that’s right.', question: 'check', answer: 'confirm', because: 'it is said in full' },
    { said: 'Confirm that, thank you chair.', question: 'check', answer: 'confirm', because: 'one is polite' },
    { said: 'No, that is wrong, please.', question: 'check', answer: 'discard', because: 'one is polite' },
    { said: 'Take that back.', question: 'check', answer: 'discard', because: 'it is what one says of words' },
    { said: 'Yes.', question: 'check', answer: 'short', because: 'a lone syllable is easily misheard' },
    { said: 'Yes.', question: 'debrief', answer: undefined, because: 'nothing there counts' },
    { said: 'We vote yes.', question: 'check', answer: undefined, because: 'that is a ballot' },
    { said: 'Yes, that is right.', question: 'closing', answer: undefined, because: 'it answers another card' },
    { said: 'Yes, close now!', question: 'closing', answer: 'close', because: 'it is said in full' },
    { said: 'The second reading.', question: 'readings', answer: 'second', because: 'readings are numbered' },
  ] as const)('$said to $question is $answer, because $because', ({ said, question, answer }) => {
    expect(answerIn(said, question)).toBe(answer)
  })
})
