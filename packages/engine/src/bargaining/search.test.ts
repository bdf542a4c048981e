import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, type Change, type Deal, utilityOf } from '../model/committee/issue.ts'
import { aStanding, singleChanges } from '../testing/standings.ts'
import { targetAt } from './aspiration.ts'
import { acceptanceChance } from './estimate.ts'
import { bestProposal } from './proposal.ts'
import type { Standing } from './standing.ts'
import { bestTrade } from './trade.ts'

const anyStanding = fc.integer({ min: 0, max: 0xffffffff }).map(aStanding)

/** The room with its seats in another order: the last first. */
function turned(standing: Standing): Standing {
  const { estimates, seat } = standing
  return { ...standing, estimates: estimates.toReversed(), seat: estimates.length - 1 - seat }
}

/** The agenda in another order: the last issue first. */
function reordered(standing: Standing): Standing {
  const { secrets, estimates, text } = standing
  return {
    ...standing,
    text: text.toReversed(),
    secrets: { ...secrets, table: secrets.table.toReversed() },
    estimates: estimates.map((estimate) => ({ ...estimate, table: estimate.table.toReversed() })),
  }
}

function gainOf(table: readonly (readonly number[])[], text: Deal, changes: readonly Change[]): number {
  return utilityOf(table, applyChanges(text, changes)) - utilityOf(table, text)
}

/** Every trade across two issues in which both sides come out ahead, as the seat estimates it, with its worth. */
function everyTrade({ secrets, text, estimates, seat }: Standing) {
  const changes = singleChanges(text)
  const others = estimates.flatMap(({ table }, index) => (index === seat ? [] : [{ table, index }]))
  return changes.flatMap((take) =>
    changes.flatMap((give) => {
      const ownGain = gainOf(secrets.table, text, [take, give])
      const isTrade = give.issue !== take.issue && gainOf(secrets.table, text, [take]) > 0 && ownGain > 0
      if (!isTrade || gainOf(secrets.table, text, [give]) > 0) return []
      const partners = others.filter(({ table }) => {
        const [gift, loss] = [gainOf(table, text, [give]), gainOf(table, text, [take])]
        return gift > 0 && loss <= 0 && gift + loss > 0
      })
      const borne = others.map(({ table }) => acceptanceChance(gainOf(table, text, [take, give])))
      const worth = (ownGain * borne.reduce((sum, chance) => sum + chance, 0)) / borne.length
      return partners.length > 0 ? [{ give, take, worth, partners: partners.map(({ index }) => index) }] : []
    }),
  )
}

describe('the best trade', () => {
  it('is the one of greatest worth among all there are, with a partner that gains by it', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const all = everyTrade(standing)
        const best = bestTrade(standing)
        const most = Math.max(0, ...all.map(({ worth }) => worth))
        expect(best?.value ?? 0).toBeCloseTo(most, 9)
        if (!best) return
        const same = all.find(
          ({ give, take }) => JSON.stringify([give, take]) === JSON.stringify([best.give, best.take]),
        )
        expect(same?.partners).toContain(best.partner)
      }),
    )
  })

  it('goes to the partner that wants the gift most', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const best = bestTrade(standing)
        if (!best) return
        const { text, estimates, seat } = standing
        const wish = (index: number) => gainOf(estimates[index]?.table ?? [], text, [best.give])
        const rivals = everyTrade(standing)
          .filter(({ give, take }) => JSON.stringify([give, take]) === JSON.stringify([best.give, best.take]))
          .flatMap(({ partners }) => partners)
          .filter((index) => index !== seat)
        for (const rival of rivals) expect(wish(best.partner)).toBeGreaterThanOrEqual(wish(rival) - 1e-12)
      }),
    )
  })

  it.each([
    { wishes: [0.1, 0.2], partner: 2, because: 'it wants the gift more' },
    { wishes: [0.2, 0.1], partner: 1, because: 'it wants the gift more, and is asked though another comes after it' },
    { wishes: [0.2, -0.1], partner: 1, because: 'the other does not want it' },
  ])('of others that want the gift by $wishes is made with seat $partner: $because', ({ wishes, partner }) => {
    const own = {
      table: [
        [0, 0.5],
        [0.1, 0],
      ],
      reservation: 0,
      best: 0.6,
      redLines: [],
    }
    const estimates = [0, ...wishes].map((wish) => ({
      table: [
        [0, -0.01],
        [0, wish],
      ],
      observations: 1,
    }))
    const trade = bestTrade({ ...aStanding(1), seat: 0, secrets: own, text: [0, 0], estimates })
    expect(trade).toMatchObject({ partner, take: { issue: 0, option: 1 }, give: { issue: 1, option: 1 } })
  })

  it('is never one to be avoided, and leaves the next best', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const best = bestTrade(standing)
        if (!best) return
        const avoid = [applyChanges(standing.text, [best.give, best.take])]
        const next = bestTrade(standing, { avoid })
        if (next) expect(applyChanges(standing.text, [next.give, next.take])).not.toEqual(avoid[0])
        expect(next?.value ?? 0).toBeLessThanOrEqual(best.value)
      }),
    )
  })

  it('is the same whoever sits where and whatever comes first on the agenda', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const value = bestTrade(standing)?.value ?? 0
        expect(bestTrade(turned(standing))?.value ?? 0).toBeCloseTo(value, 9)
        expect(bestTrade(reordered(standing))?.value ?? 0).toBeCloseTo(value, 9)
      }),
    )
  })
})

describe('the best proposal', () => {
  it('is the same whoever sits where', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const [here, there] = [bestProposal(standing), bestProposal(turned(standing))]
        expect(there === undefined).toBe(here === undefined)
        expect(there?.value ?? 0).toBeCloseTo(here?.value ?? 0, 9)
      }),
    )
  })

  it('is worth no less for being allowed more changes', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const [one, two, three] = ([1, 2, 3] as const).map((maxChanges) => bestProposal(standing, { maxChanges }))
        expect(two?.value ?? 0).toBeGreaterThanOrEqual((one?.value ?? 0) - 1e-9)
        expect(three?.value ?? 0).toBeGreaterThanOrEqual((two?.value ?? 0) - 1e-9)
        expect(one?.changes.length ?? 1).toBe(1)
        expect(two?.changes.length ?? 1).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('costs the seat only what it no longer holds out for, and then gives the others something', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const choice = bestProposal(standing)
        if (!choice) return
        const { secrets, text, timeRatio, play, estimates, seat } = standing
        expect(choice.isConcession).toBe(choice.ownGain < 0)
        if (!choice.isConcession) return
        const after = utilityOf(secrets.table, text) + choice.ownGain
        expect(after).toBeGreaterThanOrEqual(targetAt(secrets.reservation, secrets.best, timeRatio, play.beta) - 1e-6)
        const given = estimates.map(({ table }, index) => (index === seat ? 0 : gainOf(table, text, choice.changes)))
        expect(given.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0)
      }),
    )
  })

  it('is never a text that was refused, and never worth more for refusals', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const first = bestProposal(standing)
        if (!first) return
        const avoid = [applyChanges(standing.text, first.changes)]
        const next = bestProposal(standing, { avoid })
        if (next) expect(applyChanges(standing.text, next.changes)).not.toEqual(avoid[0])
        expect(next?.value ?? 0).toBeLessThanOrEqual(first.value + 1e-12)
      }),
    )
  })

  it('counts the seat itself among those in favour', () => {
    const content = { table: [[0.5, 0.5]], observations: 1 }
    const secrets = { table: [[0, 1]], reservation: 0.2, best: 1, redLines: [] }
    const standing = { ...aStanding(1), seat: 0, secrets, text: [0], estimates: [content, content, content], needed: 2 }
    const choice = bestProposal({ ...standing, timeRatio: 0.5 })
    expect(choice?.changes).toEqual([{ issue: 0, option: 1 }])
    expect(choice?.support).toBeGreaterThan(2.8)
    expect(choice?.support).toBeLessThanOrEqual(3)
  })
})

describe('concession over time', () => {
  it('opens more to say about one issue and closes nothing: a later single change is worth no less', () => {
    fc.assert(
      fc.property(anyStanding, fc.double({ min: 0, max: 1, noNaN: true }), (standing, later) => {
        const early = { ...standing, timeRatio: Math.min(standing.timeRatio, later) }
        const late = { ...standing, timeRatio: Math.max(standing.timeRatio, later) }
        const [before, after] = [early, late].map((at) => bestProposal(at, { maxChanges: 1 })?.value ?? -1)
        expect(after).toBeGreaterThanOrEqual((before ?? -1) - 1e-9)
      }),
    )
  })
})
