import { describe, expect, it } from 'vitest'
import { newProduct } from './new-product.ts'
import { changesIn } from './read-change.ts'

const named = { countries: [], blocs: [], rest: '' }
const speech = newProduct('speech', { topic: 'climate finance', country: undefined })

describe('what is to be changed in a product', () => {
  it.each([
    {
      text: 'can you use more easy words? my english is not so good',
      is: [{ kind: 'tone', to: 'simpler' }],
      because: 'the rest is an aside',
    },
    { text: 'shorter, i get nervus', is: [{ kind: 'resize', to: 'shorter' }], because: 'so is that' },
    {
      text: 'the verbs are too weak',
      is: [{ kind: 'tone', to: 'harder' }],
      because: 'what is too weak is to be harder',
    },
    {
      text: 'cut to 30 secs',
      is: [{ kind: 'resize-to', unit: 'seconds', count: 30 }],
      because: 'a length says more than shorter',
    },
    {
      text: 'add smth about loss and damage',
      is: [{ kind: 'mention', what: 'loss and damage' }],
      because: 'a matter of one’s own is spoken of',
    },
    {
      text: 'say something about the rivers too',
      is: [{ kind: 'mention', what: 'rivers' }],
      because: 'the words around it are none',
    },
    {
      text: 'add sub-clauses with a timetable',
      is: [
        { kind: 'add', what: 'subclauses' },
        { kind: 'add', what: 'deadline' },
      ],
      because: 'both are known',
    },
    { text: 'and who checks it? add that', is: undefined, because: 'a question is asked first' },
    { text: 'what is quorum', is: undefined, because: 'that is a question' },
    { text: 'why is it shorter', is: undefined, because: 'so is that' },
  ])('$text: $because', ({ text, is }) => {
    expect(changesIn(text, speech, named)).toEqual(is)
  })

  it.each([
    {
      text: 'I only need three of them',
      kind: 'quiz',
      is: [{ kind: 'count', count: 3 }],
      because: 'questions are counted',
    },
    {
      text: 'i forgot i only have 1 week',
      kind: 'study-plan',
      is: [{ kind: 'count', count: 7 }],
      because: 'a week is seven days',
    },
    {
      text: 'what should I read on day 1',
      kind: 'study-plan',
      is: [{ kind: 'part', number: 1 }],
      because: 'the day is shown',
    },
  ] as const)('in a $kind, $text: $because', ({ text, kind, is }) => {
    expect(changesIn(text, newProduct(kind, { topic: 'trade', country: undefined }), named)).toEqual(is)
  })
})
