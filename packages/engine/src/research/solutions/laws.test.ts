import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nashSolution, utilitarian } from '../../bargaining/solutions/solutions.ts'
import type { Bargain } from '../../bargaining/solutions/space.ts'
import { aBargain, everyDeal } from '../../testing/bargains.ts'
import { isParetoOptimal, paretoCount } from './pareto.ts'
import { passingCounts } from './passing.ts'

const anyBargain = fc.integer({ min: 0, max: 0xffffffff }).map(aBargain)

function turned({ tables, reservations, required = [] }: Bargain): Bargain {
  const last = tables.length - 1
  return {
    tables: tables.toReversed(),
    reservations: reservations.toReversed(),
    required: required.map((seat) => last - seat),
  }
}

describe('the Pareto frontier', () => {
  it('is as large whoever sits where, and whatever comes first on the agenda', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const count = paretoCount(bargain)
        expect(paretoCount(turned(bargain))).toBe(count)
        const reordered = { ...bargain, tables: bargain.tables.map((table) => table.toReversed()) }
        expect(paretoCount(reordered)).toBe(count)
      }),
      { numRuns: 60 },
    )
  })

  it('holds Nash’s deal and one of the greatest sum: nobody can better either for nothing', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const nash = nashSolution(bargain)
        if (nash) expect(isParetoOptimal(bargain, nash.deal)).toBe(true)
        expect(isParetoOptimal(bargain, utilitarian(bargain).deal)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('has nothing to do with what anybody walks away from', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const without = { ...bargain, reservations: bargain.reservations.map(() => 0) }
        expect(paretoCount(without)).toBe(paretoCount(bargain))
      }),
      { numRuns: 40 },
    )
  })

  it('is every deal to seats whose gains are each other’s losses', () => {
    const row = [0, 3, 7, 12]
    const tables = [
      [row, row],
      [row.map((score) => -score), row.map((score) => -score)],
    ]
    expect(paretoCount({ tables, reservations: [0, 0] })).toBe(16)
  })

  it('grows only where somebody new sits down whose interests are others', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const [first = []] = bargain.tables
        const again = { tables: [...bargain.tables, first], reservations: [...bargain.reservations, 0] }
        expect(paretoCount(again)).toBe(paretoCount(bargain))
      }),
      { numRuns: 40 },
    )
  })
})

describe('deals that pass', () => {
  const free = anyBargain.map((bargain) => ({ ...bargain, required: [] }))

  it('are among all deals, and the unanimous ones among them', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const { deals, passing, unanimous } = passingCounts(bargain)
        expect(deals).toBe(everyDeal(bargain).length)
        expect(passing).toBeLessThanOrEqual(deals)
        expect(unanimous).toBeLessThanOrEqual(passing)
      }),
    )
  })

  it('become no more when somebody asks for more', () => {
    fc.assert(
      fc.property(anyBargain, fc.nat(), fc.integer({ min: 1, max: 20 }), (bargain, at, more) => {
        const seat = at % bargain.tables.length
        const reservations = bargain.reservations.with(seat, (bargain.reservations[seat] ?? 0) + more)
        const [asked, before] = [passingCounts({ ...bargain, reservations }), passingCounts(bargain)]
        expect(asked.passing).toBeLessThanOrEqual(before.passing)
        expect(asked.unanimous).toBeLessThanOrEqual(before.unanimous)
      }),
    )
  })

  it('become no more when somebody may block, and none of the unanimous are lost', () => {
    fc.assert(
      fc.property(free, fc.nat(), (bargain, at) => {
        const blocked = passingCounts({ ...bargain, required: [at % bargain.tables.length] })
        const before = passingCounts(bargain)
        expect(blocked.passing).toBeLessThanOrEqual(before.passing)
        expect(blocked.unanimous).toBe(before.unanimous)
      }),
    )
  })

  it('are the unanimous ones alone where everybody may block', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const { passing, unanimous } = passingCounts({ ...bargain, required: bargain.tables.map((_, seat) => seat) })
        expect(passing).toBe(unanimous)
      }),
    )
  })

  it('are as many whoever sits where', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        expect(passingCounts(turned(bargain))).toEqual(passingCounts(bargain))
      }),
    )
  })
})
