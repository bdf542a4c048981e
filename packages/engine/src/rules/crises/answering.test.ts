import { describe, expect, it } from 'vitest'
import type { CrisisChoice } from '../../model/committee/crisis.ts'
import { aCrisis, aPlan, Committee, outcomeOf } from '../../testing/committee.ts'
import { drawnChance, successChance } from './chance.ts'

function choiceOf(committee: Committee, id: string): CrisisChoice {
  const choice = committee.state.crisis?.card.choices.find((candidate) => candidate.id === id)
  if (!choice) throw new Error(`no choice ${id}`)
  return choice
}

function chance(committee: Committee, id: string): number {
  return successChance(committee.state, 'ken', choiceOf(committee, id))
}

describe('the chance of a crisis choice', () => {
  it('is shown in steps of five hundredths, between 0.05 and 0.95', () => {
    const committee = new Committee()
    for (const id of ['talk', 'demand', 'hope']) {
      const shown = chance(committee, id)
      expect(Math.abs(shown * 20 - Math.round(shown * 20))).toBeLessThan(1e-9)
      expect(shown).toBeGreaterThanOrEqual(0.05)
      expect(shown).toBeLessThanOrEqual(0.95)
    }
  })

  it('falls as the room grows tense and rises with its regard', () => {
    const committee = new Committee()
    const calm = chance(committee, 'talk')
    committee.state = { ...committee.state, tension: { value: 100, causes: [] } }
    const tense = chance(committee, 'talk')
    committee.state = { ...committee.state, relations: committee.state.relations.map((row) => row.map(() => 0.9)) }
    expect(tense).toBeLessThan(calm)
    expect(chance(committee, 'talk')).toBeGreaterThan(tense)
  })

  it('knows nobody’s gains: other secrets change what is drawn and not what is shown', () => {
    const committee = new Committee().until(({ drafts }) =>
      drafts.some(({ declared }) => Object.keys(declared).length > 1),
    )
    const { state } = committee
    const before = { shown: chance(committee, 'talk'), drawn: drawnChance(state, 'ken', choiceOf(committee, 'talk')) }
    const seats = state.seats.map((seat) => ({ ...seat, secrets: { ...seat.secrets, reservation: seat.secrets.best } }))
    committee.state = { ...state, seats }
    expect(chance(committee, 'talk')).toBe(before.shown)
    expect(drawnChance(committee.state, 'ken', choiceOf(committee, 'talk'))).toBeLessThan(before.drawn)
  })

  it('comes close to the share drawn over many sessions', () => {
    let drawn = 0
    let expected = 0
    for (let seed = 1; seed <= 300; seed++) {
      const committee = new Committee(aPlan({ seed }))
      committee.act('ken', { kind: 'choose', choice: 'talk' })
      const answer = committee.events('crisis-answered')[0]
      expected += answer?.chanceRatio ?? 0
      drawn += answer?.succeeded ? 1 : 0
    }
    expect(Math.abs(drawn - expected) / 300).toBeLessThan(0.08)
  })
})

describe('answering a crisis', () => {
  it('costs capital, works on the room and can be done once', () => {
    const committee = new Committee()
    expect(outcomeOf(committee.act('ken', { kind: 'choose', choice: 'talk' }))).toBe('accepted')
    const index = committee.state.seats.findIndex((seat) => seat.id === 'ken')
    expect(committee.state.capital[index]).toBe(90)
    expect(committee.state.crisis?.status).toBe('answered')
    expect(outcomeOf(committee.act('ken', { kind: 'choose', choice: 'hope' }))).toBe('no-crisis-open')
  })

  it('is refused when the capital does not reach', () => {
    const committee = new Committee(aPlan({ crises: [aCrisis('one'), aCrisis('two')] }))
    committee.state = { ...committee.state, capital: committee.state.capital.map(() => 50) }
    expect(outcomeOf(committee.act('ken', { kind: 'choose', choice: 'demand' }))).toBe('capital-exhausted')
  })

  it('left undone lapses at its deadline and strains the room', () => {
    const committee = new Committee().until((state) => state.crisis?.status === 'lapsed')
    expect(committee.events('crisis-lapsed')[0]?.at).toBeGreaterThanOrEqual(5 * 60_000)
    expect(committee.state.tension.causes.some((cause) => cause.code === 'crisis-unanswered')).toBe(true)
  })

  it('leaves the next ones to come, none twice', () => {
    const committee = new Committee().toTheEnd()
    const told = ['one', ...committee.events('crisis-opened').map((event) => event.card)]
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a crisis that changes what an issue is worth', () => {
  it('weighs it more for everybody and leaves each seat its total', () => {
    const heavy = aCrisis('heavy', { effect: { issue: 0, weightFactor: 1.5 } })
    const committee = new Committee(aPlan({ crises: [aCrisis('one'), heavy] }))
    const spread = (row: readonly number[]) => Math.max(...row) - Math.min(...row)
    const weights = () => committee.state.seats.map((seat) => seat.secrets.table.map(spread))
    const before = weights()
    committee.until((state) => state.crisis?.card.id === 'heavy')
    for (const [seat, after] of weights().entries()) {
      const was = before[seat] ?? []
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
      expect(total(after)).toBeCloseTo(total(was), 9)
      expect((after[0] ?? 0) / total(after)).toBeGreaterThan((was[0] ?? 0) / total(was))
    }
  })
})
