import { describe, expect, it } from 'vitest'
import type { Commitment } from '../../model/committee/promise.ts'
import { Committee } from '../../testing/committee.ts'
import { viewFor } from '../../view/seat-view.ts'
import { hasBrokenWordTo } from './broken-word.ts'

const CLAUSE = { issue: 1, option: 2 }

function commitment(overrides: Partial<Commitment>): Commitment {
  const about = { kind: 'promise', by: 'ken', to: 'fra', change: CLAUSE } as const
  return { id: 'c1', ...about, at: 1, status: 'open', settledAt: undefined, ...overrides }
}

/** Kenya promises France a clause and then speaks against it. */
function betrayed(): Committee {
  const committee = new Committee()
  committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
  committee.until((state) => state.owed.length === 0)
  committee.act('ken', { kind: 'promise', target: 'fra', change: CLAUSE })
  committee.act('ken', { kind: 'oppose', change: CLAUSE })
  return committee
}

describe('a promise that was broken', () => {
  it('can be read from anybody’s view, also by a bystander', () => {
    const { state } = betrayed()
    for (const viewer of ['fra', 'usa', 'ken']) {
      expect(viewFor(state, viewer).commitments).toMatchObject([
        { kind: 'promise', by: 'ken', to: 'fra', status: 'broken', change: CLAUSE },
      ])
    }
  })

  it('lets the regard of bystanders fall with a betrayal, less than that of the one betrayed', () => {
    const { state } = betrayed()
    const before = new Committee().state
    const fall = (from: string) => {
      const [row, column] = [state.seats.findIndex(({ id }) => id === from), 2]
      return (before.relations[row]?.[column] ?? 0) - (state.relations[row]?.[column] ?? 0)
    }
    expect(fall('usa')).toBeGreaterThan(0.03)
    expect(fall('fra')).toBeGreaterThan(fall('usa') + 0.15)
  })
})

describe('a broken word', () => {
  it('is between two seats, one way', () => {
    const broken = [commitment({ status: 'broken', settledAt: 5 })]
    expect(hasBrokenWordTo(broken, 'ken', 'fra')).toBe(true)
    expect(hasBrokenWordTo(broken, 'fra', 'ken')).toBe(false)
    expect(hasBrokenWordTo([commitment({ status: 'kept', settledAt: 5 })], 'ken', 'fra')).toBe(false)
  })
})

describe('a delegation that was betrayed', () => {
  /** A trade that France takes from Kenya while nothing stands between them. */
  function tradeFor(committee: Committee) {
    const { seats, drafts } = committee.state
    const table = seats.find(({ id }) => id === 'fra')?.secrets.table ?? []
    const text = drafts[0]?.deal ?? []
    const issue = table.findIndex((row, at) => Math.max(...row) - (row[text[at] ?? 0] ?? 0) > 0.05)
    const row = table[issue] ?? []
    const give = { issue, option: row.indexOf(Math.max(...row)) }
    const other = table.findIndex((_, at) => at !== issue && at !== CLAUSE.issue)
    const costs = (table[other] ?? []).map((value, option) => ({ value, option }))
    const cheapest = costs.filter(({ option }) => option !== text[other]).sort((a, b) => b.value - a.value)[0]
    return { kind: 'trade', target: 'fra', give, take: { issue: other, option: cheapest?.option ?? 1 } } as const
  }

  function answerOf(committee: Committee) {
    committee.until((state) => state.owed.length === 0)
    committee.act('ken', tradeFor(committee))
    return committee.state.owed.find(({ seat }) => seat === 'fra')?.act.kind
  }

  it('declines the trade it would have taken', () => {
    const trusted = new Committee()
    trusted.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    expect(answerOf(trusted)).toBe('accept')
    expect(answerOf(betrayed())).toBe('decline')
  })
})
