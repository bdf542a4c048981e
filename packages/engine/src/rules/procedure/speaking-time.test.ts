import { describe, expect, it } from 'vitest'
import { cutToTime, wordsIn } from './speaking-time.ts'

describe('a speech cut to its time', () => {
  it.each([
    ['One two three. Four five six.', 2.4, undefined, 'six words are said in 2.4 seconds'],
    ['One two three. Four five six.', 1.6, 'One two three.', 'the second sentence does not fit'],
    ['He said “no.” And he went on.', 1.6, 'He said “no.”', 'a closing quotation mark ends a sentence'],
    ['One two three four five six seven', 1.2, 'One two three …', 'a sentence too long breaks off'],
    ['', 1, undefined, 'nothing was said'],
  ] as const)('%j in %d s becomes %j, because %s', (words, seconds, expected, because) => {
    expect(cutToTime(words, seconds), because).toBe(expected)
  })

  it('counts two and a half words a second', () => {
    expect([1, 30, 60].map(wordsIn)).toEqual([2, 75, 150])
  })
})
