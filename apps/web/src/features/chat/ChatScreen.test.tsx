import { aConversation } from '@placard/testing'
import '../../test-setup.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { askInChat } from '../../client/navigation/ask-in-chat.ts'
import { navigate, viewStore } from '../../client/navigation/view-store.ts'
import { aMessage, BUILT_IN, FakeChat, idOf, refusedWith, UNREACHABLE } from './testing/fake-chat.ts'
import { showChat } from './testing/show-chat.tsx'

const composer = () => screen.getByRole('textbox', { name: 'Message' })

beforeEach(() => {
  navigate({ kind: 'chat' }, { replace: true })
  // happy-dom knows no popovers
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('the chat', () => {
  it('begins with what can be begun with, and has an address once it has begun', async () => {
    const { gateway, person } = await showChat()
    expect(screen.getByText('AI can be wrong: check what matters.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: /^Explain a motion/ }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(viewStore.getState().view).toMatchObject({ kind: 'conversation' })
    expect(screen.getByRole('button', { name: 'Stop answering' })).toBeDefined()
    expect(await screen.findByText('Answering')).toBeDefined()
    act(() => gateway.engine(BUILT_IN))
    act(() => gateway.says('A **short** one.'))
    act(() => gateway.ends('complete', { engine: BUILT_IN, sources: [{ kind: 'guide', id: 'm', title: 'Motions' }] }))
    expect(await screen.findByText('Answer ready')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  })

  it('begins with the session it is about, where it is about one', async () => {
    askInChat({ kind: 'debrief', sessionId: idOf(8) })
    const { gateway, person } = await showChat()
    expect(screen.queryByRole('button', { name: /^Compare two countries/ })).toBeNull()
    await person.click(await screen.findByRole('button', { name: /^Argue the other side/ }))
    await waitFor(() => expect(gateway.sent).toMatchObject([{ context: { kind: 'debrief', sessionId: idOf(8) } }]))
    act(() => gateway.ends())
  })

  it('sends by Enter, breaks lines by Shift+Enter, and sends no blanks', async () => {
    const { gateway, person } = await showChat()
    await person.type(composer(), '  {Enter}')
    expect(gateway.sent).toEqual([])
    await person.clear(composer())
    await person.type(composer(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() => expect(gateway.sent.map(({ message }) => message)).toEqual(['one\ntwo']))
    act(() => gateway.ends())
  })

  it('counts, warns and stops at 4,000 characters', async () => {
    const { person } = await showChat()
    const counter = () => screen.getByText(/ \/ 4,000$/)
    await person.click(composer())
    await person.paste('x'.repeat(3600))
    expect(counter().className).toContain('text-text-3')
    await person.paste('x')
    expect(counter().className).toContain('text-warning')
    await person.paste('y'.repeat(1000))
    expect([counter().textContent, counter().className.includes('text-danger')]).toEqual(['4,000 / 4,000', true])
  })

  it('puts words back with the reason when the day has no more', async () => {
    const { gateway, person } = await showChat()
    const reason = 'This message would exceed your daily limit. You have 3 words remaining.'
    gateway.refusals.push(refusedWith('usage-limit-reached', 402, reason))
    await person.type(composer(), 'four words are five{Enter}')
    expect(await screen.findByText(reason)).toBeDefined()
    expect(composer()).toHaveProperty('value', 'four words are five')
  })

  it('says in words and in a toast when nothing could be answered', async () => {
    const { gateway, person } = await showChat()
    gateway.refusals.push(refusedWith('rate-limited', 429, 'Too many requests.'))
    await person.type(composer(), 'Hello{Enter}')
    expect(await screen.findByText('Rate limit reached. Please wait before sending another message.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '')
  })

  it('says of the built-in assistant what it answers from, and of models that they can be wrong', async () => {
    const { gateway, person } = await showChat(new FakeChat(), { isDemo: true })
    expect(screen.getByText('The built-in assistant answers from its own texts. It can be wrong.')).toBeDefined()
    await person.type(composer(), 'Hello{Enter}')
    act(() => gateway.ends('complete', { engine: { ...BUILT_IN, rung: 'gemini', place: 'cloud' } }))
    expect(await screen.findByText('AI can be wrong: check what matters.')).toBeDefined()
  })

  it('does not say a second time that one is offline', async () => {
    await showChat()
    act(() => onlineStore.setState({ isOnline: false }))
    expect(screen.queryByText(/No internet connection|Connection lost/)).toBeNull()
    act(() => onlineStore.setState({ isOnline: true }))
    expect(await screen.findByText('Connection restored')).toBeDefined()
  })

  it('says what the demo is without', async () => {
    await showChat(new FakeChat(), { isDemo: true })
    expect(screen.getByRole('button', { name: 'Sign in for 3,000 words/day' })).toBeDefined()
  })
})

describe('a conversation that is there', () => {
  function aTalk() {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(3) }))
    gateway.messages = [
      aMessage({ id: idOf(2), content: 'Who may object?' }),
      aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content: 'Every member.', engine: BUILT_IN }),
    ]
    navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
    return gateway
  }

  it('is cleared with a way back', async () => {
    const { gateway, person } = await showChat(aTalk())
    await screen.findByRole('heading', { level: 1, name: 'Ports for landlocked states' })
    await person.click(screen.getByRole('button', { name: 'More about this chat' }))
    const clear = await screen.findByRole('button', { name: 'Clear chat', hidden: true })
    await person.click(clear)
    const toast = await screen.findByText('Chat cleared')
    expect([gateway.conversations.size, viewStore.getState().view.kind]).toEqual([0, 'chat'])
    await person.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(viewStore.getState().view).toEqual({ kind: 'conversation', conversationId: idOf(1) }))
    expect(gateway.conversations.size).toBe(1)
  })

  it('argues otherwise when it is asked to', async () => {
    const { gateway, person } = await showChat(aTalk())
    await screen.findByRole('heading', { level: 1, name: 'Ports for landlocked states' })
    await person.click(screen.getByRole('button', { name: /^Balanced/ }))
    await person.click(await screen.findByRole('radio', { name: /^Aggressive/ }))
    await person.type(screen.getByRole('textbox', { name: 'Your instructions' }), 'Be brief')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(gateway.changes).toEqual([{ mode: 'aggressive', instructions: 'Be brief', context: null }]),
    )
  })

  it('that could not be loaded is there as soon as the server is', async () => {
    const gateway = aTalk()
    gateway.refusals.push(UNREACHABLE)
    await showChat(gateway)
    expect(await screen.findByRole('heading', { name: 'The conversation could not be loaded' })).toBeDefined()
    act(() => conditionsStore.setState({ api: 'down' }))
    act(() => conditionsStore.setState({ api: 'healthy' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ports for landlocked states' })).toBeDefined()
  })

  it('that is not there says so and leads on', async () => {
    navigate({ kind: 'conversation', conversationId: idOf(9) }, { replace: true })
    await showChat()
    expect(await screen.findByRole('heading', { name: 'No such conversation' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Start a new chat' })).toBeDefined()
  })
})
