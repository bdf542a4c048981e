import type { ChatStore } from '@placard/application'
import { expect, it } from 'vitest'
import { aChatMessage, answeredChat, CHAT_NOW, chatIdOf, storedChat } from '../builders/chat.ts'

/** Conformance tests for conversations in every chat store: list, remove, restore, search. */
export function chatConversationsSuite(makeStore: () => Promise<ChatStore>, owners: readonly [string, string]): void {
  listingSuite(makeStore, owners)
  removingSuite(makeStore, owners)
}

function listingSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  it('lists pinned conversations first, then the newest, archived ones apart', async () => {
    const store = await makeStore()
    for (const [number, at] of [
      [1, CHAT_NOW],
      [2, CHAT_NOW + 1000],
      [3, CHAT_NOW + 2000],
      [4, CHAT_NOW + 3000],
    ] as const) {
      await answeredChat(
        store,
        await storedChat(store.accept(ada, aChatMessage(number, `Title ${number}`, { at }))),
        'Yes',
        at,
      )
    }
    await store.change(ada, chatIdOf(1), { isPinned: true }, CHAT_NOW)
    await store.change(ada, chatIdOf(3), { isArchived: true }, CHAT_NOW + 2000)
    const listed = await store.list(ada, { isArchived: false, before: undefined })
    expect(listed.conversations.map(({ id }) => id)).toEqual([1, 4, 2].map(chatIdOf))
    expect(listed.next).toBeNull()
    const archived = await store.list(ada, { isArchived: true, before: undefined })
    expect(archived.conversations.map(({ id }) => id)).toEqual([chatIdOf(3)])
  })

  it('gives another title only to what still has the one that is meant, and to nobody else’s', async () => {
    const store = await makeStore()
    const { conversation } = await storedChat(store.accept(ada, aChatMessage(1, 'What is a motion?')))
    const from = conversation.title
    const titleNow = async () => (await store.read(ada, conversation.id))?.conversation.title
    await store.retitle(ben, conversation.id, { from, to: 'Stolen' })
    expect(await titleNow()).toBe(from)
    await store.retitle(ada, conversation.id, { from, to: 'What motions are' })
    expect(await titleNow()).toBe('What motions are')
    await store.change(ada, conversation.id, { title: 'Mine' }, CHAT_NOW)
    await store.retitle(ada, conversation.id, { from: 'What motions are', to: 'Late' })
    expect(await titleNow()).toBe('Mine')
  })

  it('keeps which engine was chosen, from the first message and as changed', async () => {
    const store = await makeStore()
    const { conversation, ...begun } = aChatMessage(1, 'Hello')
    const begins = conversation.begins && { ...conversation.begins, engineChoice: { kind: 'built-in' } as const }
    const accepted = await storedChat(store.accept(ada, { ...begun, conversation: { ...conversation, begins } }))
    expect(accepted.conversation.engineChoice).toEqual({ kind: 'built-in' })
    const engineChoice = { kind: 'provider', provider: 'gemini' } as const
    await store.change(ada, chatIdOf(1), { engineChoice }, CHAT_NOW)
    expect((await store.read(ada, chatIdOf(1)))?.conversation.engineChoice).toEqual(engineChoice)
    expect((await store.claim(accepted.answer.id, CHAT_NOW, 1))?.conversation.engineChoice).toEqual(engineChoice)
  })

  it('pages through more conversations than a page holds, each once', async () => {
    const store = await makeStore()
    for (let number = 1; number <= 60; number += 1) {
      const accepted = await storedChat(
        store.accept(ada, aChatMessage(number, `Title ${number}`, { at: CHAT_NOW + number })),
      )
      await store.askToStop(ada, accepted.answer.id, CHAT_NOW + number + 1)
    }
    const first = await store.list(ada, { isArchived: false, before: undefined })
    expect(first.conversations).toHaveLength(50)
    const second = await store.list(ada, { isArchived: false, before: first.next ?? undefined })
    expect(second.next).toBeNull()
    expect(new Set([...first.conversations, ...second.conversations].map(({ id }) => id)).size).toBe(60)
  })
}

function removingSuite(makeStore: () => Promise<ChatStore>, [ada]: readonly [string, string]): void {
  it('brings a removed conversation back in time, and not after', async () => {
    const store = await makeStore()
    await answeredChat(store, await storedChat(store.accept(ada, aChatMessage(1, 'Keep me'))), 'Yes')
    expect(await store.remove(ada, chatIdOf(1), CHAT_NOW + 1000)).toBe(true)
    expect(await store.read(ada, chatIdOf(1))).toBeUndefined()
    expect(await store.search(ada, 'Keep')).toEqual([])
    expect((await store.restore(ada, chatIdOf(1), CHAT_NOW + 500))?.title).toBe('Keep me')
    expect((await store.read(ada, chatIdOf(1)))?.messages).toHaveLength(2)
    await store.remove(ada, chatIdOf(1), CHAT_NOW + 1000)
    expect(await store.restore(ada, chatIdOf(1), CHAT_NOW + 1001)).toBeUndefined()
  })

  it('finds words in titles and messages, whatever their case, and marks them', async () => {
    const store = await makeStore()
    await answeredChat(
      store,
      await storedChat(store.accept(ada, aChatMessage(1, 'Carbon border levies'))),
      'A levy at the border.',
    )
    await answeredChat(
      store,
      await storedChat(store.accept(ada, aChatMessage(2, 'Fisheries', { at: CHAT_NOW + 5 }))),
      'Quotas.',
      CHAT_NOW + 5,
    )
    const hits = await store.search(ada, 'BORDER')
    expect(hits.map(({ messageId }) => messageId).sort()).toEqual([null, chatIdOf(101), chatIdOf(201)].sort())
    expect(hits.find(({ messageId }) => messageId === chatIdOf(201))?.excerpt).toContain('\ue000border\ue001')
    expect(await store.search(ada, 'rder')).toEqual([])
  })
}
