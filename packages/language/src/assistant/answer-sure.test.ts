import { describe, expect, it } from 'vitest'
import { isSureAnswer, isSureText } from './answer-sure.ts'

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

const TEXT = {
  kind: 'text',
  isOutline: false,
  agreedShare: 1,
  askedShare: 0,
  isStateMissing: false,
  unmetRatio: 0,
  isUnchanged: false,
} as const

describe('whether a text is given or what was meant is asked', () => {
  it.each([
    { signs: {}, isGiven: true, because: 'its wording orders a text' },
    { signs: { isOutline: true }, isGiven: true, because: 'an outline on the topic that was named says so itself' },
    {
      signs: { isOutline: true, unmetRatio: 1, isUnchanged: true },
      isGiven: false,
      because: 'nothing of what was said is in it, and nothing is known of its topic',
    },
    {
      signs: { agreedShare: 0, askedShare: 1, isStateMissing: true },
      isGiven: false,
      because: 'it asks something about a state, and no text was ordered',
    },
    { signs: { isStateMissing: true }, isGiven: true, because: 'a state may be named in passing' },
    {
      signs: { kind: 'change', isStateMissing: true },
      isGiven: false,
      because: 'what was done with the answer leaves out the state that was named',
    },
  ] as const)('$because', ({ signs, isGiven }) => {
    expect(isSureText({ ...TEXT, ...signs })).toBe(isGiven)
  })
})
