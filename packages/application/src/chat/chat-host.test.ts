import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatStreamEvent } from '@placard/contract'
import {
  CHAT_NOW,
  CHAT_WISH,
  FakeClock,
  FakeIds,
  ManualTimers,
  ScriptedModel,
  type ScriptStep,
  says,
} from '@placard/testing'
import { describe, expect, it, vi } from 'vitest'
import { ChatModelError } from '../ports/chat-model.ts'
import { createChatHost } from './chat-host.ts'
import { InMemoryChatStore } from './in-memory-chat-store.ts'

const ADA = '00000000-0000-4000-8000-00000000a001'
const BEN = '00000000-0000-4000-8000-00000000a002'
const DEFAULTS = { ...CHAT_WISH, mode: 'balanced' } as const

function aChat(...scripts: readonly (readonly ScriptStep[])[]) {
  const store = new InMemoryChatStore()
  const model = new ScriptedModel(...scripts)
  const timers = new ManualTimers()
  const clock = new FakeClock(CHAT_NOW)
  const troubles: unknown[] = []
  const ids = new FakeIds()
  const host = createChatHost({
    store,
    model,
    clock,
    ids: { next: () => ids.sessionId() },
    every: timers.every,
    background: async () => ({ title: 'Dossier', text: 'Public facts.' }),
    onTrouble: (error) => troubles.push(error),
  })
  const send = async (message: string, more: object = {}) => {
    const sent = await host.send({ ownerId: ADA }, { message, ...more }, DEFAULTS)
    if (sent.outcome !== 'stored') throw new Error(sent.outcome)
    return sent
  }
  const hear = async (messageId: string, after = 0) => {
    const events: ChatStreamEvent[] = []
    const never = new AbortController().signal
    for await (const event of host.follow({ ownerId: ADA, messageId, after }, never)) events.push(event)
    return events
  }
  return { store, model, timers, clock, host, troubles, send, hear }
}

function endOf(events: readonly ChatStreamEvent[]) {
  const last = events.at(-1)
  if (last?.kind !== 'ended') throw new Error('no end')
  return last
}

function textOf(events: readonly ChatStreamEvent[]): string {
  return events.map((event) => (event.kind === 'text' ? event.text : event.kind === 'retract' ? '⌫' : '')).join('')
}

describe('answering', () => {
  it('tells an answer in order, from its engine to its end', async () => {
    const { send, hear, model } = aChat(says('A motion ', 'is a ', 'proposal.'))
    const { answer, conversation } = await send('What is a motion? Explain it briefly.')
    const events = await hear(answer.id)
    expect(events[0]?.kind).toBe('engine')
    expect(textOf(events)).toBe('A motion is a proposal.')
    expect(endOf(events).answer).toMatchObject({ status: 'complete', content: 'A motion is a proposal.' })
    expect(endOf(events).conversation.answeringId).toBeNull()
    expect(conversation.title).toBe('What is a motion?')
    expect(model.orders[0]?.turns).toEqual([{ role: 'user', text: 'What is a motion? Explain it briefly.' }])
  })

  it('tells a reader that comes back what it missed, and nothing twice', async () => {
    const { send, hear, model, store } = aChat([...says('One '), 'wait', ...says('two').slice(1)])
    const { answer } = await send('Count')
    const whole = hear(answer.id)
    await vi.waitFor(async () => expect((await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1))
    const late = hear(answer.id, 2)
    model.release()
    expect(textOf(await whole)).toBe('One two')
    expect(textOf(await late)).toBe('two')
  })

  it('keeps what came while a write was tried again whose confirmation was lost', async () => {
    const { send, store, model, timers } = aChat([...says('One '), 'wait', ...says('two').slice(1)])
    const append = store.append.bind(store)
    let isLost = false
    store.append = async (...order) => {
      const held = await append(...order)
      if (isLost || order[1].every(({ kind }) => kind !== 'text')) return held
      isLost = true
      throw new Error('Connection terminated')
    }
    const { answer } = await send('Count')
    await vi.waitFor(() => expect(isLost).toBe(true))
    model.release()
    // the model has said its next words before the write is tried again
    await new Promise((resolve) => setTimeout(resolve, 5))
    await vi.waitFor(async () => {
      timers.tick()
      expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.status).toBe('complete')
    })
    expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.content).toBe('One two')
  })

  it('tells a running answer from memory, to its owner alone', async () => {
    const { send, hear, store, model, host } = aChat([...says('One '), 'wait', ...says('two').slice(1)])
    const { answer } = await send('Count')
    await vi.waitFor(async () => expect((await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1))
    await vi.waitFor(() => expect(host.beingMade(ADA, answer.id)?.id).toBe(answer.id))
    expect(host.beingMade(BEN, answer.id)).toBeUndefined()
    const { eventsAfter } = store
    let isAsked = false
    store.eventsAfter = (...order) => {
      isAsked = true
      return eventsAfter.call(store, ...order)
    }
    const late = hear(answer.id, 1)
    model.release()
    expect(textOf(await late)).toBe('One two')
    expect(isAsked).toBe(false)
    expect(host.beingMade(ADA, answer.id)).toBeUndefined()
  })

  it('goes on when nobody listens', async () => {
    const { send, store, model } = aChat([...says('Quietly '), 'wait', ...says('done').slice(1)])
    const { answer } = await send('Go')
    model.release()
    await vi.waitFor(async () => {
      model.release()
      expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.status).toBe('complete')
    })
    expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.content).toBe('Quietly done')
  })

  it('takes back what an engine said that broke off, and keeps what the next one says', async () => {
    const { send, hear } = aChat([...says('Half an'), { kind: 'retract' }, ...says('A whole answer')])
    const events = await hear((await send('Go')).answer.id)
    expect(textOf(events)).toMatch(/⌫A whole answer$/)
    expect(endOf(events).answer.content).toBe('A whole answer')
  })

  it('keeps what came when the last engine breaks off, and goes on with it when asked', async () => {
    const { send, hear, host, model } = aChat(
      [...says('First half, '), new ChatModelError('unavailable')],
      [...says('second '), { kind: 'retract' }, ...says('second half.')],
    )
    const { answer } = await send('Go')
    expect(endOf(await hear(answer.id)).answer).toMatchObject({
      status: 'interrupted',
      fault: 'unavailable',
      content: 'First half, ',
    })
    const again = await host.proceed({ ownerId: ADA }, answer.id)
    expect(again.outcome).toBe('stored')
    expect(endOf(await hear(answer.id)).answer).toMatchObject({
      status: 'complete',
      content: 'First half, second half.',
    })
    expect(model.orders[1]?.turns.at(-1)).toEqual({ role: 'assistant', text: 'First half, ' })
  })

  it.each([
    { script: [new ChatModelError('quota')], fault: 'quota' },
    { script: [new Error('a bug')], fault: 'unavailable' },
    { script: says(' \n'), fault: 'empty' },
  ])('says why there is no answer: $fault', async ({ script, fault }) => {
    const { send, hear } = aChat(script)
    const { answer } = endOf(await hear((await send('Go')).answer.id))
    expect(answer).toMatchObject({ fault })
    expect(answer.status).toBe('failed')
  })

  it('AI-8 ends an answer without an end at its most length, never in half a character', async () => {
    const { send, hear } = aChat(says(...Array.from({ length: 300 }, () => '🕊️'.repeat(200))))
    const { answer } = endOf(await hear((await send('Go')).answer.id))
    expect(answer.status).toBe('complete')
    expect(answer.content.length).toBeLessThanOrEqual(100_000)
    expect(answer.content.isWellFormed()).toBe(true)
  })

  it('ST-5 joins characters that come in halves, and takes control characters out', async () => {
    const { send, hear } = aChat(says('a\ud83d', '\udd4ab\u0000c\u202ed'))
    expect(endOf(await hear((await send('Go')).answer.id)).answer.content).toBe('a🕊bcd')
  })
})

describe('ending', () => {
  it('ST-7 stops before the first word, and twice, and after the end, each time with the same answer', async () => {
    const { send, host, model } = aChat(['wait'])
    const { answer } = await send('Go')
    await vi.waitFor(() => expect(model.orders).toHaveLength(1))
    const stopped = await host.stop(ADA, answer.id)
    expect(stopped).toMatchObject({ status: 'stopped', content: '' })
    expect(await host.stop(ADA, answer.id)).toEqual(stopped)
    expect(await host.stop(BEN, answer.id)).toBeUndefined()
  })

  it('ST-7 stops while the store is still giving the answer out', async () => {
    const { send, host, store } = aChat(['wait'])
    const claim = store.claim.bind(store)
    vi.spyOn(store, 'claim').mockImplementation((...order) => claim(...order).finally(() => sleep(20)))
    expect(await host.stop(ADA, (await send('Go')).answer.id)).toMatchObject({ status: 'stopped', content: '' })
  })

  it('stops where it is and keeps what came', async () => {
    const { send, host, hear, store } = aChat([...says('So far '), 'wait', ...says('never').slice(1)])
    const { answer } = await send('Go')
    await vi.waitFor(async () => expect((await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1))
    await host.stop(ADA, answer.id)
    expect(endOf(await hear(answer.id)).answer).toMatchObject({ status: 'stopped', content: 'So far ' })
  })

  it('hears within a sign of life that it was stopped elsewhere', async () => {
    const { send, store, clock, timers, hear, model } = aChat([...says('So far'), 'wait'])
    const { answer } = await send('Go')
    await vi.waitFor(() => expect(model.orders).toHaveLength(1))
    await store.askToStop(ADA, answer.id, clock.now())
    timers.tick()
    expect(endOf(await hear(answer.id)).answer.status).toBe('stopped')
  })

  it('ends as interrupted when the host closes, with everything kept', async () => {
    const { send, host, store } = aChat([...says('Kept'), 'wait'])
    const { answer } = await send('Go')
    await vi.waitFor(async () => expect((await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1))
    await host.close()
    const found = await store.eventsAfter(ADA, answer.id, 0)
    expect(found?.answer).toMatchObject({ status: 'interrupted', fault: 'lost', content: 'Kept' })
  })

  it('ends where they are the answers of a host that died', async () => {
    const { store, clock, host } = aChat(says('never asked'))
    await store.accept(ADA, {
      conversation: {
        id: ADA,
        begins: { id: ADA, title: 'T', mode: 'balanced', instructions: '', context: null },
      },
      message: { id: '00000000-0000-4000-8000-000000000901', content: 'Go' },
      parentId: undefined,
      answer: { id: '00000000-0000-4000-8000-000000000902', wish: CHAT_WISH },
      at: clock.now(),
    })
    await host.sweep()
    const id = '00000000-0000-4000-8000-000000000902'
    expect((await store.eventsAfter(ADA, id, 0))?.answer.status).toBe('answering')
    clock.advance(20_000)
    await host.sweep()
    expect((await store.eventsAfter(ADA, id, 0))?.answer).toMatchObject({ status: 'failed', fault: 'lost' })
  })
})

describe('asking', () => {
  it('stores a message that is sent again under its id once', async () => {
    const { send, hear, model } = aChat(says('Once'))
    const clientId = '00000000-0000-4000-8000-000000000777'
    const first = await send('Go', { clientId })
    await hear(first.answer.id)
    const again = await send('Go', { clientId })
    expect(again).toMatchObject({ isRepeat: true, answer: { id: first.answer.id } })
    expect(model.orders).toHaveLength(1)
  })

  it('answers anew beside the answer that was there', async () => {
    const { send, hear, host, store } = aChat(says('First'), says('Second'))
    const { answer, conversation } = await send('Go')
    await hear(answer.id)
    const anew = await host.regenerate({ ownerId: ADA }, answer.id, CHAT_WISH)
    if (anew.outcome !== 'stored') throw new Error(anew.outcome)
    await hear(anew.answer.id)
    const messages = (await store.read(ADA, conversation.id))?.messages.map(({ content }) => content)
    expect(messages).toEqual(['Go', 'First', 'Second'])
    expect((await host.regenerate({ ownerId: BEN }, answer.id, CHAT_WISH)).outcome).toBe('not-found')
  })

  it('gives the facts of its context, and the instructions it began with', async () => {
    const { send, hear, model } = aChat(says('Yes'))
    const context = { kind: 'campaign', campaignId: 'climate-crisis-summit' }
    await hear((await send('Go', { context, systemPrompt: 'Be brief.' })).answer.id)
    expect(model.orders[0]).toMatchObject({
      background: { title: 'Dossier', text: 'Public facts.' },
      instructions: 'Be brief.',
    })
  })

  it.each([
    { because: 'an id nobody began is a mistake', more: { conversationId: BEN }, outcome: 'not-found' },
    {
      because: 'it says that nothing comes before',
      more: { conversationId: BEN, parentId: null },
      outcome: 'stored',
    },
    { because: 'nothing of it can be read', more: { message: '\u0001' }, outcome: 'empty' },
  ])('answers $outcome because $because', async ({ more, outcome }) => {
    const { host } = aChat(says('Yes'))
    expect((await host.send({ ownerId: ADA }, { message: 'Go', ...more }, DEFAULTS)).outcome).toBe(outcome)
  })
})
