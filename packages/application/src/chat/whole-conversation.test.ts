import type { ChatMessage, Conversation, WholeConversation } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { InMemoryChatStore } from './in-memory-chat-store.ts'

const AT = '2026-01-05T09:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function aWhole(count: number, first = 10, changes: Partial<Conversation> = {}): WholeConversation {
  const id = idOf(first)
  const messages = Array.from({ length: count }, (_, index): ChatMessage => {
    const role = index % 2 === 0 ? 'user' : 'assistant'
    const base = {
      conversationId: id,
      role,
      content: `Line ${index}`,
      timestamp: AT,
      status: 'complete',
      seq: 7,
    } as const
    return { ...base, id: idOf(first + 1 + index), parentId: index === 0 ? null : idOf(first + index) }
  })
  const leafId = messages.at(-1)?.id ?? null
  return {
    conversation: {
      id,
      title: 'Moved',
      type: 'voice',
      mode: 'gentle',
      instructions: 'Be brief.',
      context: null,
      engineChoice: { kind: 'automatic' },
      projectId: idOf(77),
      leafId,
      isPinned: true,
      isArchived: false,
      isShared: true,
      answeringId: idOf(99),
      createdAt: AT,
      updatedAt: AT,
      ...changes,
    },
    messages,
  }
}

const read = async (store: InMemoryChatStore, id = idOf(10)) => {
  const found = await store.read('ada', id)
  if (found === undefined) throw new Error('the conversation is not there')
  return found
}

describe('a conversation that comes into a store from elsewhere', () => {
  it('is there whole, shared with nobody and with no answer owed', async () => {
    const store = new InMemoryChatStore()
    const whole = aWhole(4)
    expect(await store.keep('ada', whole)).toEqual({ outcome: 'kept', conversationId: idOf(10) })
    const { conversation, messages } = await read(store)
    expect(conversation).toEqual({ ...whole.conversation, projectId: null, isShared: false, answeringId: null })
    expect(messages).toEqual(whole.messages.map((message) => ({ ...message, seq: 0, isImported: true })))
  })

  it('comes once however often it comes, and takes what was added since', async () => {
    const store = new InMemoryChatStore()
    await store.keep('ada', aWhole(2))
    expect((await store.keep('ada', aWhole(2))).outcome).toBe('already-kept')
    expect((await store.keep('ada', aWhole(4, 10, { title: 'Renamed there' }))).outcome).toBe('kept')
    const { conversation, messages } = await read(store)
    expect([conversation.title, messages.length]).toEqual(['Moved', 4])
  })

  it('comes back when it was removed', async () => {
    const store = new InMemoryChatStore()
    await store.keep('ada', aWhole(2))
    await store.remove('ada', idOf(10), 1e15)
    expect((await store.keep('ada', aWhole(2))).outcome).toBe('kept')
    expect((await read(store)).messages).toHaveLength(2)
  })

  it.each([
    ['a message that follows what comes after it', { ...aWhole(4), messages: aWhole(4).messages.toReversed() }],
    ['a message twice', { ...aWhole(1), messages: [...aWhole(1).messages, ...aWhole(1).messages] }],
    ['a message of another conversation', { ...aWhole(2, 30), messages: aWhole(2).messages }],
    [
      'a message under an id that another conversation has',
      { ...aWhole(2, 30), messages: aWhole(2).messages.map((message) => ({ ...message, conversationId: idOf(30) })) },
    ],
  ])('is refused with %s, and nothing changes', async (_, whole) => {
    const store = new InMemoryChatStore()
    await store.keep('ada', aWhole(2))
    expect(await store.keep('ada', whole)).toEqual({ outcome: 'refused', fault: 'damaged' })
    expect((await read(store)).messages).toHaveLength(2)
  })

  it('is refused where it is somebody else’s', async () => {
    const store = new InMemoryChatStore()
    await store.keep('ada', aWhole(2))
    expect((await store.keep('ben', aWhole(4))).outcome).toBe('refused')
    expect((await read(store)).messages).toHaveLength(2)
  })

  it('is refused once there is no room', async () => {
    const store = new InMemoryChatStore()
    for (let number = 0; number < 5000; number += 1) await store.keep('ada', aWhole(1, 100 + number * 2))
    expect(await store.keep('ada', aWhole(1, 20_000))).toEqual({ outcome: 'refused', fault: 'too-many' })
  })
})
