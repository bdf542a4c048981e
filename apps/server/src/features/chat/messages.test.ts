import { describe, expect, it } from 'vitest'
import { chatMessages } from './messages.en.ts'

describe('what the API says of an answer that failed', () => {
  it.each([
    { fault: 'withdrawn', because: 'to try again does not help', text: /administrator has switched off.*nothing else/ },
    { fault: 'quota', because: 'its cause is known', text: /^API quota exceeded/ },
    { fault: 'slow', because: 'to try again may help', text: /Please try again\.$/ },
    { fault: undefined, because: 'nothing is known', text: /Please try again\.$/ },
  ] as const)('of $fault is a sentence of its own, or the usual one: $because', ({ fault, text }) => {
    expect(chatMessages.fault(fault)).toMatch(text)
  })
})
