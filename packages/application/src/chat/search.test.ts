import type { WorkingPaper } from '@placard/contract'
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

describe('searching working papers', () => {
  const conversation = aConversation({ title: 'Fisheries' })
  const paper: WorkingPaper = {
    id: conversation.id,
    conversationId: conversation.id,
    messageId: null,
    kind: 'resolution',
    title: 'Quotas at sea',
    version: 2,
    text: 'The General Assembly,\n\n1. Urges States to protect tuna.',
    createdAt: conversation.createdAt,
    updatedAt: conversation.updatedAt,
  }
  const OTHER = '00000000-0000-4000-8000-00000000ffff'

  it.each<{ words: string; paper?: WorkingPaper; finds: readonly string[]; because: string }>([
    { words: 'quotas', finds: ['The General Assembly, 1. Urges States to protect tuna.'], because: 'of its title' },
    { words: 'TUNA', finds: ['… General Assembly, 1. Urges States to protect [tuna].'], because: 'of its text' },
    { words: 'sea urges', finds: ['The General Assembly, 1. [Urges] States to protect tuna.'], because: 'of both' },
    { words: 'whales', finds: [], because: 'the word is in neither' },
    { words: 'tuna', paper: { ...paper, conversationId: OTHER }, finds: [], because: 'its conversation is gone' },
  ])('finds $finds for $words because $because', ({ words, paper: one = paper, finds }) => {
    const hits = searchIn([{ conversation, messages: [] }], words, [one])
    expect(hits.map(({ excerpt }) => excerpt.replaceAll('\ue000', '[').replaceAll('\ue001', ']'))).toEqual(finds)
    for (const hit of hits) expect(hit).toMatchObject({ title: 'Fisheries', messageId: null, paper: { id: paper.id } })
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
