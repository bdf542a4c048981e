import { describe, expect, it } from 'vitest'
import { aDraft, aScene, inPhase } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'
import { OPENED_AT } from '../testing/committee.ts'

describe('the clock', () => {
  it('moves to the time it is told and remembers when it was told', () => {
    const { clock } = after(aScene(), { kind: 'clock-advanced', elapsedMs: 4_000, cycle: false }, 4_000)
    expect(clock).toMatchObject({ elapsedMs: 4_000, tickedAt: OPENED_AT + 4_000, lastCycleAt: 0 })
  })

  it('remembers when the chair last looked at everything', () => {
    const { clock } = after(aScene(), { kind: 'clock-advanced', elapsedMs: 15_000, cycle: true }, 15_000)
    expect(clock.lastCycleAt).toBe(15_000)
  })

  it('takes a new pace from the moment it is set, not from the last tick', () => {
    const { clock } = after(aScene({ clock: { elapsedMs: 9_000 } }), { kind: 'pace-changed', pace: 4 })
    expect(clock).toMatchObject({ pace: 4, tickedAt: OPENED_AT + 9_000, elapsedMs: 9_000 })
  })
})

describe('relations', () => {
  const strained = aScene({
    relations: [
      [1, 0.5],
      [-0.5, 1],
    ],
    priorRelations: [
      [1, 0],
      [0.5, 1],
    ],
  })

  it('drift back to what the voting record says by four thousandths of the distance at each cycle', () => {
    const [chinas, frances] = after(strained, { kind: 'clock-advanced', elapsedMs: 15_000, cycle: true }).relations
    expect(chinas?.[1]).toBeCloseTo(0.498, 12)
    expect(frances?.[0]).toBeCloseTo(-0.496, 12)
    expect(chinas?.[0]).toBe(1)
  })

  it('do not drift between two cycles: how often the clock is read changes nothing', () => {
    const read = after(strained, { kind: 'clock-advanced', elapsedMs: 5_000, cycle: false })
    expect(read.relations).toEqual(strained.relations)
  })

  it('never drift past the record, however long a session lasts', () => {
    let state = strained
    for (let cycle = 1; cycle <= 2_000; cycle++) {
      state = after(state, { kind: 'clock-advanced', elapsedMs: cycle * 15_000, cycle: true })
    }
    expect(state.relations[0]?.[1]).toBeGreaterThanOrEqual(0)
    expect(state.relations[0]?.[1]).toBeLessThan(0.001)
    expect(state.relations[1]?.[0]).toBeLessThanOrEqual(0.5)
  })
})

describe('a phase', () => {
  it('starts when the one before it ends', () => {
    const { clock } = after(aScene(), { kind: 'phase-entered', phaseIndex: 1 }, 400_000)
    expect(clock.phaseIndex).toBe(1)
    expect(clock.phases.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [0, 400_000],
      [400_000, undefined],
      [undefined, undefined],
    ])
  })

  it('that is skipped by a vote ends with the others, and those that had ended keep their time', () => {
    const negotiating = aScene({ clock: inPhase(1, 500_000) })
    const { clock } = after(negotiating, { kind: 'phase-entered', phaseIndex: 2 }, 600_000)
    expect(clock.phases.map(({ endedAt }) => endedAt)).toEqual([1_000, 600_000, undefined])
  })

  it('after the last one there is none: the last only ends', () => {
    const resolving = aScene({ clock: inPhase(2, 500_000) })
    const { clock } = after(resolving, { kind: 'phase-entered', phaseIndex: 3 }, 700_000)
    expect(clock.phaseIndex).toBe(2)
    expect(clock.phases.at(-1)?.endedAt).toBe(700_000)
  })
})

describe('a pause', () => {
  const paused = after(aScene({ clock: { elapsedMs: 1_000 } }), { kind: 'session-paused' }, 6_000)

  it('keeps what had been played when it began', () => {
    expect(paused).toMatchObject({ status: 'paused', clock: { elapsedMs: 6_000, tickedAt: OPENED_AT + 6_000 } })
  })

  it('does not count as a silence of the people who took it', () => {
    const { status, clock } = after(paused, { kind: 'session-resumed' }, 6_000)
    expect(status).toBe('active')
    expect(clock).toMatchObject({ elapsedMs: 6_000, lastPersonAt: 6_000 })
  })
})

describe('the end of a session', () => {
  const owed = [{ seat: 'usa', notBefore: 0, act: { kind: 'reassure' }, replyTo: 1, spoken: true }] as const
  const conclusion = {
    type: 'stalemate',
    score: 0.5,
    outcomes: ['No resolution adopted'],
    forced: false,
    at: 9,
  } as const
  const ended = after(aScene({ owed, closingOfferUntil: 30_000 }), { kind: 'session-concluded', conclusion })

  it('is on record with its score', () => expect(ended).toMatchObject({ status: 'concluded', conclusion }))

  it('leaves nobody owing an answer and no offer standing', () => {
    expect(ended.owed).toEqual([])
    expect(ended.closingOfferUntil).toBeUndefined()
  })
})

describe('the offer to close early', () => {
  const offered = after(aScene(), { kind: 'closing-offered', until: 30_000 })

  it('stands until its time', () => expect(offered.closingOfferUntil).toBe(30_000))

  it.each([
    { close: true, refused: false, because: 'it was taken' },
    { close: false, refused: true, because: 'the people play on, and are not asked again' },
  ])('is answered with $close and counts as refused: $refused, because $because', ({ close, refused }) => {
    const answered = after(offered, { kind: 'closing-answered', seat: 'ken', close })
    expect(answered.closingOfferUntil).toBeUndefined()
    expect(answered.closingRefused).toBe(refused)
  })
})

describe('moods', () => {
  const delighted = aScene({ plan: { people: ['KEN'] } })
  const best = delighted.seats[3]?.secrets.table.map((row) => row.indexOf(Math.max(...row))) ?? []
  const state = { ...delighted, drafts: [aDraft({ deal: best })] }
  const moodsAfter = (cycle: boolean) =>
    after(state, { kind: 'clock-advanced', elapsedMs: 15_000, cycle }).seats.map(({ mood }) => mood)

  it('follow the text when the chair looks at everything, and not before', () => {
    expect(moodsAfter(true)[3]).toBe('confident')
    expect(moodsAfter(false)).toEqual(delighted.seats.map(() => 'calm'))
  })

  it('of people stay their own', () => {
    const dreadful = state.seats[2]?.secrets.table.map((row) => row.indexOf(Math.min(...row))) ?? []
    const bad = { ...state, drafts: [aDraft({ deal: dreadful })], tension: { value: 90, causes: [] } }
    const { seats } = after(bad, { kind: 'clock-advanced', elapsedMs: 15_000, cycle: true })
    expect(seats[2]?.mood).toBe('calm')
    expect(seats.filter(({ mood }) => mood !== 'calm').length).toBeGreaterThan(2)
  })

  it('are calm while there is no text, though none would sign the status quo', () => {
    const { seats } = after(delighted, { kind: 'clock-advanced', elapsedMs: 15_000, cycle: true })
    expect(new Set(seats.map(({ mood }) => mood))).toEqual(new Set(['calm']))
  })

  it('are wary of a strained room even before there is a text', () => {
    const tense = { ...delighted, tension: { value: 60, causes: [] } }
    const { seats } = after(tense, { kind: 'clock-advanced', elapsedMs: 15_000, cycle: true })
    expect(seats.map(({ mood }) => mood)).toEqual(['wary', 'wary', 'calm', 'wary', 'wary'])
  })
})
