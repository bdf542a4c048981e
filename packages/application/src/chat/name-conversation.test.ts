import type { ChatSend } from '@placard/contract'
import { aChatHost, CHAT_NOW, CHAT_PEOPLE, endOfAnswer, type ScriptStep, says } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { ChatModelError } from '../ports/chat-model.ts'

const { ada: ADA } = CHAT_PEOPLE
const A_MODEL = { kind: 'title', title: 'How motions work' } as const
const BUILT_IN = { rung: 'embedded', model: '', place: 'built-in', promptVersion: '1' } as const
const DRILL: ChatSend['context'] = {
  kind: 'drill',
  motionId: null,
  motion: 'This house would sail.',
  side: 'for',
  country: null,
  rounds: 1,
  speechSeconds: 60,
  speeches: [],
}

/** A conversation after its first answer, over a model that would title it. */
async function answered(message = 'What is a motion?', script: readonly ScriptStep[] = says('It is.'), more = {}) {
  const chat = aChatHost(script)
  chat.titles.next = async () => A_MODEL
  const { answer, conversation } = await chat.send(message, more)
  await chat.hear(answer.id)
  return {
    ...chat,
    answer,
    title: async () => (await chat.store.read(ADA, conversation.id))?.conversation.title,
    conversation,
  }
}

describe('a title by the model', () => {
  it('replaces that of the first message once the first answer is there, and leaves the place in lists', async () => {
    const { titles, title, store, conversation, answer } = await answered()
    await expect.poll(title).toBe('How motions work')
    expect(titles.requests).toMatchObject([
      { askedBy: ADA, question: 'What is a motion?', answer: 'It is.', engine: { model: 'scripted' } },
    ])
    const ended = await store.eventsAfter(ADA, answer.id, 0)
    expect((await store.read(ADA, conversation.id))?.conversation.updatedAt).toBe(ended?.conversation.updatedAt)
  })

  it('is not waited for: the answer ends before it is written', async () => {
    const chat = aChatHost(says('It is.'))
    chat.titles.next = () => new Promise(() => undefined)
    const { answer } = await chat.send('What is a motion?')
    expect(endOfAnswer(await chat.hear(answer.id)).answer.status).toBe('complete')
  })

  it.each<{ because: string; message?: string; script?: readonly ScriptStep[]; more?: object; title: string }>([
    {
      because: 'no model answered',
      script: [
        { kind: 'engine', engine: BUILT_IN },
        { kind: 'text', text: 'It is.' },
      ],
      title: 'What is a motion?',
    },
    {
      because: 'the matter is private',
      message: 'I feel so depressed lately',
      title: 'Conversation',
    },
    { because: 'a drill is called by its motion', more: { context: DRILL }, title: 'This house would sail' },
    {
      because: 'the answer was broken off',
      script: [...says('It'), new ChatModelError('unavailable')],
      title: 'What is a motion?',
    },
  ])('is not asked for: $because', async ({ message, script, more, title }) => {
    const one = await answered(message, script, more)
    await one.host.close()
    expect(one.titles.requests).toEqual([])
    expect(await one.title()).toBe(title)
  })

  it('is not asked for after the second answer', async () => {
    const { send, hear, titles, conversation, title } = await answered()
    await expect.poll(title).toBe('How motions work')
    const { answer } = await send('And a point?', { conversationId: conversation.id })
    await hear(answer.id)
    expect(titles.requests).toHaveLength(1)
  })

  it('never replaces what its owner typed, before it was asked for or while it was written', async () => {
    const chat = aChatHost(says('It is.'))
    const writing = Promise.withResolvers<typeof A_MODEL>()
    chat.titles.next = () => writing.promise
    const { answer, conversation } = await chat.send('What is a motion?')
    await chat.hear(answer.id)
    await expect.poll(() => chat.titles.requests).toHaveLength(1)
    await chat.store.change(ADA, conversation.id, { title: 'Mine' }, CHAT_NOW)
    writing.resolve(A_MODEL)
    const again = await chat.host.regenerate({ userId: ADA }, answer.id, {
      temperature: 0,
      maxTokens: 9,
      speechSpeed: 1,
    })
    if (again.outcome !== 'stored') throw new Error(again.outcome)
    await chat.hear(again.answer.id)
    await chat.host.close()
    expect(chat.titles.requests).toHaveLength(1)
    expect((await chat.store.read(ADA, conversation.id))?.conversation.title).toBe('Mine')
  })

  it.each([
    { made: { kind: 'private' } as const, title: 'Conversation', because: 'the model finds the matter private' },
    { made: undefined, title: 'What is a motion?', because: 'the model gave nothing usable' },
    {
      made: { kind: 'title', title: 'Help, I am depressed' } as const,
      title: 'Conversation',
      because: 'the model’s own words are private',
    },
    {
      made: { kind: 'title', title: 'Position of St. Lucia on reefs' } as const,
      title: 'Position of St. Lucia on reefs',
      because: 'a title is taken whole, also with a full stop in it',
    },
  ])('becomes $title: $because', async ({ made, title }) => {
    const chat = aChatHost(says('It is.'))
    chat.titles.next = async () => made
    const { answer, conversation } = await chat.send('What is a motion?')
    await chat.hear(answer.id)
    await chat.host.close()
    expect((await chat.store.read(ADA, conversation.id))?.conversation.title).toBe(title)
  })

  it('gives way to the next message of its conversation, and to no other', async () => {
    const chat = aChatHost(says('It is.'))
    const signals: AbortSignal[] = []
    chat.titles.next = (signal) => {
      signals.push(signal)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    }
    const { answer, conversation } = await chat.send('What is a motion?')
    await chat.hear(answer.id)
    await expect.poll(() => signals).toHaveLength(1)
    await chat.send('What is a caucus?')
    expect(signals[0]?.aborted).toBe(false)
    await chat.send('And a point?', { conversationId: conversation.id })
    expect(signals[0]?.aborted).toBe(true)
    await chat.host.close()
  })

  it('ends with the host, and its faults reach nobody but the log', async () => {
    const chat = aChatHost(says('It is.'))
    chat.titles.next = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('away'))))
    const { answer } = await chat.send('What is a motion?')
    await chat.hear(answer.id)
    await chat.host.close()
    expect(chat.troubles).toEqual([new Error('away')])
  })
})
