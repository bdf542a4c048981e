import { describe, expect, it } from 'vitest'
import { regardText } from '../relations/regard-text.ts'
import { aPlayedSession } from '../testing/played-session.ts'
import { cellAfterKey, regardsOf, withRelations } from './relations.ts'

describe('a regard', () => {
  it('is a sentence with a number, and a trend once the page has watched for a while', async () => {
    const { view } = await aPlayedSession()
    const now = await view()
    const [from, to] = now.seats
    if (!from || !to) throw new Error('two seats at least')
    const relations = now.relations.map((row) => row.map(() => 0.34))
    const before = [{ at: -1, relations: now.relations.map((row) => row.map(() => 0.3)) }]
    const told = (past: Parameters<typeof regardsOf>[1]) => regardsOf({ ...now, relations }, past)[0]?.[1]
    const [fresh, watched] = [told([]), told(before)]
    if (!fresh || !watched) throw new Error('one regards the other')
    expect(regardText(fresh)).toBe(`${from.countryName} is close to ${to.countryName}, +34`)
    expect(regardText(watched)).toBe(`${from.countryName} is close to ${to.countryName}, +34, rising`)
  })

  it('is the same as the view tells of the player', async () => {
    const { view } = await aPlayedSession()
    const now = await view()
    const you = now.seats.findIndex(({ isYou }) => isYou)
    for (const row of regardsOf(now, [])) {
      const towardsYou = row[you]
      if (towardsYou) expect(towardsYou.word).toBe(towardsYou.from.relationWord)
    }
  })

  it('is remembered once every quarter of a minute, over two minutes', async () => {
    const { view } = await aPlayedSession()
    const { clock, relations } = await view()
    let past = withRelations([], { clock, relations })
    for (let at = 0; at <= 600_000; at += 5_000)
      past = withRelations(past, { clock: { ...clock, elapsedMs: at }, relations })
    expect(past.map(({ at }) => at).at(-1)).toBe(600_000)
    expect(600_000 - (past[0]?.at ?? 0)).toBe(120_000)
  })
})

describe('the keys of the map', () => {
  it.each([
    { key: 'ArrowRight', to: { row: 1, column: 2 } },
    { key: 'ArrowLeft', to: { row: 1, column: 0 } },
    { key: 'ArrowUp', to: { row: 0, column: 1 } },
    { key: 'ArrowDown', to: { row: 2, column: 1 } },
    { key: 'End', to: { row: 1, column: 2 } },
    { key: 'a', to: undefined },
  ])('$key moves to $to', ({ key, to }) => {
    expect(cellAfterKey(key, { row: 1, column: 1 }, 3)).toEqual(to)
  })
})
