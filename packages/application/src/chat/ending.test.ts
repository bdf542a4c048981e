import { setTimeout as sleep } from 'node:timers/promises'
import { aChatHost, CHAT_ANSWER_OPTIONS, CHAT_NOW, CHAT_PEOPLE, endOfAnswer, says } from '@placard/testing'
import { describe, expect, it, vi } from 'vitest'
import { ChatModelError } from '../ports/chat-model.ts'
import { LEASE_MS } from './answer-run.ts'

const { ada: ADA, ben: BEN } = CHAT_PEOPLE

describe('ending', () => {
  it('ST-7 stops before the first word, and twice, and after the end, each time with the same answer', async () => {
    const { send, host, model } = aChatHost(['wait'])
    const { answer } = await send('Go')
    await expect.poll(() => model.orders).toHaveLength(1)
    const stopped = await host.stop(ADA, answer.id)
    expect(stopped).toMatchObject({ status: 'stopped', content: '' })
    expect(await host.stop(ADA, answer.id)).toEqual(stopped)
    expect(await host.stop(BEN, answer.id)).toBeUndefined()
  })

  it('ST-7 stops while the store is still giving the answer out', async () => {
    const { send, host, store } = aChatHost(['wait'])
    const claim = store.claim.bind(store)
    vi.spyOn(store, 'claim').mockImplementation((...order) => claim(...order).finally(() => sleep(20)))
    expect(await host.stop(ADA, (await send('Go')).answer.id)).toMatchObject({ status: 'stopped', content: '' })
  })

  it('stops what was gone on with before all of its first end was done', async () => {
    const fault = new ChatModelError('unavailable')
    const { send, hear, host, model, bookings } = aChatHost([...says('First half, '), fault], ['wait'])
    const booking = Promise.withResolvers<void>()
    bookings.push(booking.promise)
    const { answer } = await send('Go')
    await hear(answer.id)
    await host.proceed({ userId: ADA }, answer.id)
    await expect.poll(() => model.orders).toHaveLength(2)
    booking.resolve()
    await sleep(0)
    expect(await host.stop(ADA, answer.id)).toMatchObject({ status: 'stopped', content: 'First half, ' })
  })

  it('stops where it is and keeps what came', async () => {
    const { send, host, hear, store } = aChatHost([...says('So far '), 'wait', ...says('never').slice(1)])
    const { answer } = await send('Go')
    await expect.poll(async () => (await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1)
    await host.stop(ADA, answer.id)
    expect(endOfAnswer(await hear(answer.id)).answer).toMatchObject({ status: 'stopped', content: 'So far ' })
  })

  it('keeps what was heard of an answer that is still being written, and ends it', async () => {
    const { send, host, hear, store } = aChatHost([...says('So far, so good. '), 'wait', ...says('never').slice(1)])
    const { answer } = await send('Go', { type: 'voice' })
    await expect.poll(async () => (await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1)
    const following = hear(answer.id)
    expect(await host.cut(BEN, answer.id, 6)).toBeUndefined()
    expect(await host.cut(ADA, answer.id, 6)).toMatchObject({ status: 'stopped', content: 'So far' })
    expect(endOfAnswer(await following).conversation.type).toBe('voice')
    expect(endOfAnswer(await hear(answer.id)).answer).toMatchObject({ status: 'stopped', content: 'So far' })
  })

  it('waits for an answer to end that is made elsewhere before it cuts it', async () => {
    const { send, store, host } = aChatHost(says('never asked'))
    const claim = store.claim.bind(store)
    vi.spyOn(store, 'claim').mockResolvedValue(undefined)
    const { answer } = await send('Go')
    const elsewhere = await claim(answer.id, CHAT_NOW, LEASE_MS)
    if (elsewhere === undefined) throw new Error('not claimed')
    const text = { kind: 'text', seq: 1, text: 'Made elsewhere' } as const
    await store.append(elsewhere.lease, [text], CHAT_NOW, LEASE_MS)
    const cutting = host.cut(ADA, answer.id, 4)
    await expect.poll(() => host.followed()).toContain(answer.id)
    await store.finish(elsewhere.lease, { status: 'stopped', fault: undefined, at: CHAT_NOW })
    host.look(answer.id)
    expect(await cutting).toMatchObject({ status: 'stopped', content: 'Made' })
  })

  it('hears within a sign of life that it was stopped elsewhere', async () => {
    const { send, store, clock, timers, hear, model } = aChatHost([...says('So far'), 'wait'])
    const { answer } = await send('Go')
    await expect.poll(() => model.orders).toHaveLength(1)
    await store.askToStop(ADA, answer.id, clock.now())
    timers.tick()
    expect(endOfAnswer(await hear(answer.id)).answer.status).toBe('stopped')
  })

  it('ends as interrupted when the host closes, with everything kept', async () => {
    const { send, host, store } = aChatHost([...says('Kept'), 'wait'])
    const { answer } = await send('Go')
    await expect.poll(async () => (await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1)
    await host.close()
    const found = await store.eventsAfter(ADA, answer.id, 0)
    expect(found?.answer).toMatchObject({ status: 'interrupted', fault: 'lost', content: 'Kept' })
  })

  it('ends where they are the answers of a host that died', async () => {
    const { store, clock, host } = aChatHost(says('never asked'))
    await store.accept(ADA, {
      conversation: {
        id: ADA,
        begins: {
          id: ADA,
          title: 'T',
          type: 'chat',
          mode: 'balanced',
          instructions: '',
          context: null,
          engineChoice: { kind: 'automatic' },
          projectId: null,
        },
      },
      message: { id: '00000000-0000-4000-8000-000000000901', content: 'Go' },
      parentId: undefined,
      answer: { id: '00000000-0000-4000-8000-000000000902', answerOptions: CHAT_ANSWER_OPTIONS },
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
