import { aConversation } from '@placard/testing'
import '../../test-setup.ts'
import type { ChatAttachment, ChatMessage, Conversation, RouteDefinition, WorkingPaper } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { keptValues } from '../../client/storage/storage.ts'
import { keptChats } from './kept-chats.ts'

const AT = '2026-11-21T12:00:00.000Z'

const conversationOf = (id: string, changes: Partial<Conversation> = {}) =>
  aConversation({ id, title: `About ${id}`, leafId: 'leaf', ...changes })

const PAPER: ChatAttachment = { id: 'p', name: 'p.txt', kind: 'text', bytes: 17, length: 17, fullLength: 17 }

function withPaper(): ChatMessage {
  const place = { id: 'm', conversationId: 'with a paper', parentId: null, timestamp: AT, seq: 0 }
  const textless = { ...PAPER, id: 'q', length: 0 }
  return { ...place, role: 'user', content: 'Read it', status: 'complete', attachments: [PAPER, textless] }
}

function aBrowser(conversations: Conversation[], answer: object, papers: WorkingPaper[] = []) {
  const sent: unknown[] = []
  const keeps = keptChats({
    demo: {
      // a page of one at a time
      async list({ isArchived, before }) {
        const all = conversations.filter((conversation) => conversation.isArchived === isArchived)
        const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
        const next = from + 1 < all.length ? (all[from]?.id ?? null) : null
        return { conversations: all.slice(from, from + 1), next }
      },
      async get(id) {
        const conversation = conversations.find((one) => one.id === id)
        if (conversation === undefined) throw new Error(id)
        return { conversation, messages: conversation.id === 'with a paper' ? [withPaper()] : [] }
      },
      readAttachment: async () => ({ attachment: PAPER, text: 'Chad has no port.' }),
    },
    papers: {
      listPapers: async () => papers,
      async readPaper(id) {
        const paper = papers.find((one) => one.id === id)
        if (paper === undefined) throw new Error(id)
        return { paper, versions: [] }
      },
    },
    call: async (route: RouteDefinition, { body }: { readonly body?: unknown }) => {
      sent.push(body)
      const isPaper = route.path.startsWith('/api/papers')
      const given: MessageEvent['data'] = isPaper
        ? { paper: { ...papers[0], text: 'Moved before.', version: 4 } }
        : answer
      return given
    },
    values: keptValues(() => window.sessionStorage),
  })
  return { keeps, sent }
}

const WATER: WorkingPaper = {
  id: 'water',
  conversationId: 'one',
  messageId: 'm',
  kind: 'speech',
  title: 'Water',
  version: 2,
  updatedAt: '2026-11-21T14:00:00.000Z',
  createdAt: AT,
  text: 'As it reads now.',
}

describe('the working papers of the demo', () => {
  it('move with their conversation, what is new of one as a version, and bring it up again when they change', async () => {
    window.sessionStorage.clear()
    const papers = [WATER]
    const { keeps, sent } = aBrowser([conversationOf('one')], { outcome: 'kept', conversationId: 'there' }, papers)
    for (const item of await keeps.collect()) await item.move('import')
    const content = { kind: 'speech', title: 'Water', text: 'As it reads now.' }
    expect(sent.slice(1)).toEqual([
      { ...content, id: 'water', conversationId: 'there', messageId: null },
      { ...content, expected: 4, making: 'typed' },
    ])
    expect(await keeps.collect()).toEqual([])
    papers[0] = { ...WATER, updatedAt: '2026-11-21T15:00:00.000Z' }
    expect(await keeps.collect()).toHaveLength(1)
  })
})

describe('the chats of the demo', () => {
  it('are moved whole, archived ones too, and offered again only when they went on', async () => {
    window.sessionStorage.clear()
    const conversations = [conversationOf('one'), conversationOf('two'), conversationOf('old', { isArchived: true })]
    const { keeps, sent } = aBrowser(conversations, { outcome: 'kept', conversationId: 'there' })
    const items = await keeps.collect()
    expect(items.map(({ name }) => name).sort()).toEqual(['About old', 'About one', 'About two'])
    for (const item of items) await item.move('import')
    expect(sent).toHaveLength(3)
    expect(sent[0]).toEqual({ conversation: conversations[0], messages: [] })
    expect(await keeps.collect()).toEqual([])
    conversations[1] = conversationOf('two', { updatedAt: '2026-11-21T13:00:00.000Z' })
    expect((await keeps.collect()).map(({ id }) => id)).toEqual(['two'])
  })

  it('bring the texts of their documents, those that are there', async () => {
    window.sessionStorage.clear()
    const { keeps, sent } = aBrowser([conversationOf('with a paper')], { outcome: 'kept', conversationId: 'there' })
    for (const item of await keeps.collect()) await item.move('import')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({ text: 'Chad has no port.' })
  })

  it('stay offered where they were refused, and are not offered empty', async () => {
    window.sessionStorage.clear()
    const refused = { outcome: 'refused', fault: 'too-many' }
    const { keeps } = aBrowser([conversationOf('one'), conversationOf('empty', { leafId: null })], refused)
    const [item] = await keeps.collect()
    expect(await item?.move('import')).toEqual(refused)
    expect((await keeps.collect()).map(({ id }) => id)).toEqual(['one'])
  })
})
