import type { SeatView } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { rejectionMessages } from '../rejections.en.ts'
import { aPlayedSession } from '../testing/played-session.ts'
import { briefOf } from './brief.ts'
import { openOffer, openProposal, owesReaction, quickActs } from './quick-acts.ts'
import { learnSkew, remainingAt, sessionTimeAt } from './session-clock.ts'

const clock: SeatView['clock'] = {
  durationMs: 600_000,
  elapsedMs: 100_000,
  remainingMs: 500_000,
  progressRatio: 1 / 6,
  pace: 2,
  asOf: 1_000_000,
  running: true,
  phases: [],
  phaseIndex: 0,
}

describe('the clock of a session', () => {
  it.each([
    { now: 1_005_000, skew: 0, at: 110_000, because: 'five seconds at double pace are ten' },
    { now: 990_000, skew: 0, at: 100_000, because: 'a clock that is behind does not turn the session back' },
    { now: 9_000_000, skew: 0, at: 130_000, because: 'a page that hears nothing does not run on by itself' },
    { now: 1_005_000, skew: 3_000, at: 104_000, because: 'the device is known to be three seconds ahead' },
  ])('stands at $at ms: $because', ({ now, skew, at }) => {
    expect(sessionTimeAt(clock, now, skew)).toBe(at)
    expect(remainingAt(clock, now, skew)).toBe(600_000 - at)
  })

  it('stands still while the session is paused, and never passes the end', () => {
    expect(sessionTimeAt({ ...clock, running: false }, 1_020_000)).toBe(100_000)
    expect(remainingAt({ ...clock, elapsedMs: 599_000 }, 1_020_000)).toBe(0)
  })

  it('learns the skew from the quickest line', () => {
    const skew = [5_000, 900, 40_000].reduce<number | undefined>((known, late) => learnSkew(known, 0, late), undefined)
    expect(skew).toBe(900)
  })
})

describe('the brief', () => {
  const own = { table: [], redLines: [], agenda: '', capital: 50, statusQuo: 0.2, reservation: 0.4, best: 0.8 }
  it.each([
    [0.39, 'worse'],
    [0.4, 'worse'],
    [0.41, 'acceptable'],
    [0.59, 'acceptable'],
    [0.61, 'strong'],
    [0.8, 'strong'],
  ])('calls a text worth %f %s', (utilityOfText, word) => {
    expect(briefOf({ ...own, utilityOfText }).word).toBe(word)
  })

  it('keeps the meter inside its ends', () => {
    expect(briefOf({ ...own, utilityOfText: 2 })).toMatchObject({ ratio: 1, reservationRatio: 0.5 })
    expect(briefOf({ ...own, best: 0, reservation: 0, utilityOfText: 0 }).ratio).toBe(0)
  })
})

describe('what can be done now', () => {
  const ids = (view: SeatView) => quickActs(view).map(({ id }) => id)

  it('offers only what the rules allow, as the session moves on', async () => {
    const { view, until } = await aPlayedSession()
    expect(ids(await view())).toEqual(['floor', 'inquiry'])
    const drafted = await until(({ drafts }) => drafts.length > 0)
    expect(ids(drafted)).toEqual(['sponsor', 'sign', 'favour', 'against', 'floor', 'inquiry'])
    const proposed = await until((now) => openProposal(now) !== undefined)
    const proposal = openProposal(proposed)
    expect(proposal && owesReaction(proposed, proposal)).toBe(true)
  })

  it('asks for an answer only to offers addressed to the player', async () => {
    const { until } = await aPlayedSession()
    const view = await until(({ offers, you }) => offers.some(({ status, to }) => status === 'open' && to !== you))
    expect(openOffer(view)?.to ?? view.you).toBe(view.you)
  })

  it('offers nothing once the session is over', async () => {
    const { until } = await aPlayedSession()
    expect(ids(await until(({ status }) => status === 'concluded'))).toEqual([])
  })
})

describe('a refusal', () => {
  it('has words of its own for every rule', () => {
    // that every rule has words is seen by the compiler
    const words = Object.values(rejectionMessages)
    expect(new Set(words).size).toBe(words.length)
  })
})
