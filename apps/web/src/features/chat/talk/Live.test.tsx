import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Converse, VoiceGateway } from '../../../client/gateways/voice-gateway.ts'
import { chooseMicrophone } from '../../../client/microphone/choices.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { aPort } from '../../../client/microphone/testing/a-port.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { FakeChat, idOf, refusedWith } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'

const GEMINI = { rung: 'gemini', model: 'gemini-live', place: 'cloud', promptVersion: 'live-1' } as const

const button = (name: string) => screen.findByRole('button', { name })
const queued = () => speechStore.getState().queue[0]

beforeEach(() => {
  localStorage.clear()
  chooseMicrophone({ isHandsFree: false })
  navigate({ kind: 'voice' }, { replace: true })
})
afterEach(() => {
  speechStore.dispatch({ kind: 'stopped' })
  microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
})

describe('a conversation that a service holds as a whole', () => {
  const LIVE: VoiceGateway['readHealth'] = async () => ({ speech: [], live: { provider: 'gemini', state: 'ready' } })
  const WORDS = 'What is a moderated caucus?'

  /** Hears the same words in everything; a test tells what else comes. */
  function aHolder(gateway: FakeChat) {
    const asked: Parameters<Converse>[0][] = []
    let tell: Parameters<Converse>[1] = () => undefined
    const converse: Converse = (question, onEvent, signal) => {
      asked.push(question)
      tell = onEvent
      const begins = question.begins ? { parentId: null, type: 'voice' as const } : {}
      const order = { conversationId: question.conversationId, message: WORDS, clientId: idOf(80 + asked.length) }
      const take: Parameters<FakeChat['send']>[2] = (event) => {
        if (event.kind !== 'accepted' || event.message === undefined) return
        const { conversation, message, answer } = event
        onEvent({
          kind: 'transcript',
          text: WORDS,
          confidence: null,
          provider: 'gemini',
          conversation,
          message,
          answer,
        })
      }
      return gateway.send({ ...order, ...begins }, 'a-key', take, signal)
    }
    return { asked, converse, tell: (event: Parameters<typeof tell>[0]) => tell(event) }
  }

  async function held({ isCommandsOnly = false } = {}) {
    const gateway = new FakeChat()
    const holder = aHolder(gateway)
    const microphone = aPort({ isCommandsOnly })
    const voice = { converse: holder.converse, readHealth: LIVE }
    const shown = await showChat(gateway, { microphone: microphone.port, hasVoice: true, voice })
    const talk = { ...shown, microphone }
    await talk.person.click(await button('Speak'))
    await waitFor(() => expect(talk.microphone.request()?.hear).toBeDefined())
    await act(() => talk.microphone.record())
    return { ...talk, holder }
  }

  const audio = (spoken: string, upTo: number) =>
    ({ kind: 'audio', audioData: btoa('RIFF'), mediaType: 'audio/wav', provider: 'gemini', spoken, upTo }) as const

  it('is heard and answered in one, and said with the sounds that come', async () => {
    const { gateway, holder } = await held()
    expect(holder.asked).toMatchObject([{ begins: true }])
    expect(viewStore.getState().view).toMatchObject({ kind: 'voice-conversation' })
    act(() => gateway.engine(GEMINI))
    act(() => gateway.says('A moderated caucus has a topic.'))
    act(() => holder.tell(audio('A moderated caucus', 18)))
    act(() => holder.tell(audio('has a topic.', 31)))
    expect(queued()?.pieces).toEqual(['A moderated caucus', 'has a topic.'])
    expect(queued()?.given?.take('has a topic.')).toBeInstanceOf(ArrayBuffer)
    expect(screen.getByText('Powered by Google Gemini')).toBeDefined()
    expect(gateway.sent).toHaveLength(1)
  })

  it('is spoken by the page as far as no sound has come', async () => {
    const { gateway, holder } = await held()
    act(() => holder.tell(audio('A moderated caucus', 18)))
    act(() => gateway.says('A moderated caucus has a topic. And a note.'))
    act(() => gateway.ends('complete', { engine: GEMINI }))
    const answer = gateway.messages.at(-1)
    const [conversation] = gateway.conversations.values()
    if (answer === undefined || conversation === undefined) throw new Error('nothing was answered')
    const done = { kind: 'done', role: 'assistant', stakeholderId: null, notice: null } as const
    act(() => holder.tell({ ...done, answer, conversation }))
    expect(queued()?.pieces.join(' ')).toBe('A moderated caucus has a topic. And a note.')
    expect(queued()?.isOpen).toBe(false)
  })

  it('keeps only what was heard of an answer that is talked over, before the next one is asked', async () => {
    const { gateway, holder, person, microphone } = await held()
    act(() => gateway.says('A moderated caucus has a topic.'))
    act(() => holder.tell(audio('A moderated caucus', 18)))
    const number = queued()?.number ?? 0
    act(() => speechStore.dispatch({ kind: 'sounding', number, pieceAt: 0, wordAt: 1, isAudible: true }))
    await person.click(await button('Speak'))
    await waitFor(() => expect(gateway.messages.at(-1)).toMatchObject({ content: 'A moderated', status: 'stopped' }))
    await act(() => microphone.record())
    expect(holder.asked).toMatchObject([{ begins: true }, { begins: false }])
  })

  it('needs no other who hears free speech', async () => {
    const { gateway } = await held({ isCommandsOnly: true })
    expect(gateway.sent).toHaveLength(1)
  })

  it('is heard by others where the service refuses, and nothing of it is lost', async () => {
    const gateway = new FakeChat()
    const converse: Converse = () => Promise.reject(refusedWith('usage-limit-reached', 402, 'No minutes are left.'))
    const microphone = aPort()
    const voice = { converse, readHealth: LIVE }
    const { person } = await showChat(gateway, { microphone: microphone.port, hasVoice: true, voice })
    microphone.port.hearing.hear = async () => ({
      text: WORDS,
      confidence: 0.9,
      provider: 'system',
      isCommandsOnly: false,
    })
    await person.click(await button('Speak'))
    await waitFor(() => expect(microphone.request()?.hear).toBeDefined())
    await act(() => microphone.record())
    await waitFor(() => expect(gateway.sent).toMatchObject([{ message: WORDS }]))
  })
})
