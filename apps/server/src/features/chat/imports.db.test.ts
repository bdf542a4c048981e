import { randomUUID } from 'node:crypto'
import {
  CHAT_IMPORT_MAX_MESSAGES,
  type ChatMessage,
  type Conversation,
  chat,
  chatImport,
  type WholeConversation,
} from '@placard/contract'
import { aConversation, ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { makeThing } from '../../testing/matrix-people.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('And on.')) })
  await seedShipped(server)
})
afterAll(() => server.close())

const AT = '2026-11-20T12:00:00.000Z'
const aCaller = async () => callerOf(server, (await server.signUp()).token)

function aWhole(texts: readonly string[], changes: Partial<Conversation> = {}): WholeConversation {
  const id = randomUUID()
  let parentId: string | null = null
  const messages = texts.map((content, index): ChatMessage => {
    const message: ChatMessage = {
      id: randomUUID(),
      conversationId: id,
      parentId,
      content,
      timestamp: AT,
      status: 'complete',
      seq: 0,
      role: index % 2 === 0 ? 'user' : 'assistant',
    }
    parentId = message.id
    return message
  })
  const conversation = aConversation({
    id,
    title: 'From the demo',
    type: 'voice',
    mode: 'challenging',
    instructions: 'Be brief.',
    leafId: parentId,
    isPinned: true,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  })
  return { conversation, messages }
}

async function keep(caller: Caller, whole: object) {
  return (await caller.post(chatImport.conversation.path, whole)).json().data
}

async function read(caller: Caller, conversationId: string) {
  return (await caller.get(at(chat.get, conversationId))).json().data
}

describe('a conversation that moves in', () => {
  it('is whole in the account, and can be gone on with', async () => {
    const caller = await aCaller()
    const whole = aWhole(['What is a caucus?', 'A break in formal debate.'])
    const receipt = await keep(caller, whole)
    expect(receipt).toEqual({ outcome: 'kept', conversationId: expect.any(String) })
    const { conversation, messages } = await read(caller, receipt.conversationId)
    expect(conversation).toMatchObject({
      title: 'From the demo',
      type: 'voice',
      mode: 'challenging',
      isPinned: true,
      createdAt: AT,
    })
    expect(messages.map(({ content }: ChatMessage) => content)).toEqual([
      'What is a caucus?',
      'A break in formal debate.',
    ])
    expect(conversation.leafId).toBe(messages[1].id)
    const more = await caller.post(chat.send.path, { message: 'Go on', conversationId: receipt.conversationId })
    expect(more.json().data.response).toBe('And on.')
  })

  it('is about what it was about where its debrief or campaign is its owner’s to see, and says so where it is not', async () => {
    const { token, user } = await server.signUp()
    const ada = callerOf(server, token)
    const sessionId = await makeThing(server, { thing: 'session', when: 'concluded' }, { ...user, token })
    const going = await makeThing(server, { thing: 'session' }, { ...user, token })
    const about = async (caller: Caller, context: Conversation['context']) => {
      const { conversationId, hasLostContext } = await keep(caller, aWhole(['Why did it fail?'], { context }))
      const { conversation } = await read(caller, conversationId)
      return { context: conversation.context, hasLostContext }
    }
    const debrief = { kind: 'debrief', sessionId } as const
    const campaign = { kind: 'campaign', campaignId: 'cybersecurity-alliance' } as const
    const lost = { context: null, hasLostContext: true }
    expect(await about(ada, debrief)).toEqual({ context: debrief })
    expect(await about(ada, campaign)).toEqual({ context: campaign })
    expect(await about(await aCaller(), debrief)).toEqual(lost)
    expect(await about(ada, { kind: 'debrief', sessionId: going })).toEqual(lost)
    expect(await about(ada, { kind: 'campaign', campaignId: 'none-such' })).toEqual(lost)
  })

  it('that was exported comes back the same after its account has forgotten it, whatever it was about', async () => {
    const { token, user } = await server.signUp()
    const ada = callerOf(server, token)
    const sessionId = await makeThing(server, { thing: 'session', when: 'concluded' }, { ...user, token })
    const context = { kind: 'debrief', sessionId }
    const sent = (await ada.post(chat.send.path, { message: 'Why did it fail?', context })).json().data
    const exported = await read(ada, sent.conversationId)
    await server.db.$client.query('delete from conversations where id = $1', [sent.conversationId])
    const { conversationId } = await keep(ada, exported)
    const again = await read(ada, conversationId)
    // ids are new ones, and an answer's log ended with the conversation
    const names = new Map([[sent.conversationId, conversationId]])
    for (const [index, { id }] of exported.messages.entries()) names.set(id, again.messages[index].id)
    const named = JSON.parse(JSON.stringify(exported), (key, value) =>
      key === 'seq' ? 0 : (names.get(value) ?? value),
    )
    const marked = named.messages.map((message: ChatMessage) => ({ ...message, isImported: true }))
    expect(again).toEqual({ ...named, messages: marked })
    expect(again.conversation.context).toEqual(context)
  })

  it('comes once however often it is sent, and takes what was added since', async () => {
    const caller = await aCaller()
    const whole = aWhole(['One', 'Two', 'Three', 'Four'])
    const early = { ...whole, messages: whole.messages.slice(0, 2) }
    expect((await keep(caller, early)).outcome).toBe('kept')
    expect((await keep(caller, early)).outcome).toBe('already-kept')
    const { outcome, hasGrown, conversationId } = await keep(caller, whole)
    expect([outcome, hasGrown]).toEqual(['kept', true])
    expect((await read(caller, conversationId)).messages).toHaveLength(4)
  })

  it('that is a drill brings the times of its speeches along, also those of speeches that were added since', async () => {
    const caller = await aCaller()
    const texts = ['Debate drill.', 'My case.', 'My first speech.', 'No.', 'My second speech.', 'My side rests.']
    const whole = aWhole(texts)
    const drillOf = (speeches: readonly number[]): WholeConversation => ({
      messages: whole.messages.slice(0, speeches.length * 2 + 2),
      conversation: {
        ...whole.conversation,
        context: {
          kind: 'drill',
          motionId: 'carbon-border',
          motion: 'This house would.',
          side: 'for',
          country: 'KEN',
          rounds: 2,
          speechSeconds: 90,
          speeches: speeches.map((usedSeconds, index) => ({
            messageId: whole.messages[index * 2 + 2]?.id ?? '',
            usedSeconds,
          })),
        },
      },
    })
    const { conversationId } = await keep(caller, drillOf([80]))
    await keep(caller, drillOf([80, 95]))
    const { conversation, messages } = await read(caller, conversationId)
    expect(conversation.context).toMatchObject({ kind: 'drill', country: 'KEN' })
    expect(conversation.context.speeches).toEqual([
      { messageId: messages[2].id, usedSeconds: 80 },
      { messageId: messages[4].id, usedSeconds: 95 },
    ])
  })

  it('is each account’s own, and touches nothing of another’s', async () => {
    const [ada, ben] = [await aCaller(), await aCaller()]
    const whole = aWhole(['Mine', 'Yes'])
    const mine = await keep(ada, whole)
    const theirs = await keep(ben, {
      ...whole,
      messages: whole.messages.map((message) => ({ ...message, content: 'x' })),
    })
    expect(theirs.conversationId).not.toBe(mine.conversationId)
    expect((await read(ada, mine.conversationId)).messages[0].content).toBe('Mine')
  })

  it('keeps an answer that was being made as one that was cut', async () => {
    const caller = await aCaller()
    const whole = aWhole(['Go', 'Half'])
    const messages = whole.messages.map((message, index) =>
      index === 1 ? { ...message, status: 'answering' } : message,
    )
    const { conversationId } = await keep(caller, { ...whole, messages })
    const { conversation, messages: kept } = await read(caller, conversationId)
    expect(kept[1]).toMatchObject({ status: 'interrupted', fault: 'lost', content: 'Half' })
    expect(conversation.answeringId).toBeNull()
  })

  it('is refused whole when a message follows nothing', async () => {
    const caller = await aCaller()
    const whole = aWhole(['One', 'Two'])
    const receipt = await keep(caller, { ...whole, messages: whole.messages.toReversed() })
    expect(receipt).toEqual({ outcome: 'refused', fault: 'damaged' })
    expect((await caller.get(chat.list.path)).json().data.conversations).toEqual([])
  })

  it('may have as many messages as the contract says, and no more', async () => {
    const caller = await aCaller()
    const long = aWhole(Array.from({ length: CHAT_IMPORT_MAX_MESSAGES }, (_, index) => `Message ${index}`))
    const engine = { rung: 'gemini', model: 'm', place: 'cloud', promptVersion: '1' } as const
    const sources = [{ kind: 'guide', id: 'g', title: 'G' }] as const
    const messages = long.messages.map((message) => ({ ...message, engine, sources }))
    const { outcome, conversationId } = await keep(caller, { ...long, messages })
    expect(outcome).toBe('kept')
    expect((await read(caller, conversationId)).messages).toHaveLength(CHAT_IMPORT_MAX_MESSAGES)
    const { body, statusCode } = await caller.post(chatImport.conversation.path, aWhole(Array(10_001).fill('x')))
    expect([statusCode, body.includes('messages')]).toEqual([422, true])
  })

  it('is found again when it is an export of this very account, and takes what was added to it elsewhere', async () => {
    const caller = await aCaller()
    const sent = (await caller.post(chat.send.path, { message: 'Hello' })).json().data
    const exported = await read(caller, sent.conversationId)
    expect(await keep(caller, exported)).toEqual({ outcome: 'already-kept', conversationId: sent.conversationId })
    const more = aWhole(['More']).messages.map((message) => ({
      ...message,
      conversationId: sent.conversationId,
      parentId: exported.messages[1].id,
    }))
    const grown = { ...exported, messages: [...exported.messages, ...more] }
    expect((await keep(caller, grown)).outcome).toBe('kept')
    expect((await keep(caller, grown)).outcome).toBe('already-kept')
    const { messages } = await read(caller, sent.conversationId)
    expect(messages.map(({ content }: ChatMessage) => content)).toEqual(['Hello', 'And on.', 'More'])
    expect(messages[2].parentId).toBe(messages[1].id)
  })

  it('comes back when it was removed a moment ago', async () => {
    const caller = await aCaller()
    const whole = aWhole(['Gone', 'Back'])
    const { conversationId } = await keep(caller, whole)
    await caller.send('DELETE', at(chat.remove, conversationId))
    expect((await keep(caller, whole)).outcome).toBe('kept')
    expect((await read(caller, conversationId)).messages).toHaveLength(2)
  })

  it('is refused when a message of it is in another conversation', async () => {
    const caller = await aCaller()
    const one = aWhole(['One', 'Two'])
    const other = aWhole(['Three'])
    await keep(caller, one)
    const messages = [...one.messages.slice(0, 1), ...other.messages]
    expect(await keep(caller, { ...other, messages })).toEqual({ outcome: 'refused', fault: 'damaged' })
  })
})
