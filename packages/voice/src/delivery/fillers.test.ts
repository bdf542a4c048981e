import { describe, expect, it } from 'vitest'
import { fillersIn } from './fillers.ts'

describe('the fillers of a speech', () => {
  it.each([
    { text: 'Um, we support this.', found: ['um'], because: 'it is nothing but a sound' },
    { text: 'We uh support er this, hmm.', found: ['uh', 'er', 'hmm'], because: 'sounds count with no commas too' },
    { text: 'The umbrella of the ERA is her error.', found: [], because: 'letters within words are none' },
    { text: 'It is, you know, unfair.', found: ['you know'], because: 'it is set off by commas' },
    { text: 'You know, they never paid.', found: ['you know'], because: 'it opens a sentence before a comma' },
    { text: 'As you know, they never paid.', found: [], because: 'it says that the room knows' },
    { text: 'Do you know what it costs?', found: [], because: 'it asks' },
    { text: 'You know that this is true.', found: [], because: 'it has an object' },
    { text: 'It was, like, ten years ago.', found: ['like'], because: 'nothing is compared' },
    { text: 'And like, nobody came.', found: ['like'], because: 'it follows a joining word, before a comma' },
    { text: 'It is like really expensive.', found: ['like'], because: 'there is no comparing with “really”' },
    { text: 'States like Kenya would like to act.', found: [], because: 'an example and a wish' },
    { text: 'It is like a house on sand.', found: [], because: 'a comparison' },
    { text: 'In states, like Kenya, rain fails.', found: [], because: 'an example between commas' },
    { text: 'I mean, who pays?', found: ['i mean'], because: 'it opens a sentence before a comma' },
    { text: 'I mean the poorest states.', found: [], because: 'it says what is meant' },
    { text: 'This is kind of unfair.', found: ['kind of'], because: 'nothing is sorted' },
    { text: 'This kind of aid is a sort of bribe.', found: [], because: 'kinds are meant' },
    { text: 'We need it. Um and, uh, you know, um…', found: ['um', 'uh', 'you know', 'um'], because: 'each counts' },
    { text: '', found: [], because: 'nothing was heard' },
  ])('of “$text” are $found: $because', ({ text, found }) => {
    expect(fillersIn(text).map((filler) => filler.text)).toEqual(found)
  })

  it('are at their words', () => {
    expect(fillersIn('We, um, can’t wait, uh.')).toEqual([
      { text: 'um', word: 1 },
      { text: 'uh', word: 4 },
    ])
  })
})
