import { describe, expect, it } from 'vitest'
import { aPlan, Committee } from '../testing/committee.ts'
import { chooseInitiative } from './initiative.ts'

describe('what AI delegates do of their own accord', () => {
  it('is always in order', () => {
    for (const seed of [1, 2, 3, 4]) {
      const committee = new Committee(aPlan({ seed }))
      committee.until((state) => {
        if (state.status === 'concluded') return true
        const initiative = chooseInitiative(state)
        expect(state.seats.find((seat) => seat.id === initiative?.seat)?.holder.kind).toBe('delegate')
        return false
      })
    }
  })

  it('leaves an adopted text alone', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const committee = new Committee(aPlan({ seed }))
      committee.until(
        (state) => state.status === 'concluded' || state.drafts.some(({ status }) => status === 'adopted'),
      )
      if (committee.state.status === 'concluded') continue
      const drafts = committee.state.drafts.length
      committee.toTheEnd()
      expect(committee.state.drafts.length).toBe(drafts)
    }
  })

  it('lends a name to a draft that lacks names, so that it comes to a vote', () => {
    const lent = [1, 2, 3, 4, 5, 6].some((seed) => {
      const committee = new Committee(aPlan({ seed, difficulty: 'expert' })).until((state) => state.autonomousActs >= 3)
      committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 1 }] })
      committee.toTheEnd()
      return committee.events('support-changed').some(({ seat, as }) => seat !== 'ken' && as === 'signatory')
    })
    expect(lent).toBe(true)
  })

  it('is nothing in a committee of people alone', () => {
    const { state } = new Committee(aPlan({ people: ['CHN', 'FRA', 'KEN', 'MHL', 'USA'] }))
    expect(chooseInitiative(state)).toBeUndefined()
  })
})

describe('a name under a draft', () => {
  it('of a signatory asks for a vote and says nothing on the matter; a sponsor is in favour', () => {
    const committee = new Committee().until((state) => state.drafts.length > 0 && state.owed.length === 0)
    const draft = committee.state.drafts[0]?.id ?? ''
    committee.act('ken', { kind: 'sign', draft })
    expect(committee.state.drafts[0]?.declared['ken']).toBeUndefined()
    committee.act('ken', { kind: 'sponsor', draft })
    expect(committee.state.drafts[0]?.declared['ken']).toBe('favour')
    committee.act('ken', { kind: 'withdraw', draft })
    expect(committee.state.drafts[0]?.declared['ken']).toBe('against')
  })
})

describe('a permanent member', () => {
  it('abstains from a text that is merely not good enough, and stops one worse than none', () => {
    let abstained = 0
    for (let seed = 1; seed <= 30; seed++) {
      const committee = new Committee(aPlan({ seed, majority: 'security-council' })).toTheEnd()
      for (const vote of committee.state.floor.votes.filter(({ question }) => question.kind === 'draft')) {
        const permanent = committee.state.seats.filter(
          (seat) => seat.isPermanentMember && seat.holder.kind === 'delegate',
        )
        abstained += vote.ballots.filter(
          ({ seat, choice }) => choice === 'abstain' && permanent.some(({ id }) => id === seat),
        ).length
      }
    }
    expect(abstained).toBeGreaterThan(0)
  })
})
