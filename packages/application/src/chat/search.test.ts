import { aConversation } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { searchIn } from './search.ts'
import { titleOf } from './title.ts'

function find(title: string, words: string): readonly string[] {
  return searchIn([{ conversation: aConversation({ title }), messages: [] }], words).map(({ excerpt }) =>
    excerpt.replaceAll('\ue000', '[').replaceAll('\ue001', ']'),
  )
}

describe('searching chats', () => {
  it.each([
    {
      title: 'Fisheries in the Pacific',
      words: 'PACIFIC',
      finds: ['Fisheries in the [Pacific]'],
      because: 'case does not count',
    },
    {
      title: 'Élections au Sénégal',
      words: 'senegal elections',
      finds: ['[Élections] au [Sénégal]'],
      because: 'accents do not count',
    },
    {
      title: 'Border levies',
      words: 'bord lev',
      finds: ['[Bord]er [lev]ies'],
      because: 'the beginning of a word is enough',
    },
    { title: 'Border levies', words: 'order', finds: [], because: 'the middle of a word is not' },
    { title: 'Border levies', words: 'border tax', finds: [], because: 'every word must be there' },
    {
      title: 'İstanbul talks',
      words: 'talks',
      finds: ['İstanbul [talks]'],
      because: 'a letter that grows in lower case shifts nothing',
    },
  ])('finds $words in $title: $because', ({ title, words, finds }) => {
    expect(find(title, words)).toEqual(finds)
  })
})

describe('the title of a conversation', () => {
  it.each([
    { text: 'What is a motion? Explain it.', title: 'What is a motion?' },
    { text: '# Draft\n\n**Help** me with this clause.', title: 'Draft Help me with this clause' },
    { text: 'Dr. Who?', title: 'Dr. Who?' },
    { text: '   ', title: '' },
    {
      text: 'I would like to know everything there is about the history of the veto in the Security Council',
      title: 'I would like to know everything there is about the history…',
    },
  ])('of "$text" is "$title"', ({ text, title }) => {
    expect(titleOf(text)).toBe(title)
  })
})
