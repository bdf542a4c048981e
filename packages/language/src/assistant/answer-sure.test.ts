import { describe, expect, it } from 'vitest'
import { isSureAnswer } from './answer-sure.ts'

const SIGNS = { place: 'leaf', sureRatio: 0.8, metRatio: 0, askedShare: 1, isFirst: false } as const

describe('whether an answer is told or only offered', () => {
  it.each([
    { signs: {}, isTold: true, because: 'it is a question, and the entry covers it' },
    { signs: { sureRatio: 0.4 }, isTold: false, because: 'the entry covers little of it' },
    {
      signs: { sureRatio: 0.45, isFirst: true },
      isTold: true,
      because: 'nothing else can be meant by a first question',
    },
    { signs: { askedShare: 0.1 }, isTold: false, because: 'its wording is hardly that of a question' },
    { signs: { place: 'within', sureRatio: 0.3, metRatio: 0.8 }, isTold: true, because: 'what was told says it' },
    {
      signs: { place: 'within', sureRatio: 0.3, metRatio: 0.2 },
      isTold: false,
      because: 'what was told hardly says it',
    },
    {
      signs: { place: 'beside', sureRatio: 0.2, metRatio: 0 },
      isTold: false,
      because: 'a neighbour is told only when more speaks for it',
    },
  ] as const)('$because', ({ signs, isTold }) => {
    expect(isSureAnswer({ ...SIGNS, ...signs })).toBe(isTold)
  })
})
