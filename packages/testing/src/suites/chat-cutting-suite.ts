import { type ChatStore, contentOf } from '@placard/application'
import { expect, it } from 'vitest'
import {
  aChatMessage,
  answeredChat,
  BUILT_IN_ENGINE,
  CHAT_LEASE_MS,
  CHAT_NOW,
  chatIdOf,
  claimedChat,
  storedChat,
  textEvent,
} from '../builders/chat.ts'

const ANSWER = 'A motion 🕊️ is put to the vote.'

/** Conformance tests for spoken conversations in every chat store: their type, and answers that were heard in part. */
export function chatCuttingSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  typeSuite(makeStore, ada)
  const answered = async () => {
    const store = await makeStore()
    const stored = await storedChat(store.accept(ada, aChatMessage(1, 'What is a motion?')))
    await answeredChat(store, stored, ANSWER)
    return { store, id: stored.answer.id }
  }

  it.each([
    { heard: 8, content: 'A motion', status: 'stopped', because: 'so much was heard' },
    { heard: 0, content: '', status: 'stopped', because: 'nothing was heard' },
    { heard: 10, content: 'A motion ', status: 'stopped', because: 'a dove is not heard in halves' },
    { heard: 11, content: 'A motion ', status: 'stopped', because: 'its sign of being a picture belongs to it' },
    { heard: ANSWER.length, content: ANSWER, status: 'complete', because: 'all of it was heard' },
    { heard: 10_000, content: ANSWER, status: 'complete', because: 'more than all cannot be heard' },
  ])('keeps $content of an answer because $because', async ({ heard, content, status }) => {
    const { store, id } = await answered()
    const cut = await store.cut(ada, id, heard, CHAT_NOW)
    expect(cut?.answer).toMatchObject({ content, status, engine: BUILT_IN_ENGINE })
    expect((await store.read(ada, chatIdOf(1)))?.messages[1]).toEqual(cut?.answer)
    // its log says the same to whoever has all of it, and to whoever has a part
    const { events = [], answer } = (await store.eventsAfter(ada, id, 0)) ?? {}
    expect(contentOf(events)).toMatchObject({ content, seq: answer?.seq })
    expect(contentOf((await store.eventsAfter(ada, id, 2))?.events ?? []).content).toBe(
      status === 'stopped' ? content : '',
    )
  })

  it('keeps the same when it is told again, and never more than before', async () => {
    const { store, id } = await answered()
    const first = await store.cut(ada, id, 8, CHAT_NOW)
    expect((await store.cut(ada, id, 8, CHAT_NOW))?.answer).toEqual(first?.answer)
    expect((await store.cut(ada, id, 20, CHAT_NOW))?.answer).toEqual(first?.answer)
    expect((await store.cut(ada, id, 1, CHAT_NOW))?.answer.content).toBe('A')
  })

  it('cuts nothing of another owner, of a user’s message, or of what is being made', async () => {
    const { store, id } = await answered()
    expect(await store.cut(ben, id, 1, CHAT_NOW)).toBeUndefined()
    expect(await store.cut(ada, chatIdOf(101), 1, CHAT_NOW)).toBeUndefined()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(2, 'And a point?')))
    const { lease } = await claimedChat(store, answer)
    await store.append(lease, [textEvent(1, 'A point')], CHAT_NOW, CHAT_LEASE_MS)
    expect((await store.cut(ada, answer.id, 1, CHAT_NOW))?.answer).toMatchObject({
      content: 'A point',
      status: 'answering',
    })
  })

  it('goes on with a cut answer from what was heard', async () => {
    const { store, id } = await answered()
    await store.cut(ada, id, 8, CHAT_NOW)
    await storedChat(store.reopen(ada, id, CHAT_NOW))
    const { lease, answer } = await claimedChat(store, (await storedAnswer(store, ada, id)) ?? failed(), CHAT_NOW + 1)
    expect(answer.content).toBe('A motion')
    await store.append(lease, [textEvent(answer.seq + 1, ' is voted on.')], CHAT_NOW + 1, CHAT_LEASE_MS)
    const ended = await store.finish(lease, { status: 'complete', fault: undefined, at: CHAT_NOW + 1 })
    expect(ended?.answer).toMatchObject({ content: 'A motion is voted on.', status: 'complete' })
  })
}

function typeSuite(makeStore: () => Promise<ChatStore>, ada: string): void {
  it('lists spoken conversations apart from written ones', async () => {
    const store = await makeStore()
    await answeredChat(store, await storedChat(store.accept(ada, aChatMessage(1, 'Written'))), 'Yes')
    const { conversation, ...said } = aChatMessage(2, 'Spoken')
    const begins = conversation.begins && { ...conversation.begins, type: 'voice' as const }
    await answeredChat(
      store,
      await storedChat(store.accept(ada, { ...said, conversation: { ...conversation, begins } })),
      'Yes',
    )
    const titles = async (type?: 'chat' | 'voice') =>
      (await store.list(ada, { isArchived: false, before: undefined, type })).conversations.map(({ title }) => title)
    expect(await titles('voice')).toEqual(['Spoken'])
    expect(await titles('chat')).toEqual(['Written'])
    expect((await titles()).sort()).toEqual(['Spoken', 'Written'])
  })
}

async function storedAnswer(store: ChatStore, owner: string, id: string) {
  return (await store.eventsAfter(owner, id, 0))?.answer
}

function failed(): never {
  throw new Error('the answer is gone')
}
