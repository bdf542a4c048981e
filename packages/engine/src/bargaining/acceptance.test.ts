import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REACTIONS } from '../model/acts/act.ts'
import { acceptsTrade, crossesRedLine, reactionTo, stanceOn } from './acceptance.ts'
import { flatEstimate } from './estimate.ts'
import { playOf } from './play.ts'
import { consents, reactionToSettled } from './settling.ts'
import type { Standing } from './standing.ts'

/** Issue 0 counts most and option 2 is best; issue 1 the other way round. Reservation 0.5, best 1, range 0.5. */
const TABLE = [
  [0, 0.3, 0.6],
  [0.4, 0.2, 0],
]

function aStanding(overrides: Partial<Standing> = {}): Standing {
  return {
    seat: 0,
    secrets: { table: TABLE, reservation: 0.5, best: 1, redLines: [] },
    text: [1, 0],
    estimates: [flatEstimate([3, 3]), flatEstimate([3, 3]), flatEstimate([3, 3])],
    timeRatio: 0.5,
    play: { ...playOf('balanced', 'intermediate'), resolveRatio: 0 },
    needed: 2,
    ...overrides,
  }
}

const withRedLine = { table: TABLE, reservation: 0.5, best: 1, redLines: [{ issue: 1, option: 1 }] }

describe('reactionTo', () => {
  it.each([
    { text: [1, 0], change: [0, 2], reaction: 'welcome', because: 'it gains 0.3' },
    { text: [1, 0], change: [0, 1], reaction: 'live-with', because: 'nothing changes' },
    { text: [2, 0], change: [1, 1], reaction: 'live-with', because: '0.8 is more than the 0.75 it holds out for' },
    { text: [2, 0], change: [0, 1], reaction: 'cannot-accept', because: '0.7 is less than that and 0.3 a great loss' },
    { text: [1, 0], change: [1, 1], reaction: 'live-with', because: '0.5 is all it needs', timeRatio: 1 },
    { text: [1, 0], change: [1, 2], reaction: 'cannot-accept', because: '0.3 is below its reservation', timeRatio: 1 },
    { text: [0, 1], change: [0, 1], reaction: 'welcome', because: 'it gains, though 0.5 leaves no surplus' },
  ] as const)('to $change of $text is $reaction, $because', ({ text, change, reaction, ...rest }) => {
    const timeRatio = 'timeRatio' in rest ? rest.timeRatio : 0.5
    const [issue, option] = change
    expect(reactionTo(aStanding({ text, timeRatio }), [{ issue, option }])).toBe(reaction)
  })

  it('refuses a red line whatever else the package gives', () => {
    const standing = aStanding({ secrets: withRedLine })
    const generous = [
      { issue: 0, option: 2 },
      { issue: 1, option: 1 },
    ]
    expect(reactionTo(standing, generous)).toBe('cannot-accept')
    expect(reactionTo(aStanding(), generous)).toBe('welcome')
  })

  it('bears a small loss while the text is no good to it yet, and a gentle seat a greater one', () => {
    const poor = { text: [0, 0], timeRatio: 0.1 } as const
    const change = [{ issue: 1, option: 1 }]
    const [strict, gentle] = ['aggressive', 'gentle'] as const
    expect(reactionTo(aStanding({ ...poor, play: playOf(strict, 'expert') }), change)).toBe('cannot-accept')
    const soft = { ...playOf(gentle, 'beginner'), toleranceRatio: 0.4 }
    expect(reactionTo(aStanding({ ...poor, play: soft }), change)).toBe('live-with')
  })

  it('never grows colder when the same change leaves more', () => {
    const rank = (standing: Standing, option: number): number => {
      return REACTIONS.length - REACTIONS.indexOf(reactionTo(standing, [{ issue: 0, option }]))
    }
    const row = fc.array(fc.double({ min: 0, max: 0.6, noNaN: true }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(row, fc.double({ min: 0, max: 1, noNaN: true }), (scores, timeRatio) => {
        const sorted = [...scores].sort((left, right) => left - right)
        const secrets = { table: [sorted, [0.4, 0.2, 0]], reservation: 0.5, best: 1, redLines: [] }
        const standing = aStanding({ secrets, text: [1, 0], timeRatio })
        expect(rank(standing, 2)).toBeGreaterThanOrEqual(rank(standing, 0))
      }),
    )
  })
})

describe('stanceOn', () => {
  it.each([
    { deal: [2, 0], timeRatio: 0.1, stance: 'favour', because: 'it is the best deal' },
    { deal: [1, 0], timeRatio: 0.1, stance: 'undecided', because: '0.7 is less than it holds out for so early' },
    { deal: [1, 0], timeRatio: 0.7, stance: 'favour', because: 'it holds out for 0.65 by then' },
    { deal: [1, 1], timeRatio: 0.9, stance: 'favour', because: 'the end game takes the bare reservation' },
    { deal: [0, 0], timeRatio: 1, stance: 'against', because: '0.4 is well below the reservation' },
    { deal: [0, 2], timeRatio: 0, stance: 'against', because: 'it is the worst deal' },
  ] as const)('of $deal at $timeRatio is $stance, $because', ({ deal, timeRatio, stance }) => {
    expect(stanceOn(aStanding({ timeRatio }), deal)).toBe(stance)
    expect(stanceOn(aStanding({ timeRatio, text: deal }))).toBe(stance)
  })

  it.each([
    { resolveRatio: -0.2, deal: [1, 1], stance: 'favour', because: 'a generous seat settles for a bare reservation' },
    { resolveRatio: 0, deal: [1, 1], stance: 'favour', because: 'without resolve any surplus will do' },
    { resolveRatio: 0.3, deal: [1, 1], stance: 'against', because: 'it holds out for three tenths of its range' },
    { resolveRatio: 0.3, deal: [2, 1], stance: 'favour', because: 'the text gives it more than it holds out for' },
  ] as const)('in the end of $deal with a resolve of $resolveRatio is $stance: $because', (row) => {
    const play = { ...playOf('balanced', 'intermediate'), resolveRatio: row.resolveRatio }
    expect(stanceOn(aStanding({ timeRatio: 1, play }), row.deal)).toBe(row.stance)
  })

  it('abstains rather than stop a text that falls just short', () => {
    const secrets = { table: TABLE, reservation: 0.71, best: 1, redLines: [] }
    expect(stanceOn(aStanding({ secrets, timeRatio: 1 }), [1, 0])).toBe('undecided')
  })

  it('is against a text with a red line, however good', () => {
    expect(stanceOn(aStanding({ secrets: withRedLine, timeRatio: 1 }), [2, 1])).toBe('against')
    expect(crossesRedLine(withRedLine, [2, 1])).toBe(true)
    expect(crossesRedLine(withRedLine, [2, 0])).toBe(false)
  })
})

describe('acceptsTrade', () => {
  it.each([
    { give: [0, 2], take: [1, 1], expected: true, because: 'it gains 0.3 and gives 0.2' },
    { give: [0, 2], take: [1, 2], expected: false, because: 'it gains 0.3 and gives 0.4' },
    { give: [0, 1], take: [1, 0], expected: false, because: 'nothing changes hands' },
  ] as const)('gets $give for $take: $expected, $because', ({ give, take, expected }) => {
    const offer = { give: { issue: give[0], option: give[1] }, take: { issue: take[0], option: take[1] } }
    expect(acceptsTrade(aStanding(), offer)).toBe(expected)
  })

  it('gives no red line for anything', () => {
    const offer = { give: { issue: 0, option: 2 }, take: { issue: 1, option: 1 } }
    expect(acceptsTrade(aStanding({ secrets: withRedLine }), offer)).toBe(false)
  })

  it.each([
    { regard: 0, reciprocityRatio: 0.5, expected: false, because: 'the gain is too small for a stranger' },
    { regard: 1, reciprocityRatio: 0.5, expected: true, because: 'a friend needs to bring less' },
    { regard: 1, reciprocityRatio: 0, expected: false, because: 'a seat that answers nothing in kind has no friends' },
    { regard: -1, reciprocityRatio: 0.5, expected: false, because: 'who is resented must bring more' },
  ])('with a regard of $regard and reciprocity $reciprocityRatio is $expected: $because', (row) => {
    const table = [
      [0, 0.3, 0.301],
      [0.4, 0.2, 0],
    ]
    const secrets = { table, reservation: 0.5, best: 0.701, redLines: [] }
    const play = { ...playOf('balanced', 'intermediate'), trustRatio: 0.4, reciprocityRatio: row.reciprocityRatio }
    const offer = { give: { issue: 0, option: 2 }, take: { issue: 1, option: 0 } }
    expect(acceptsTrade(aStanding({ secrets, text: [1, 0], play }), offer, row.regard)).toBe(row.expected)
  })

  it('asks for more the less it trusts', () => {
    const table = [
      [0, 0.3, 0.304],
      [0.4, 0.2, 0],
    ]
    const secrets = { table, reservation: 0.5, best: 0.704, redLines: [] }
    const offer = { give: { issue: 0, option: 2 }, take: { issue: 1, option: 0 } }
    const trustful = { ...playOf('balanced', 'intermediate'), trustRatio: 1 }
    const wary = { ...trustful, trustRatio: 0 }
    const text = [1, 0]
    expect(acceptsTrade(aStanding({ secrets, text, play: trustful }), offer)).toBe(true)
    const smaller = { ...secrets, table: [[0, 0.3, 0.3015], table[1] ?? []] }
    expect(acceptsTrade(aStanding({ secrets: smaller, text, play: trustful }), offer)).toBe(true)
    expect(acceptsTrade(aStanding({ secrets: smaller, text, play: wary }), offer)).toBe(false)
  })
})

describe('a settled text', () => {
  it.each([
    { before: 4, after: 6, reaction: 'welcome', because: 'a surplus grows by half' },
    { before: 40, after: 42, reaction: 'live-with', because: 'the same two points are little to a rich seat' },
    { before: 40, after: 20, reaction: 'live-with', because: 'half of much can be given' },
    { before: 4, after: 1, reaction: 'cannot-accept', because: 'a quarter of little is left' },
    { before: 4, after: 0, reaction: 'cannot-accept', because: 'nothing is left' },
    { before: 0, after: 1, reaction: 'welcome', because: 'there was nothing before' },
  ] as const)(
    'that moves a surplus from $before to $after is met with $reaction, $because',
    ({ before, after, reaction }) => {
      expect(reactionToSettled(before, after)).toBe(reaction)
    },
  )

  it.each([
    { before: 4, after: 4, expected: true, because: 'nothing is lost' },
    { before: 4, after: 3.9, expected: false, because: 'a little is lost' },
    { before: 4, after: 4 - 1e-12, expected: true, because: 'rounding is no loss' },
  ])('goes through without objection from $before to $after: $expected, $because', ({ before, after, expected }) => {
    expect(consents(before, after)).toBe(expected)
  })
})
