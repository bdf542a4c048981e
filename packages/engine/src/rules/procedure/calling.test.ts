import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Caucus } from '../../model/floor/order.ts'
import type { OwedAct } from '../../model/session/state.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aScene, type Scene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { speakingTime } from './speaking-time.ts'
import { keepTurns, openTurns, passTurn, takeTurn, turnHolder } from './turns.ts'

const CAUCUS: Caucus = { as: 'moderated', by: 'ken', issue: undefined, seconds: 30, until: 600_000 }

/** A moderated caucus in which these have been called so far, the last of them still holding the floor unless it is free. */
function inCaucus(
  heard: readonly SeatId[],
  waiting: readonly SeatId[],
  { isFree = false, ...scene }: Scene & { isFree?: boolean } = {},
) {
  const turn = { seat: isFree ? undefined : heard.at(-1), until: 60_000, heard }
  const floor = { speakersList: waiting }
  return aScene({ plan: { procedure: aPack() }, floor, order: { caucus: { ...CAUCUS, turn } }, ...scene })
}

const answer = (seat: SeatId, act: Act = { kind: 'reassure' }): OwedAct => ({
  seat,
  notBefore: 0,
  act,
  replyTo: 1,
  spoken: true,
})

/** Whom the chair calls once the speaker has spoken. */
function calledAfter(state: ReturnType<typeof aScene>, by: SeatId, act: Act = { kind: 'remark' }, words = 'So be it.') {
  const context = aContext(state, 20_000)
  passTurn(context, by, act, words)
  return eventsOf(context, 'floor-given').map(({ seat }) => seat)
}

describe('whom the chair calls next', () => {
  it.each<{ heard: SeatId[]; waiting: SeatId[]; next: SeatId | undefined; because: string }>([
    { heard: ['usa'], waiting: ['fra', 'ken'], next: 'fra', because: 'it raised its placard first' },
    { heard: ['fra', 'usa'], waiting: ['fra', 'ken'], next: 'ken', because: 'it has been heard least' },
    { heard: ['fra', 'ken', 'usa'], waiting: ['ken', 'fra'], next: 'ken', because: 'among equals it was first' },
    { heard: ['fra', 'fra', 'ken', 'usa'], waiting: ['fra', 'ken'], next: 'ken', because: 'once is less than twice' },
    { heard: ['usa'], waiting: ['usa', 'ken'], next: 'ken', because: 'nobody speaks twice while another waits' },
    { heard: ['usa'], waiting: ['usa'], next: 'usa', because: 'nobody else wants the floor' },
    { heard: ['usa'], waiting: [], next: undefined, because: 'no placard is up' },
  ])('after $heard, of $waiting, is $next: $because', ({ heard, waiting, next }) => {
    expect(calledAfter(inCaucus(heard, waiting), 'usa')).toEqual([next])
  })

  it.each<{ owed: OwedAct[]; next: SeatId; because: string }>([
    { owed: [answer('mhl')], next: 'mhl', because: 'it owes an answer to what was just said' },
    {
      owed: [answer('mhl', { kind: 'react', proposal: 'p1', reaction: 'welcome' })],
      next: 'fra',
      because: 'a placard is shown from the seat',
    },
    { owed: [answer('usa')], next: 'fra', because: 'the last speaker does not answer itself' },
  ])('is $next when $because', ({ owed, next }) => {
    expect(calledAfter(inCaucus(['usa'], ['fra'], { owed }), 'usa')).toEqual([next])
  })
})

describe('a turn is over', () => {
  it.each<{ by: SeatId; act: Act; words: string; isOver: boolean; because: string }>([
    { by: 'usa', act: { kind: 'remark' }, words: 'Yes.', isOver: true, because: 'it has spoken' },
    { by: 'usa', act: { kind: 'yield' }, words: '', isOver: true, because: 'it gives the floor up' },
    { by: 'usa', act: { kind: 'sign', draft: 'd1' }, words: 'We sign.', isOver: true, because: 'it said so aloud' },
    { by: 'usa', act: { kind: 'sign', draft: 'd1' }, words: '', isOver: false, because: 'a name is written silently' },
    {
      by: 'usa',
      act: { kind: 'point', point: 'inquiry' },
      words: 'A point.',
      isOver: false,
      because: 'a point is no speech',
    },
    { by: 'ken', act: { kind: 'yield' }, words: '', isOver: false, because: 'it is not Kenya’s turn' },
    { by: 'ken', act: { kind: 'request-floor' }, words: '', isOver: false, because: 'Kenya only raises its placard' },
  ])('$isOver when $by does $act.kind: $because', ({ by, act, words, isOver }) => {
    expect(calledAfter(inCaucus(['usa'], ['fra']), by, act, words)).toEqual(isOver ? ['fra'] : [])
  })

  it('when the floor was free, at the first placard, whatever went with it', () => {
    const free = inCaucus(['usa'], ['fra'], { isFree: true })
    expect(calledAfter(free, 'fra', { kind: 'request-floor' }, '')).toEqual(['fra'])
  })

  it('is not told when the floor was free and nobody waits', () => {
    expect(calledAfter(inCaucus([], [], { isFree: true }), 'usa')).toEqual([])
  })
})

describe('a turn that nobody uses', () => {
  it.each([
    { at: 59_999, kinds: [], because: 'there is a moment left to begin' },
    { at: 60_000, kinds: ['floor-given'], because: 'a minute has passed' },
  ])('at $at: $kinds, because $because', ({ at, kinds }) => {
    const context = aContext(inCaucus(['usa'], ['fra']), at)
    keepTurns(context)
    expect(kindsOf(context)).toEqual(kinds)
  })

  it('costs the delegation its place on the list', () => {
    const context = aContext(inCaucus(['usa'], ['usa', 'fra']), 60_000)
    keepTurns(context)
    expect(context.state.floor.speakersList).toEqual(['fra'])
    expect(turnHolder(context.state)).toBe('fra')
  })

  it('is called again as soon as a placard goes up', () => {
    const context = aContext(inCaucus(['usa'], ['ken'], { isFree: true }), 10_000)
    keepTurns(context)
    expect(turnHolder(context.state)).toBe('ken')
  })
})

describe('the floor', () => {
  it.each([
    { seconds: 30, until: 80_000, because: 'everybody has a minute to begin' },
    { seconds: 90, until: 110_000, because: 'or the speaking time, where that is longer' },
  ])('is given until $until with speeches of $seconds seconds: $because', ({ seconds, until }) => {
    const order = { caucus: { ...CAUCUS, seconds } }
    const context = aContext(aScene({ floor: { speakersList: ['fra'] }, order }), 20_000)
    openTurns(context)
    expect(eventsOf(context, 'floor-given')).toMatchObject([{ seat: 'fra', until }])
  })

  it('opens with nobody on it when no placard is up', () => {
    const context = aContext(aScene({ order: { caucus: CAUCUS } }))
    openTurns(context)
    expect(eventsOf(context, 'floor-given')).toMatchObject([{ seat: undefined }])
  })

  it.each<{ act: Act; isFree: boolean; takes: boolean; because: string }>([
    { act: { kind: 'remark' }, isFree: true, takes: true, because: 'who speaks while nobody waits is given it' },
    { act: { kind: 'sign', draft: 'd1' }, isFree: true, takes: false, because: 'a name needs no floor' },
    { act: { kind: 'remark' }, isFree: false, takes: false, because: 'the United States has it' },
  ])('is taken by $act.kind: $takes, because $because', ({ act, isFree, takes }) => {
    const context = aContext(inCaucus(['usa'], [], { isFree }))
    takeTurn(context, 'ken', act)
    expect(eventsOf(context, 'floor-given').map(({ seat }) => seat)).toEqual(takes ? ['ken'] : [])
  })

  it('is nobody’s in a caucus without turns, and outside one', () => {
    for (const order of [{ caucus: { ...CAUCUS, as: 'unmoderated' as const } }, {}]) {
      const context = aContext(aScene({ floor: { speakersList: ['fra'] }, order }), 700_000)
      takeTurn(context, 'ken', { kind: 'remark' })
      passTurn(context, 'ken', { kind: 'remark' }, 'Words.')
      keepTurns(context)
      expect(context.events).toEqual([])
      expect(turnHolder(context.state)).toBeUndefined()
    }
  })
})

describe('the speaking time', () => {
  it.each([
    { order: {}, seconds: undefined, because: 'nobody has limited it' },
    { order: { speechSeconds: 90 }, seconds: 90, because: 'the committee has' },
    { order: { speechSeconds: 90, caucus: CAUCUS }, seconds: 30, because: 'the caucus has its own' },
    { order: { speechSeconds: 90, caucus: { ...CAUCUS, seconds: undefined } }, seconds: 90, because: 'it has none' },
  ])('is $seconds: $because', ({ order, seconds }) => expect(speakingTime(aScene({ order }))).toBe(seconds))
})
