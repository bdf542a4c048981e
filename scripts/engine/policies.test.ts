import { planSession } from '@placard/application'
import { type CampaignState, outcomeQualityOf, viewFor } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { bestPackage, betterBy, question } from './competent.ts'
import { shippedCampaign, shippedWorld } from './content.ts'
import { Notebook } from './notebook.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

function played(policyName: string, seed: number): CampaignState {
  const [campaign, policy] = [shippedCampaign('trade-mediation'), POLICIES[policyName]]
  if (!campaign || !policy) throw new Error(`nobody plays ${policyName}`)
  const people = [{ userId: 'p', name: 'P', country: 'KEN' }]
  const difficulty = 'intermediate'
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 's', seed, pace: 1, people, difficulty })
  if (!planned.ok) throw new Error(planned.rejection)
  return playSession(planned.plan, { seat: 'ken', policy, seed }).state
}

describe('players that stand in for a person', () => {
  const seeds = Array.from({ length: 8 }, (_, at) => at + 1)
  const qualityOf = (policy: string) =>
    seeds.reduce((sum, seed) => sum + outcomeQualityOf(played(policy, seed), 'ken').total, 0) / seeds.length

  it.each([
    { worse: 'cooperative', because: 'public positions tell less than what is said of a text' },
    { worse: 'random-legal', because: 'anything in order is no plan' },
    { worse: 'greedy', because: 'who only ever asks for its best gets little' },
  ])('reach more by competence than as $worse: $because', ({ worse }) => {
    expect(qualityOf('competent')).toBeGreaterThan(qualityOf(worse))
  })
})

describe('the competent player', () => {
  const state = played('competent', 3)
  const view = viewFor(state, 'ken')
  const notes = new Notebook()
  notes.read(view)

  it('keeps notes of everybody but itself, from what its view shows', () => {
    const opinions = notes.opinions(view)
    expect(opinions).toHaveLength(view.seats.length)
    expect(opinions.flatMap((opinion, index) => (opinion ? [] : [view.seats[index]?.id]))).toEqual(['ken'])
  })

  it('takes nothing from the secrets of others: the same view with them revealed makes the same notes', () => {
    const blind = new Notebook()
    blind.read({ ...view, revealed: undefined })
    expect(blind.opinions(view)).toEqual(notes.opinions(view))
  })

  it('learns from placards what a public position does not tell', () => {
    const fresh = new Notebook()
    fresh.read({ ...view, proposals: [], drafts: [], votes: [] })
    expect(fresh.opinions(view)).not.toEqual(notes.opinions(view))
  })

  it('finds that the package it puts betters the text', () => {
    const changes = bestPackage(view, notes)
    if (changes) expect(betterBy(view, notes, changes)).toBeGreaterThan(0)
    expect(betterBy(view, notes, [])).toBe(0)
  })

  it('puts no package that leaves it worse off than no text, or crosses its red lines', () => {
    const changes = bestPackage(view, notes) ?? []
    for (const { issue, option } of changes) {
      expect(view.own.redLines).not.toContainEqual({ issue, option })
    }
    expect(changes.length).toBeLessThanOrEqual(3)
    expect(new Set(changes.map(({ issue }) => issue)).size).toBe(changes.length)
  })

  it('asks only delegations that are not for the text, never itself', () => {
    const asked = question(view, notes)
    const target = asked?.kind === 'question' ? asked.target : undefined
    const seat = view.seats.find(({ id }) => id === target)
    expect(target).not.toBe('ken')
    expect(seat?.stance).not.toBe('favour')
  })
})
