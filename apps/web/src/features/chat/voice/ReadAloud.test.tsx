import '../../../test-setup.ts'
import type { EngineChoice } from '@placard/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import {
  type PreparationStanding,
  type VoiceGateway,
  VoiceGatewayContext,
} from '../../../client/gateways/voice-gateway.ts'
import { settingsStore } from '../../../client/settings/current.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { ChatContext, useBranch } from '../chat-context.ts'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { AnswerMessage } from '../message/AnswerMessage.tsx'
import { aNewChat } from '../testing/a-new-chat.ts'
import { FakeChat, idOf } from '../testing/fake-chat.ts'
import { readNewAnswers } from './aloud-store.ts'
import { useQuietOnLeave } from './use-quiet-on-leave.ts'
import { VoiceToggle } from './VoiceToggle.tsx'

const FIRST = 'A moderated caucus is a debate with a topic and a speaking time.'
const SECOND = 'The chair picks who speaks, and nobody else may.'

beforeAll(() => fetchMarkdown())
const { settings } = settingsStore.getState()
afterEach(() => {
  speechStore.dispatch({ kind: 'stopped' })
  settingsStore.setState({ settings })
  readNewAnswers(false)
})

/** A voice that is never ready: what is to be said stays in the queue. */
function aVoice(): VoiceGateway {
  const nothing = () => Promise.reject(new Error('not asked for here'))
  return {
    preparation: {
      bytes: 1,
      store: createStore<PreparationStanding>(() => ({ status: 'missing' })),
      prepare: () => new Promise(() => undefined),
      accept: () => undefined,
      decline: () => undefined,
    },
    speak: nothing,
    listVoices: nothing,
    readHealth: nothing,
    readAssignments: nothing,
    saveAssignments: nothing,
  }
}

/** A conversation whose answers are shown, with the switch of the composer. */
function Talk() {
  const { tree, branch } = useBranch()
  useQuietOnLeave(idOf(1))
  return (
    <>
      {branch.map((message) =>
        message.role === 'assistant' ? <AnswerMessage key={message.id} message={message} tree={tree} /> : null,
      )}
      <VoiceToggle />
    </>
  )
}

async function ask(text = 'What is a moderated caucus?') {
  const gateway = new FakeChat()
  const chat = aNewChat(gateway)
  const { unmount } = render(
    <ChatContext value={chat}>
      <VoiceGatewayContext value={aVoice()}>
        <Talk />
      </VoiceGatewayContext>
    </ChatContext>,
  )
  // what reads new answers is loaded late
  await act(() => import('./NewAnswers.tsx'))
  act(() => void chat.send(text))
  await waitFor(() => expect(chat.store.getState().live).toBeDefined())
  return { gateway, chat, unmount, person: userEvent.setup() }
}

const queued = () => speechStore.getState().queue[0]
const button = () => screen.findByRole('button', { name: 'Read aloud' })

describe('reading an answer aloud', () => {
  it('reads a whole answer in the voice and language of the user, and stops on a second press', async () => {
    const { gateway, person } = await ask()
    act(() => {
      gateway.says(`**${FIRST}** ${SECOND} [1]`)
      gateway.ends()
    })
    await person.click(await button())
    expect(queued()).toMatchObject({ voiceId: 'leda', settings: { language: 'en-US' }, isOpen: false })
    expect(queued()?.pieces.join(' ')).toBe(`${FIRST} ${SECOND}`)
    expect((await button()).getAttribute('aria-pressed')).toBe('true')
    await person.click(await button())
    expect(queued()).toBeUndefined()
    expect((await button()).getAttribute('aria-pressed')).toBe('false')
  })

  it.each<{ choice: EngineChoice; isKept: boolean; because: string }>([
    { choice: { kind: 'automatic' }, isKept: false, because: 'the models of the server may answer' },
    { choice: { kind: 'provider', provider: 'gemini' }, isKept: false, because: 'one of them was chosen' },
    { choice: { kind: 'built-in' }, isKept: true, because: 'no model may get a word' },
    { choice: { kind: 'device' }, isKept: true, because: 'everything stays on the device' },
    { choice: { kind: 'own', ownEngineId: idOf(7) }, isKept: true, because: 'nobody else may get a word' },
  ])('is kept from the services that speak: $choice.kind, $isKept, because $because', async ({ choice, isKept }) => {
    const { gateway, chat, person } = await ask()
    await act(() => chat.change({ engineChoice: choice }))
    act(() => gateway.says(`${FIRST} ${SECOND}`))
    await person.click(await button())
    expect(queued()).toMatchObject({ isWithoutServices: isKept })
  })

  it('reads an answer while it is being written, sentence by sentence', async () => {
    const { gateway, person } = await ask()
    act(() => gateway.says(`${FIRST} The chair`))
    await person.click(await button())
    expect(queued()).toMatchObject({ pieces: [FIRST], isOpen: true })
    act(() => gateway.says(' picks who speaks, and nobody else may.'))
    expect(queued()?.pieces).toEqual([FIRST])
    act(() => gateway.ends())
    expect(queued()).toMatchObject({ pieces: [FIRST, SECOND], isOpen: false })
  })

  it('begins anew when another engine takes over', async () => {
    const { gateway, person } = await ask()
    act(() => gateway.says(`${FIRST} The chair`))
    await person.click(await button())
    act(() => gateway.retracts())
    act(() => {
      gateway.says(SECOND)
      gateway.ends()
    })
    expect(queued()?.pieces).toEqual([SECOND])
  })

  it('is read in the language of the answer', async () => {
    const { gateway, person } = await ask('Bonjour, comment puis-je écrire une résolution ?')
    act(() => {
      gateway.says('Bonjour ! Vous pouvez écrire une résolution avec le comité et le président de la séance.')
      gateway.ends()
    })
    await person.click(await button())
    expect(queued()?.settings?.language).toBe('fr')
  })

  it('ends when the conversation is left', async () => {
    const { gateway, person, unmount } = await ask()
    act(() => {
      gateway.says(FIRST)
      gateway.ends()
    })
    await person.click(await button())
    unmount()
    await waitFor(() => expect(queued()).toBeUndefined())
  })

  it('offers nothing of it where voice is switched off', async () => {
    settingsStore.setState({ settings: { ...settings, voiceEnabled: false } })
    const { gateway } = await ask()
    act(() => {
      gateway.says(FIRST)
      gateway.ends()
    })
    await screen.findByRole('button', { name: 'Copy message' })
    expect(screen.queryByRole('button', { name: /aloud/ })).toBeNull()
  })
})

describe('reading new answers aloud', () => {
  it('is off until it is switched on, and remembered', async () => {
    const { gateway, person } = await ask()
    act(() => {
      gateway.says(FIRST)
      gateway.ends()
    })
    expect(queued()).toBeUndefined()
    const toggle = screen.getByRole('button', { name: 'Read answers aloud' })
    expect(toggle.getAttribute('aria-pressed')).toBe('false')
    await person.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('placard.chat-aloud')).toBe('true')
  })

  it('reads the answers that begin from then on, and falls silent when it is switched off', async () => {
    readNewAnswers(true)
    const { gateway, person } = await ask()
    act(() => gateway.says(`${FIRST} The chair`))
    await waitFor(() => expect(queued()?.pieces).toEqual([FIRST]))
    await person.click(screen.getByRole('button', { name: 'Read answers aloud' }))
    await waitFor(() => expect(queued()).toBeUndefined())
  })
})
