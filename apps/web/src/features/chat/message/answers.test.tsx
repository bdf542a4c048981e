import '../../../test-setup.ts'
import { type AnswerEngine, AUTOMATIC, type ChatMessage } from '@placard/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settingsStore } from '../../../client/settings/current.ts'
import { keptValues } from '../../../client/storage/storage.ts'
import { ChatContext } from '../chat-context.ts'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { Chat } from '../model/chat.ts'
import { failureKindOfAnswer } from '../model/failures.ts'
import { keptWordsOf } from '../model/kept-words.ts'
import { treeOf } from '../model/tree.ts'
import { aMessage, BUILT_IN, FakeChat, idOf } from '../testing/fake-chat.ts'
import { AnswerMessage } from './AnswerMessage.tsx'

const GEMINI: AnswerEngine = { rung: 'gemini', model: 'gemini-3.5-flash', place: 'cloud', promptVersion: 'chat-2' }
const CRY = 'I want to kill myself'

function aChat(gateway = new FakeChat()) {
  const values = keptValues(() => localStorage)
  const chat = new Chat({
    gateway,
    conversationId: idOf(1),
    isNew: true,
    left: new AbortController().signal,
    plan: { mode: 'balanced', instructions: '', context: null, engineChoice: AUTOMATIC, projectId: null },
    words: keptWordsOf(values, 'ada'),
    answerOptions: () => ({}),
    newId: () => crypto.randomUUID(),
    isOnline: () => true,
    patience: async () => undefined,
    onFailure: () => undefined,
    onConversation: () => undefined,
  })
  return { gateway, chat }
}

function show(asked: string, answer: Partial<ChatMessage>, { chat } = aChat()) {
  const question = aMessage({ id: idOf(2), content: asked })
  const message = aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content: 'I hear you.', ...answer })
  return render(
    <ChatContext value={chat}>
      <AnswerMessage message={message} tree={treeOf([question, message])} />
    </ChatContext>,
  )
}

beforeAll(() => fetchMarkdown())
const { settings } = settingsStore.getState()
afterEach(() => settingsStore.setState({ settings }))

describe('an answer that was imported', () => {
  it.each([
    ['Imported · said to be by Gemini 3.5-flash', { engine: GEMINI }],
    ['Imported · said to be by the built-in assistant', { engine: BUILT_IN }],
    ['Imported', {}],
    [
      'Imported from ChatGPT · said to be by gpt-4o',
      { engine: { ...GEMINI, rung: 'openai-compatible', model: 'gpt-4o', place: 'elsewhere', origin: 'chatgpt' } },
    ],
  ] as const)('D9 is never shown as made by this server: %s', (badge, answer) => {
    const { container } = show('What is a caucus?', { ...answer, isImported: true })
    expect(screen.getByText(badge)).toBeDefined()
    expect(container.textContent).not.toMatch(/cloud|Answered by|Embedded/)
  })

  it('D9 is not taken to be the built-in assistant’s, which finds help by itself', () => {
    show(CRY, { engine: BUILT_IN, isImported: true })
    expect(screen.getByRole('complementary', { name: 'People who can help' })).toBeDefined()
  })
})

describe('an engine that answers in the place of another', () => {
  const instead = (fault: NonNullable<AnswerEngine['insteadOf']>['fault']) => ({
    engine: { ...BUILT_IN, insteadOf: { rung: 'gemini' as const, model: 'gemini-3.5-flash', fault } },
  })

  it.each([
    ['slow', 'in place of Gemini 3.5-flash, which took too long'],
    ['unavailable', 'in place of Gemini 3.5-flash, which was unavailable'],
    ['blocked', 'in place of Gemini 3.5-flash, which declined to answer'],
    ['too-long', 'in place of Gemini 3.5-flash, which cannot read a conversation this long'],
  ] as const)('says why when the fault was %s', (fault, note) => {
    show('Q', instead(fault))
    expect(screen.getByText(note)).toBeDefined()
  })
})

it('an answer that was cut at its limit says so and can be continued', () => {
  const { container } = show('Q', { status: 'interrupted', fault: 'cut', engine: GEMINI })
  expect(container.textContent).toContain('This answer reached its length limit.')
  expect(container.textContent).not.toContain('interrupted')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
})

describe('a wait for the first words', () => {
  afterEach(() => vi.useRealTimers())

  it('is counted once it is longer than the built-in assistant ever takes', async () => {
    const { gateway, chat } = aChat()
    chat.type('Think hard.')
    await act(async () => void chat.send())
    vi.useFakeTimers()
    render(
      <ChatContext value={chat}>
        <AnswerMessage message={gateway.answering} tree={treeOf(chat.store.getState().messages)} />
      </ChatContext>,
    )
    act(() => vi.advanceTimersByTime(2_100))
    expect(screen.getByText('Thinking…')).toBeDefined()
    act(() => vi.advanceTimersByTime(10_000))
    expect(screen.getByText('The model is thinking, 12 s')).toBeDefined()
  })
})

describe('somebody who speaks of harming themselves', () => {
  const help = () => screen.queryByRole('complementary', { name: 'People who can help' })

  it.each([
    ['a model in the cloud', { engine: GEMINI }],
    ['a model of the operator', { engine: { ...GEMINI, rung: 'openai-compatible', place: 'own-server' } }],
    ['nothing at all', { status: 'failed', content: '', fault: 'unavailable' }],
    ['a model that declined', { engine: GEMINI, status: 'failed', content: '', fault: 'blocked' }],
  ] as const)('is told where to find people, also when %s answers', (_, answer) => {
    show(CRY, answer)
    expect(help()?.textContent).toContain('findahelpline.com')
    expect(help()?.getAttribute('lang')).toBe('en')
  })

  it('is told so in the language of the page where it was chosen', () => {
    settingsStore.setState({ settings: { ...settings, language: 'fr-FR' } })
    show(CRY, { engine: GEMINI })
    expect(help()?.textContent).toContain('Vous comptez.')
  })

  it('is not told twice: the built-in assistant says so itself', () => {
    show(CRY, { engine: BUILT_IN })
    expect(help()).toBeNull()
  })

  it.each(['How many states support suicide prevention?', 'This clause should die.'])(
    'is nobody who says “%s”',
    (asked) => {
      show(asked, { engine: GEMINI })
      expect(help()).toBeNull()
    },
  )
})

describe('another answer', () => {
  it.each([
    { answer: { engine: BUILT_IN }, isOffered: false, because: 'the built-in assistant says the same again' },
    { answer: { engine: BUILT_IN, status: 'stopped' }, isOffered: true, because: 'this one is not whole' },
    { answer: { engine: GEMINI }, isOffered: true, because: 'a model says it otherwise' },
    { answer: { engine: BUILT_IN, isImported: true }, isOffered: true, because: 'nobody knows who wrote it' },
  ] as const)('is offered: $isOffered, as $because', ({ answer, isOffered }) => {
    show('What is a caucus?', answer)
    expect(screen.queryByRole('button', { name: 'Regenerate answer' }) !== null).toBe(isOffered)
  })

  it('is asked for by a button in sight where there is none', async () => {
    const { gateway, chat } = aChat()
    void chat.send('What is a caucus?')
    await act(async () => undefined)
    await act(async () => gateway.ends('failed', { fault: 'unavailable' }))
    const [question, answer] = chat.store.getState().messages
    if (question === undefined || answer === undefined) throw new Error('no answer')
    show('What is a caucus?', answer, { gateway, chat })
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(gateway.answering.id).toBe(answer.id)
  })
})

describe('behind an answer', () => {
  beforeEach(() => settingsStore.setState({ settings: { ...settings, showDebugInfo: true } }))

  it('stand its times and its request, when it was made on this page and somebody wants to know', async () => {
    const { gateway, chat } = aChat()
    chat.type('What is a quorum?')
    await act(async () => void chat.send())
    act(() => gateway.engine(GEMINI))
    act(() => gateway.says('Enough members.'))
    const { id } = gateway.answering
    await act(async () => gateway.ends('complete', { engine: GEMINI }))
    const message = chat.store.getState().messages.find((one) => one.id === id)
    if (message === undefined) throw new Error('no answer')
    render(
      <ChatContext value={chat}>
        <AnswerMessage message={message} tree={treeOf(chat.store.getState().messages)} />
      </ChatContext>,
    )
    expect(screen.getByText(/^Prompt chat-2, 2 events · first words after \d+ ms, ended after \d+ ms/)).toBeDefined()
    cleanup()
    settingsStore.setState({ settings })
    show('Q', { engine: GEMINI })
    expect(screen.queryByText(/^Prompt chat-2/)).toBeNull()
  })
})

it.each([
  [{ fault: 'quota', engine: GEMINI }, 'rate'],
  [{ fault: 'rate-limited', engine: GEMINI }, 'rate'],
  [{ fault: 'key-refused', engine: GEMINI }, 'gemini-key'],
  [{ fault: 'key-refused', engine: { ...GEMINI, rung: 'anthropic' } }, 'unavailable'],
  [{ fault: 'unavailable' }, 'unavailable'],
  [{ fault: 'empty', engine: GEMINI }, 'unavailable'],
] as const)('a failed answer %j is told of as %s', (answer, kind) => {
  expect(failureKindOfAnswer(answer)).toBe(kind)
})
