import type { SeatView } from '@placard/engine'
import { anOpenSession, expectOk, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { LineAhead, SpeechPort, Understanding } from '../ports/language.ts'

const MODEL = 'gemini some-model speech-1'
const SAY = { kind: 'say', text: 'Let us settle it.' } as const

/** A speech port that says of every line whether it was foreseen. */
function foreseeing() {
  const foreseen = new Set<string>()
  const told: (readonly LineAhead[])[] = []
  const nameOf = ({ seat, act }: Pick<LineAhead, 'seat' | 'act'>) => `${seat} ${JSON.stringify(act)}`
  const speech: SpeechPort = {
    word: async (line) => ({ words: 'So be it.', wordedBy: foreseen.has(nameOf(line)) ? MODEL : 'embedded' }),
    foresee({ lines }) {
      const now = lines()
      told.push(now)
      for (const line of now) foreseen.add(nameOf(line))
    },
  }
  return { speech, told }
}

describe('words that are wanted before long', () => {
  it('are foreseen for nearly every line of a session, initiatives and answers alike', async () => {
    const { speech } = foreseeing()
    const { host, clock, store, sessionId } = await anOpenSession({ speech })
    for (let step = 0; step < 400; step += 1) {
      const { status, nextDueAt } = expectOk(await host.advanceSession(sessionId))
      if (status !== 'active' || nextDueAt === undefined) break
      clock.setTo(Math.max(clock.now(), nextDueAt))
    }
    const log = await store.events(sessionId, 0, 10_000)
    const lines = log.flatMap((event) => (event.kind === 'act-taken' && event.words !== '' ? [event] : []))
    expect(lines.length).toBeGreaterThan(30)
    const worded = lines.filter(({ wordedBy }) => wordedBy === MODEL)
    expect(worded.length / lines.length).toBeGreaterThan(0.9)
    expect(lines.every(({ wordedBy }) => wordedBy === undefined || wordedBy === MODEL)).toBe(true)
  })

  it('are few, and none once nothing goes on', async () => {
    const { speech, told } = foreseeing()
    const { host, sessionId } = await anOpenSession({ speech })
    expect(told.at(-1)).toHaveLength(1)
    expectOk(await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'pause' } }))
    expect(told.at(-1)).toEqual([])
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThanOrEqual(4)
  })
})

describe('words read ahead of their command', () => {
  const heardAs = (...kinds: readonly Understanding['readings'][number][]): Understanding => ({
    readings: kinds,
    readBy: 'gemini some-model reading-1',
  })

  it('are taken as they were heard', async () => {
    const heard = heardAs({ act: { kind: 'propose', changes: [{ issue: 0, option: 2 }] }, confidence: 0.9 })
    const { host, sessionId } = await anOpenSession({
      understanding: { ...fakeUnderstanding(), hear: async () => heard },
    })
    const said = { sessionId, userId: 'ada', command: SAY }
    const answer = expectOk(await host.submitCommand({ ...said, heard: await host.hearWords(said) }))
    expect(answer).toMatchObject({ outcome: 'taken', readBy: heard.readBy, readings: heard.readings })
    expect(answer.view.drafts[0]?.deal[0]).toBe(2)
  })

  it('lose what names something that is no longer there, and are read anew when nothing is left', async () => {
    const gone = { act: { kind: 'accept', offer: 'o99' }, confidence: 0.9 } as const
    const there = { act: { kind: 'warn' }, confidence: 0.8 } as const
    const { host, sessionId } = await anOpenSession()
    const said = { sessionId, userId: 'ada', command: SAY }
    expect(expectOk(await host.submitCommand({ ...said, heard: heardAs(gone, there) }))).toMatchObject({
      outcome: 'taken',
      readings: [there],
    })
    expect(expectOk(await host.submitCommand({ ...said, heard: heardAs(gone) }))).toMatchObject({ readBy: 'fake' })
  })

  it('are not heard where no model is, nor what a command will refuse, nor what was answered before', async () => {
    let asked = 0
    const understanding = {
      ...fakeUnderstanding(),
      hear: async () => {
        asked += 1
        return undefined
      },
    }
    const { host, sessionId } = await anOpenSession({ understanding })
    const said = { sessionId, userId: 'ada', command: SAY, key: 'once' }
    await host.hearWords({ ...said, userId: 'stranger' })
    await host.hearWords({ ...said, command: { kind: 'say', text: '\u0007' } })
    await host.hearWords({ ...said, command: { kind: 'pause' } })
    expect(asked).toBe(0)
    await host.hearWords(said)
    expectOk(await host.submitCommand(said))
    await host.hearWords(said)
    expect(asked).toBe(1)
    const plain = await anOpenSession()
    expect(await plain.host.hearWords({ ...said, sessionId: plain.sessionId })).toBeUndefined()
  })

  it('are heard against the view of who said them', async () => {
    const views: unknown[] = []
    const understanding = {
      ...fakeUnderstanding(),
      hear: async ({ view }: { readonly view: SeatView }) => {
        views.push(view.you)
        return undefined
      },
    }
    const { host, sessionId } = await anOpenSession({ understanding })
    await host.hearWords({ sessionId, userId: 'ada', command: SAY })
    expect(views).toEqual(['eee'])
  })
})
