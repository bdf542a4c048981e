import { describe, expect, it } from 'vitest'
import { spokenWays } from './spoken-words.ts'

describe('the words of a text as people say them', () => {
  it.each([
    { text: 'Türkiye', ways: ['turkiye'], because: 'marks of letters are not said' },
    { text: 'A phase-down of coal', ways: ['a phase down of coal'], because: 'a hyphen is a pause' },
    { text: '300 billion', ways: ['three hundred billion'], because: 'numbers are words' },
    { text: '1.3 trillion', ways: ['one point three trillion'], because: 'a point is said' },
    { text: '1,300 billion', ways: ['one thousand three hundred billion'], because: 'a comma parts thousands' },
    {
      text: 'by 2035',
      ways: ['by twenty thirty five', 'by two thousand thirty five'],
      because: 'a year is said in two ways',
    },
    { text: '50 %', ways: ['fifty percent'], because: 'signs have names' },
    { text: 'the UN and LDCs', ways: ['the un~ and ldc~s'], because: 'capitals are said letter by letter' },
    { text: 'Ελλάδα', ways: [], because: 'the letters have no English sounds' },
    { text: '…', ways: [], because: 'marks alone are not said' },
  ])('are $ways for $text, because $because', ({ text, ways }) => {
    expect(spokenWays(text).map((words) => words.join(' '))).toEqual(ways)
  })
})
