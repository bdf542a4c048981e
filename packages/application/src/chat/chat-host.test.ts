import { ChatStreamEvent, type DrillContext, SUGGESTION_MAX_LENGTH } from '@placard/contract'
import { aChatHost, CHAT_ANSWER_OPTIONS, CHAT_DEFAULTS, CHAT_PEOPLE, endOfAnswer, says } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { ChatModelError } from '../ports/chat-model.ts'

const { ada: ADA, ben: BEN } = CHAT_PEOPLE

const DRILL: DrillContext = {
  kind: 'drill',
  motionId: null,
  motion: 'This house would sail.',
  side: 'for',
  country: null,
  rounds: 1,
  speechSeconds: 60,
  speeches: [],
}

function textOf(events: readonly ChatStreamEvent[]): string {
  return events.map((event) => (event.kind === 'text' ? event.text : event.kind === 'retract' ? '⌫' : '')).join('')
}

describe('answering', () => {
  it('tells an answer in order, from its engine to its end', async () => {
    const { send, hear, model } = aChatHost(says('A motion ', 'is a ', 'proposal.'))
    const { answer, conversation } = await send('What is a motion? Explain it briefly.')
    const events = await hear(answer.id)
    expect(events[0]?.kind).toBe('engine')
    expect(textOf(events)).toBe('A motion is a proposal.')
    expect(endOfAnswer(events).answer).toMatchObject({ status: 'complete', content: 'A motion is a proposal.' })
    expect(endOfAnswer(events).conversation.answeringId).toBeNull()
    expect(conversation.title).toBe('What is a motion?')
    expect(model.orders[0]?.turns).toEqual([{ role: 'user', text: 'What is a motion? Explain it briefly.' }])
  })

  it('keeps what may be asked next beside the answer: three at most, each short, once and on one line', async () => {
    const long = 'x'.repeat(SUGGESTION_MAX_LENGTH + 1)
    const suggestions = [' Make it\nshorter ', long, 'Why?', '', 'Why?', 'Now for India', 'A fourth']
    const { send, hear, store } = aChatHost([...says('A speech.'), { kind: 'suggestions', suggestions }])
    const { answer } = await send('Write a speech')
    const kept = ['Make it shorter', 'Why?', 'Now for India']
    const events = await hear(answer.id)
    for (const event of events) expect(ChatStreamEvent.safeParse(event).success).toBe(true)
    expect(events.find(({ kind }) => kind === 'suggestions')).toMatchObject({ suggestions: kept })
    expect(endOfAnswer(events).answer.suggestions).toEqual(kept)
    expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.suggestions).toEqual(kept)
  })

  it('stores what was checked: a message without signs that nobody sees', async () => {
    const { send } = aChatHost(says('Yes.'))
    const { message } = await send(' What is a mo\u200btion?\u0007 👩\u200d🚀 ')
    expect(message?.content).toBe('What is a motion? 👩\u200d🚀')
  })

  it('drops what an engine suggested that broke off', async () => {
    const before = [...says('Half'), { kind: 'suggestions', suggestions: ['Why?'] }, { kind: 'retract' }] as const
    const { send, hear } = aChatHost([...before, ...says('A whole answer.')])
    const { answer } = await send('Write a speech')
    expect(endOfAnswer(await hear(answer.id)).answer.suggestions).toBeUndefined()
  })

  it('tells a reader that comes back what it missed, and nothing twice', async () => {
    const { send, hear, model, store } = aChatHost([...says('One '), 'wait', ...says('two').slice(1)])
    const { answer } = await send('Count')
    const whole = hear(answer.id)
    await expect.poll(async () => (await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1)
    const late = hear(answer.id, 2)
    model.release()
    expect(textOf(await whole)).toBe('One two')
    expect(textOf(await late)).toBe('two')
  })

  it('keeps what came while a write was tried again whose confirmation was lost', async () => {
    const { send, store, model, timers } = aChatHost([...says('One '), 'wait', ...says('two').slice(1)])
    const append = store.append.bind(store)
    let isLost = false
    store.append = async (...order) => {
      const held = await append(...order)
      if (isLost || order[1].every(({ kind }) => kind !== 'text')) return held
      isLost = true
      throw new Error('Connection terminated')
    }
    const { answer } = await send('Count')
    await expect.poll(() => isLost).toBe(true)
    model.release()
    // the model has said its next words before the write is tried again
    await new Promise((resolve) => setTimeout(resolve, 5))
    await expect
      .poll(async () => {
        timers.tick()
        return (await store.eventsAfter(ADA, answer.id, 0))?.answer.status
      })
      .toBe('complete')
    expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.content).toBe('One two')
  })

  it('tells a running answer from memory, to its owner alone', async () => {
    const { send, hear, store, model, host } = aChatHost([...says('One '), 'wait', ...says('two').slice(1)])
    const { answer } = await send('Count')
    await expect.poll(async () => (await store.eventsAfter(ADA, answer.id, 1))?.events).toHaveLength(1)
    await expect.poll(() => host.beingMade(ADA, answer.id)?.id).toBe(answer.id)
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
    const { send, store, model } = aChatHost([...says('Quietly '), 'wait', ...says('done').slice(1)])
    const { answer } = await send('Go')
    model.release()
    await expect
      .poll(async () => {
        model.release()
        return (await store.eventsAfter(ADA, answer.id, 0))?.answer.status
      })
      .toBe('complete')
    expect((await store.eventsAfter(ADA, answer.id, 0))?.answer.content).toBe('Quietly done')
  })

  it('takes back what an engine said that broke off, and keeps what the next one says', async () => {
    const { send, hear } = aChatHost([...says('Half an'), { kind: 'retract' }, ...says('A whole answer')])
    const events = await hear((await send('Go')).answer.id)
    expect(textOf(events)).toMatch(/⌫A whole answer$/)
    expect(endOfAnswer(events).answer.content).toBe('A whole answer')
  })

  it('keeps what came when the last engine breaks off, and goes on with it when asked', async () => {
    const { send, hear, host, model } = aChatHost(
      [...says('First half, '), new ChatModelError('unavailable')],
      [...says('second '), { kind: 'retract' }, ...says('second half.')],
    )
    const { answer } = await send('Go')
    expect(endOfAnswer(await hear(answer.id)).answer).toMatchObject({
      status: 'interrupted',
      fault: 'unavailable',
      content: 'First half, ',
    })
    const again = await host.proceed({ userId: ADA }, answer.id)
    expect(again.outcome).toBe('stored')
    expect(endOfAnswer(await hear(answer.id)).answer).toMatchObject({
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
    const { send, hear } = aChatHost(script)
    const { answer } = endOfAnswer(await hear((await send('Go')).answer.id))
    expect(answer).toMatchObject({ fault })
    expect(answer.status).toBe('failed')
  })

  it('AI-8 ends an answer without an end at its most length, never in half a character', async () => {
    const { send, hear } = aChatHost(says(...Array.from({ length: 300 }, () => '🕊️'.repeat(200))))
    const { answer } = endOfAnswer(await hear((await send('Go')).answer.id))
    expect(answer.status).toBe('complete')
    expect(answer.content.length).toBeLessThanOrEqual(100_000)
    expect(answer.content.isWellFormed()).toBe(true)
  })

  it('ST-5 joins characters that come in halves, and takes control characters out', async () => {
    const { send, hear } = aChatHost(says('a\ud83d', '\udd4ab\u0000c\u202ed'))
    expect(endOfAnswer(await hear((await send('Go')).answer.id)).answer.content).toBe('a🕊bcd')
  })
})

describe('asking', () => {
  it('stores a message that is sent again under its id once', async () => {
    const { send, hear, model } = aChatHost(says('Once'))
    const clientId = '00000000-0000-4000-8000-000000000777'
    const first = await send('Go', { clientId })
    await hear(first.answer.id)
    const again = await send('Go', { clientId })
    expect(again).toMatchObject({ isRepeat: true, answer: { id: first.answer.id } })
    expect(model.orders).toHaveLength(1)
  })

  it('answers anew beside the answer that was there', async () => {
    const { send, hear, host, store } = aChatHost(says('First'), says('Second'))
    const { answer, conversation } = await send('Go')
    await hear(answer.id)
    const anew = await host.regenerate({ userId: ADA }, answer.id, CHAT_ANSWER_OPTIONS)
    if (anew.outcome !== 'stored') throw new Error(anew.outcome)
    await hear(anew.answer.id)
    const messages = (await store.read(ADA, conversation.id))?.messages.map(({ content }) => content)
    expect(messages).toEqual(['Go', 'First', 'Second'])
    expect((await host.regenerate({ userId: BEN }, answer.id, CHAT_ANSWER_OPTIONS)).outcome).toBe('not-found')
  })

  it('gives the facts of its context, and the instructions it began with', async () => {
    const { send, hear, model } = aChatHost(says('Yes'))
    const context = { kind: 'campaign', campaignId: 'climate-crisis-summit' }
    await hear((await send('Go', { context, systemPrompt: 'Be brief.' })).answer.id)
    expect(model.orders[0]).toMatchObject({
      background: { title: 'Dossier', text: 'Public facts.' },
      instructions: 'Be brief.',
    })
  })

  it('calls a drill by its motion, and tells the model what it is', async () => {
    const { send, hear, model } = aChatHost(says('My side is against it.'))
    const sent = await send('Debate drill. I speak for it.', { context: DRILL })
    expect(endOfAnswer(await hear(sent.answer.id)).answer).toMatchObject({ status: 'complete' })
    expect(sent.conversation).toMatchObject({ title: 'This house would sail', context: DRILL })
    expect(model.orders[0]).toMatchObject({ drill: DRILL, background: undefined })
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
    const { host } = aChatHost(says('Yes'))
    expect((await host.send({ userId: ADA }, { message: 'Go', ...more }, CHAT_DEFAULTS)).outcome).toBe(outcome)
  })
})
