import type { ChatStore } from '@placard/application'
import type { AnswerEvent } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import {
  aChatMessage,
  answeredChat,
  BUILT_IN_ENGINE,
  CHAT_ANSWER_OPTIONS,
  CHAT_LEASE_MS,
  CHAT_NOW,
  chatIdOf,
  claimedChat,
  storedChat,
  textEvent,
} from '../builders/chat.ts'
import { chatConversationsSuite } from './chat-conversations-suite.ts'
import { chatCuttingSuite } from './chat-cutting-suite.ts'
import { chatDocumentsSuite } from './chat-documents-suite.ts'

/**
 * Conformance tests for every chat store. `makeStore` returns an empty store in which the two owners may store content;
 * `owners` are two users, the second of whom must never see the first one's content.
 */
export function chatStoreSuite(
  name: string,
  makeStore: () => Promise<ChatStore>,
  owners: readonly [string, string],
): void {
  describe(`${name} as a chat store`, () => {
    acceptingSuite(makeStore, owners)
    writingSuite(makeStore, owners)
    leaseSuite(makeStore, owners)
    endingSuite(makeStore, owners)
    branchSuite(makeStore, owners)
    chatConversationsSuite(makeStore, owners)
    chatCuttingSuite(makeStore, owners)
    chatDocumentsSuite(makeStore, owners)
  })
}

function acceptingSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  it('stores a message and its empty answer in one step, and gives both back', async () => {
    const store = await makeStore()
    const { conversation, message, answer } = await storedChat(store.accept(ada, aChatMessage(1, 'What is a motion?')))
    expect(message).toMatchObject({ role: 'user', content: 'What is a motion?', parentId: null, status: 'complete' })
    expect(answer).toMatchObject({ role: 'assistant', content: '', parentId: message?.id, status: 'answering', seq: 0 })
    expect(conversation).toMatchObject({ title: 'What is a motion?', answeringId: answer.id, leafId: answer.id })
    expect(await store.read(ada, conversation.id)).toEqual({ conversation, messages: [message, answer] })
  })

  it('stores a message that is sent again once, and gives its answer again', async () => {
    const store = await makeStore()
    const first = await storedChat(store.accept(ada, aChatMessage(1, 'Once')))
    const again = await storedChat(
      store.accept(ada, aChatMessage(1, 'Once', { answer: { id: chatIdOf(999), answerOptions: CHAT_ANSWER_OPTIONS } })),
    )
    expect(again.isRepeat).toBe(true)
    expect(again.answer.id).toBe(first.answer.id)
    expect((await store.read(ada, chatIdOf(1)))?.messages).toHaveLength(2)
  })

  it('takes no second message while one is being answered', async () => {
    const store = await makeStore()
    await store.accept(ada, aChatMessage(1, 'One'))
    const second = aChatMessage(1, 'Two', {
      message: { id: chatIdOf(500), content: 'Two' },
      answer: { id: chatIdOf(501), answerOptions: CHAT_ANSWER_OPTIONS },
    })
    expect(await store.accept(ada, second)).toEqual({ outcome: 'answering' })
  })

  it('knows no conversation nobody began, no foreign parent and nothing of another owner', async () => {
    const store = await makeStore()
    const unknown = aChatMessage(7, 'Hello', { conversation: { id: chatIdOf(7), begins: undefined } })
    expect(await store.accept(ada, unknown)).toEqual({ outcome: 'not-found' })
    const mine = await storedChat(store.accept(ada, aChatMessage(1, 'Mine')))
    await answeredChat(store, mine, 'Yes')
    const stranger = aChatMessage(2, 'Theirs', {
      conversation: { id: chatIdOf(1), begins: aChatMessage(1, 'x').conversation.begins },
    })
    expect(await store.accept(ben, stranger)).toEqual({ outcome: 'not-found' })
    expect(await store.accept(ben, aChatMessage(3, 'Theirs', { parentId: mine.answer.id }))).toEqual({
      outcome: 'not-found',
    })
    expect(await store.read(ben, chatIdOf(1))).toBeUndefined()
    expect(await store.eventsAfter(ben, mine.answer.id, 0)).toBeUndefined()
    expect(await store.askToStop(ben, mine.answer.id, CHAT_NOW)).toBeUndefined()
    expect(await store.reopen(ben, mine.answer.id, CHAT_NOW)).toEqual({ outcome: 'not-found' })
    expect(await store.change(ben, chatIdOf(1), { title: 'Stolen' }, CHAT_NOW)).toBeUndefined()
    expect(await store.remove(ben, chatIdOf(1), CHAT_NOW)).toBe(false)
    expect((await store.list(ben, { isArchived: false, before: undefined })).conversations).toEqual([])
    expect(await store.search(ben, 'Mine')).toEqual([])
  })
}

function writingSuite(makeStore: () => Promise<ChatStore>, [ada]: readonly [string, string]): void {
  it('gives an answer to one maker at a time, and to another when the lease has run out', async () => {
    const store = await makeStore()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    const first = await store.claim(answer.id, CHAT_NOW, CHAT_LEASE_MS)
    expect(first?.branch.map(({ content }) => content)).toEqual(['Go'])
    expect(first?.answerOptions).toEqual(CHAT_ANSWER_OPTIONS)
    expect(await store.claim(answer.id, CHAT_NOW + CHAT_LEASE_MS - 1, CHAT_LEASE_MS)).toBeUndefined()
    const second = await store.claim(answer.id, CHAT_NOW + CHAT_LEASE_MS + 1, CHAT_LEASE_MS)
    expect(second).toBeDefined()
    if (first === undefined || second === undefined) return
    expect(await store.append(first.lease, [textEvent(1, 'late')], CHAT_NOW, CHAT_LEASE_MS)).toBe('lost')
    expect(await store.finish(first.lease, { status: 'complete', fault: undefined, at: CHAT_NOW })).toBeUndefined()
    expect(await store.append(second.lease, [textEvent(1, 'in time')], CHAT_NOW, CHAT_LEASE_MS)).toBe('held')
  })

  it('adds the log up to the answer, without what was retracted', async () => {
    const store = await makeStore()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    const claimed = await claimedChat(store, answer)
    const cloud = { ...BUILT_IN_ENGINE, rung: 'gemini', model: 'm', place: 'cloud' } as const
    const first: AnswerEvent[] = [
      { kind: 'engine', seq: 1, engine: cloud },
      textEvent(2, 'Half a'),
      { kind: 'retract', seq: 3 },
    ]
    const sources = [{ kind: 'guide', id: 'motions', title: 'Motions' }] as const
    const rest: AnswerEvent[] = [
      { kind: 'engine', seq: 4, engine: BUILT_IN_ENGINE },
      textEvent(5, 'A whole '),
      textEvent(6, 'answer 🕊️'),
      { kind: 'sources', seq: 7, sources: [...sources] },
      { kind: 'suggestions', seq: 8, suggestions: ['Make it shorter', 'Why?'] },
    ]
    expect(await store.append(claimed.lease, first, CHAT_NOW, CHAT_LEASE_MS)).toBe('held')
    expect(await store.append(claimed.lease, rest, CHAT_NOW, CHAT_LEASE_MS)).toBe('held')
    const state = await store.finish(claimed.lease, { status: 'complete', fault: undefined, at: CHAT_NOW })
    expect(state?.answer).toMatchObject({
      content: 'A whole answer 🕊️',
      engine: BUILT_IN_ENGINE,
      sources,
      suggestions: ['Make it shorter', 'Why?'],
      seq: 8,
      status: 'complete',
    })
    expect(state?.conversation.answeringId).toBeNull()
    expect((await store.eventsAfter(ada, answer.id, 0))?.events).toEqual([...first, ...rest])
    expect((await store.eventsAfter(ada, answer.id, 5))?.events.map(({ seq }) => seq)).toEqual([6, 7, 8])
  })
}

function leaseSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  it('names the answers whose maker is gone', async () => {
    const store = await makeStore()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    expect(await store.abandoned(CHAT_NOW - 1)).toEqual([])
    expect(await store.abandoned(CHAT_NOW + 1)).toEqual([answer.id])
    await store.claim(answer.id, CHAT_NOW, CHAT_LEASE_MS)
    expect(await store.abandoned(CHAT_NOW + 1)).toEqual([])
    expect(await store.abandoned(CHAT_NOW + CHAT_LEASE_MS + 1)).toEqual([answer.id])
  })

  it('shortens the leases of a maker whose clock was ahead, who goes on if it lives, and leaves others alone', async () => {
    const store = await makeStore()
    const [ahead, usual] = [CHAT_NOW + 3_600_000, CHAT_NOW + CHAT_LEASE_MS]
    const mine = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    const held = await claimedChat(store, mine.answer, ahead)
    const other = await storedChat(store.accept(ben, aChatMessage(2, 'Go')))
    await claimedChat(store, other.answer, CHAT_NOW)
    await store.recallFuture(usual + 1, CHAT_NOW + 5)
    expect(await store.abandoned(CHAT_NOW + 4)).toEqual([])
    expect(await store.abandoned(CHAT_NOW + 5)).toEqual([mine.answer.id])
    expect(await store.append(held.lease, [], ahead, CHAT_LEASE_MS)).toBe('held')
    expect(await store.abandoned(usual)).toEqual([other.answer.id])
  })
}

function endingSuite(makeStore: () => Promise<ChatStore>, [ada]: readonly [string, string]): void {
  it('tells the maker to stop, and ends at once what nobody makes', async () => {
    const store = await makeStore()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    const claimed = await claimedChat(store, answer)
    expect((await store.askToStop(ada, answer.id, CHAT_NOW))?.answer.status).toBe('answering')
    expect(await store.append(claimed.lease, [], CHAT_NOW, CHAT_LEASE_MS)).toBe('stop')
    await store.finish(claimed.lease, { status: 'stopped', fault: undefined, at: CHAT_NOW })
    expect((await store.askToStop(ada, answer.id, CHAT_NOW))?.answer.status).toBe('stopped')
    const unclaimed = await storedChat(store.accept(ada, aChatMessage(2, 'Never mind')))
    const ended = await store.askToStop(ada, unclaimed.answer.id, CHAT_NOW + 1)
    expect(ended?.answer.status).toBe('stopped')
    expect(ended?.conversation.answeringId).toBeNull()
  })

  it('opens an answer that was cut again and keeps its text, but not one that is whole', async () => {
    const store = await makeStore()
    const { answer } = await storedChat(store.accept(ada, aChatMessage(1, 'Go')))
    const claimed = await claimedChat(store, answer)
    await store.append(claimed.lease, [textEvent(1, 'First half, ')], CHAT_NOW, CHAT_LEASE_MS)
    await store.finish(claimed.lease, { status: 'interrupted', fault: 'lost', at: CHAT_NOW })
    const again = await storedChat(store.reopen(ada, answer.id, CHAT_NOW + 5))
    expect(again.answer).toMatchObject({ status: 'answering', content: 'First half, ', seq: 1 })
    expect(again.answer.fault).toBeUndefined()
    const second = await claimedChat(store, answer, CHAT_NOW + 6)
    expect(second.answer.content).toBe('First half, ')
    await store.append(second.lease, [textEvent(2, 'second half.')], CHAT_NOW, CHAT_LEASE_MS)
    const state = await store.finish(second.lease, { status: 'complete', fault: undefined, at: CHAT_NOW })
    expect(state?.answer.content).toBe('First half, second half.')
    expect(await store.reopen(ada, answer.id, CHAT_NOW)).toEqual({ outcome: 'not-found' })
  })
}

function branchSuite(makeStore: () => Promise<ChatStore>, [ada]: readonly [string, string]): void {
  it('keeps an edit and another answer beside what they replace', async () => {
    const store = await makeStore()
    const first = await storedChat(store.accept(ada, aChatMessage(1, 'Who chairs?')))
    await answeredChat(store, first, 'The chair.')
    const edit = aChatMessage(1, 'Who speaks?', {
      message: { id: chatIdOf(300), content: 'Who speaks?' },
      answer: { id: chatIdOf(301), answerOptions: CHAT_ANSWER_OPTIONS },
      parentId: null,
    })
    const edited = await storedChat(store.accept(ada, edit))
    expect(edited.message?.parentId).toBeNull()
    await answeredChat(store, edited, 'A delegate.')
    const anew = aChatMessage(1, '', {
      message: undefined,
      answer: { id: chatIdOf(302), answerOptions: CHAT_ANSWER_OPTIONS },
      parentId: edited.message?.id ?? '',
    })
    const other = await storedChat(store.accept(ada, anew))
    expect(other.message).toBeUndefined()
    expect(other.answer.parentId).toBe(edited.message?.id)
    expect((await store.read(ada, chatIdOf(1)))?.messages.map(({ id }) => id)).toEqual(
      [101, 201, 300, 301, 302].map(chatIdOf),
    )
    await answeredChat(store, other, 'Whoever has the floor.')
    const back = await store.change(ada, chatIdOf(1), { leafId: first.answer.id }, CHAT_NOW)
    expect(back?.leafId).toBe(first.answer.id)
    const foreign = await store.change(ada, chatIdOf(1), { leafId: chatIdOf(888) }, CHAT_NOW)
    expect(foreign).toBeUndefined()
  })
}
