import { describe, expect, it } from 'vitest'
import { aScene, PLACE } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const ANSWER = {
  kind: 'crisis-answered',
  seat: 'ken',
  choice: 'talk',
  chanceRatio: 0.7,
  succeeded: true,
  capital: 90,
} as const

describe('a crisis', () => {
  const opened = aScene()
  const next = opened.deck[1]?.id ?? ''

  it('takes its card off the deck and the one before it off the floor', () => {
    const state = after(opened, { kind: 'crisis-opened', card: next, deadlineAt: 900_000 }, 600_000)
    expect(state.crisis).toMatchObject({ openedAt: 600_000, deadlineAt: 900_000, status: 'open', updatesTold: 0 })
    expect(state.crisis?.card.id).toBe(next)
    expect(state.deck.map(({ id }) => id)).toEqual(opened.deck.map(({ id }) => id).filter((id) => id !== next))
    expect(state.crisesClosed.map(({ card }) => card.id)).toEqual(['one'])
  })

  it('begins with the description on its card, and is news for two minutes', () => {
    const state = after(opened, { kind: 'crisis-opened', card: next, deadlineAt: 900_000 }, 600_000)
    expect(state.crisis?.description).toBe(`Crisis ${next} breaks.`)
    expect(state.clock.lastCrisisUpdateAt).toBe(600_000)
  })

  it('that is on no card of the deck changes nothing', () => {
    const state = after(opened, { kind: 'crisis-opened', card: 'unheard-of', deadlineAt: 900_000 })
    expect(state).toEqual({ ...opened, seq: opened.seq + 1 })
  })

  it('moves on by itself: told anew, and counted', () => {
    const state = after(opened, { kind: 'crisis-updated', description: 'It worsens' }, 120_000)
    expect(state.crisis).toMatchObject({ description: 'It worsens', updatesTold: 1, status: 'open' })
    expect(state.clock.lastCrisisUpdateAt).toBe(120_000)
  })

  it('that lapses stays before the committee, unanswered', () => {
    const state = after(opened, { kind: 'crisis-lapsed' }, 300_000)
    expect(state.crisis).toMatchObject({ status: 'lapsed', answer: undefined })
  })

  it('answered keeps who chose what, at which odds, and what came of it', () => {
    const state = after(opened, ANSWER, 60_000)
    const answer = { seat: 'ken', choice: 'talk', chanceRatio: 0.7, succeeded: true, at: 60_000 }
    expect(state.crisis).toMatchObject({ status: 'answered', answer })
  })

  it('is paid for by the delegation that answers it and by no other', () => {
    expect(after(opened, ANSWER).capital).toEqual([100, 100, 90, 100, 100])
  })

  it.each([
    { event: { kind: 'crisis-updated', description: 'Nothing happens' }, because: 'nothing can worsen' },
    { event: ANSWER, because: 'nobody can answer it' },
    { event: { kind: 'crisis-lapsed' }, because: 'there is no deadline' },
  ] as const)('that does not exist leaves the room as it is at $event.kind: $because', ({ event }) => {
    const quiet = aScene({ crisis: undefined })
    expect(after(quiet, event)).toEqual({ ...quiet, seq: quiet.seq + 1 })
  })
})

describe('capital', () => {
  it('comes back to the delegation whose word was kept', () => {
    const spent = aScene({ capital: [40, 40, 40, 40, 40] })
    const { capital } = after(spent, { kind: 'capital-changed', seat: 'usa', capital: 52 })
    expect(capital).toEqual([40, 40, 40, 40, 52])
  })

  it('of a delegation that is not here is nobody’s', () => {
    const { capital } = after(aScene(), { kind: 'capital-changed', seat: 'bra', capital: 1 })
    expect(capital).toEqual([100, 100, 100, 100, 100])
  })
})

describe('what is at stake', () => {
  const opened = aScene()
  const tables = opened.seats.map((_, place) => [[place, place + 1]])
  const best = opened.seats.map((_, place) => place / 10)
  const { seats } = after(opened, { kind: 'stakes-changed', issue: 0, tables, best })

  it('is each seat’s own from then on', () => {
    expect(seats.map(({ secrets }) => secrets.table)).toEqual(tables)
    expect(seats.map(({ secrets }) => secrets.best)).toEqual(best)
  })

  it('leaves red lines and the walk-away point where they were', () => {
    for (const [place, { secrets }] of seats.entries()) {
      expect(secrets.reservation).toBe(opened.seats[place]?.secrets.reservation)
      expect(secrets.redLines).toEqual(opened.seats[place]?.secrets.redLines)
    }
  })

  it('stays as it was for a seat of which the event says nothing', () => {
    const short = after(opened, { kind: 'stakes-changed', issue: 0, tables: [[[1]]], best: [1] })
    expect(short.seats[PLACE.fra]?.secrets).toEqual(opened.seats[PLACE.fra]?.secrets)
    expect(short.seats[PLACE.chn]?.secrets.best).toBe(1)
  })
})
