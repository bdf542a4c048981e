import { describe, expect, it } from 'vitest'
import { CHAIR } from '../../model/floor/draft.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { decide } from '../../session/decide.ts'
import { aPlan, Committee } from '../../testing/committee.ts'

/** A committee whose person says nothing, up to the chair's first offer. */
function offered(seed: number): Committee {
  const committee = new Committee(aPlan({ seed }))
  return committee.until((state) => state.status === 'concluded' || state.proposals.some(({ by }) => by === CHAIR))
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('the chair’s single text in a session', () => {
  it('is put to the floor, and every AI delegate meets it with a placard', () => {
    const met = SEEDS.map(offered).filter(({ state }) => state.status !== 'concluded')
    expect(met.length).toBeGreaterThan(0)
    for (const committee of met) {
      const id = committee.state.proposals.find(({ by }) => by === CHAIR)?.id
      committee.until((state) => state.proposals.every((proposal) => proposal.id !== id || proposal.status !== 'open'))
      const seats = committee.events('proposal-met').filter(({ proposal }) => proposal === id)
      expect(new Set(seats.map(({ seat }) => seat)).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('costs nobody regard or tension, whoever refuses it', () => {
    for (const committee of SEEDS.map((seed) => new Committee(aPlan({ seed })).toTheEnd())) {
      const own = new Set(
        committee.events('proposal-put').flatMap(({ by, proposal }) => (by === CHAIR ? [proposal] : [])),
      )
      const met = committee.events('proposal-met').filter(({ proposal }) => own.has(proposal))
      expect(met.every(({ regard }) => regard === 0)).toBe(true)
      expect(committee.events('tension-changed').every(({ seat }) => seat !== CHAIR)).toBe(true)
    }
  })

  it('is not picked apart: once it is in the draft the AI delegates leave its clauses to the chair', () => {
    let written = 0
    for (const committee of SEEDS.map((seed) => new Committee(aPlan({ seed })).toTheEnd())) {
      const first = committee.events('clause-changed').find(({ by }) => by === CHAIR)
      if (!first) continue
      written += 1
      const after = committee.events('act-taken').filter(({ at, origin }) => at > first.at && origin === 'autonomous')
      const settledAt = committee.events('draft-settled')[0]?.at ?? Number.POSITIVE_INFINITY
      const touched = after.filter(
        ({ at, act }) => at < settledAt && ['propose', 'concede', 'trade'].includes(act.kind),
      )
      expect(touched).toEqual([])
    }
    expect(written).toBeGreaterThan(0)
  })

  it('reads no seat’s scores: with other secrets and the same public acts the chair offers the same', () => {
    let offers = 0
    for (const seed of SEEDS) {
      const committee = new Committee(aPlan({ seed }))
      let before = committee.state
      while (committee.state.status !== 'concluded' && !committee.state.proposals.some(({ by }) => by === CHAIR)) {
        before = committee.state
        committee.step()
      }
      const put = committee.events('proposal-put').at(-1)
      if (put?.by !== CHAIR) continue
      const again = decide(otherSecrets(before), { kind: 'AdvanceClock' }, { now: committee.now })
      const other = again.ok ? again.events.find(({ kind }) => kind === 'proposal-put') : undefined
      // A phase that begins with the same run of the clock has delegates declare themselves first, by their scores.
      if (!other) continue
      expect(other).toMatchObject({ by: CHAIR, changes: put.changes })
      offers += 1
    }
    expect(offers).toBeGreaterThan(2)
  })
})

/** The same room with everybody's scores turned round. */
function otherSecrets(state: CampaignState): CampaignState {
  const seats = state.seats.map((seat) => {
    const table = seat.secrets.table.map((row) => row.toReversed())
    return { ...seat, secrets: { ...seat.secrets, table, reservation: 0 } }
  })
  return { ...state, seats }
}
