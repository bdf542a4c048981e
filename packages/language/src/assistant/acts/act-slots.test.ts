import { describe, expect, it } from 'vitest'
import { additionOf, countOf, numberIn, partOfMessage, sizeOf } from './act-slots.ts'

describe('what a message names beside what it does', () => {
  it.each([
    {
      found: additionOf('there is no speaking practice in it'),
      wanted: { kind: 'mention', what: 'speaking practice' },
      because: 'what is not there is wanted',
    },
    {
      found: additionOf('haha just testing. add the Green Climate Fund'),
      wanted: { kind: 'mention', what: 'Green Climate Fund' },
      because: 'the order stands in the last sentence',
    },
    {
      found: additionOf('stick a deadline in'),
      wanted: { kind: 'add', what: 'deadline' },
      because: 'it has a wording',
    },
    { found: partOfMessage('just day one of it'), wanted: { kind: 'part', number: 1 }, because: 'days are numbered' },
    {
      found: partOfMessage('just the part with the solutions'),
      wanted: { kind: 'edit', edit: { kind: 'only-about', what: 'solutions' } },
      because: 'a part can be named by its matter',
    },
    {
      found: sizeOf('20 minutes a day', 'study-plan'),
      wanted: { kind: 'resize-to', unit: 'seconds', count: 1200 },
      because: 'a plan has minutes as well as days',
    },
    {
      found: sizeOf('two weeks instead', 'study-plan'),
      wanted: { kind: 'count', count: 14 },
      because: 'weeks are days',
    },
    {
      found: sizeOf('in five bullets', 'speech'),
      wanted: { kind: 'resize-to', unit: 'sentences', count: 5 },
      because: 'points are as long as sentences',
    },
    { found: countOf('I need only three'), wanted: { kind: 'count', count: 3 }, because: 'the noun can be left out' },
    { found: numberIn('lesson two is too full'), wanted: 2, because: 'a lesson has a number' },
    { found: numberIn('the last one'), wanted: -1, because: 'the last is counted from the end' },
    { found: numberIn('make it nicer'), wanted: undefined, because: 'none is named' },
  ])('$wanted: $because', ({ found, wanted }) => {
    expect(found).toEqual(wanted)
  })
})
