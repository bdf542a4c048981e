import { AUTOMATIC, type ChatMessage, type Conversation, type EngineChoice } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatGateway, OnChatEvent } from '../../client/gateways/chat-gateway.ts'
import { lendingGateway } from './lending-gateway.ts'

const NEVER = new AbortController().signal
const ANSWER = { id: 'answer', status: 'answering' } as const

/** A gateway whose answers tell what a test says, and what was lent meanwhile. */
function aGateway(engineChoice: EngineChoice, answer: object = ANSWER) {
  const conversation: Conversation = { ...aConversation(), engineChoice }
  const lent: AbortSignal[] = []
  const stopped: string[] = []
  let tell: OnChatEvent = () => undefined
  const message: MessageEvent['data'] = answer
  const made: ChatMessage = message
  const inner: MessageEvent['data'] = {
    async send(_order: object, _key: string, onEvent: OnChatEvent) {
      tell = onEvent
      onEvent({ kind: 'accepted', conversation, answer: made })
    },
    async stop(id: string) {
      stopped.push(id)
    },
  }
  const gateway: ChatGateway = lendingGateway(inner, async (_, signal) => void lent.push(signal))
  const seen: string[] = []
  return {
    gateway,
    lent,
    stopped,
    seen,
    send: () => gateway.send({ message: 'Hello', clientId: 'c' }, 'key', ({ kind }) => seen.push(kind), NEVER),
    ends: () => tell({ kind: 'ended', conversation, answer: made }),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a gateway that lends the engines of its page', () => {
  it('lends the chosen one until its answer has ended and its title may be written', async () => {
    const { send, ends, lent, seen } = aGateway({ kind: 'device' })
    await send()
    expect(lent.map(({ aborted }) => aborted)).toEqual([false])
    ends()
    expect(seen).toEqual(['accepted', 'ended'])
    vi.advanceTimersByTime(7_999)
    expect(lent[0]?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(lent[0]?.aborted).toBe(true)
  })

  it('takes it back once its answer is stopped, and not before, as it would be replaced', async () => {
    const { gateway, send, lent, stopped } = aGateway({ kind: 'own', ownEngineId: 'mine' })
    await send()
    const stopping = gateway.stop('answer')
    vi.advanceTimersByTime(0)
    expect(lent[0]?.aborted).toBe(false)
    await stopping
    vi.advanceTimersByTime(0)
    expect(lent[0]?.aborted).toBe(true)
    expect(stopped).toEqual(['answer'])
  })

  it.each<{ because: string; choice: EngineChoice; answer?: object }>([
    { because: 'the server has the model', choice: AUTOMATIC },
    { because: 'it has ended already', choice: { kind: 'device' }, answer: { id: 'answer', status: 'complete' } },
  ])('lends nothing: $because', async ({ choice, answer }) => {
    const { send, lent } = aGateway(choice, answer)
    await send()
    expect(lent).toEqual([])
  })
})
