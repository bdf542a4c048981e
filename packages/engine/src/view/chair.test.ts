import { describe, expect, it } from 'vitest'
import { evolve } from '../fold/evolve.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { viewFor } from './seat-view.ts'

const underAPack = () => new Committee(aPlan({ procedure: aPack() }))
const chairOf = ({ state }: Committee) => viewFor(state, 'ken').chair

describe('the chair', () => {
  it('sits at the podium of a session with rules, and in no other', () => {
    expect(chairOf(underAPack())).toEqual({ id: 'chair', personality: 'neutral', ruling: undefined })
    expect(chairOf(new Committee())).toBeUndefined()
  })

  it('has no seat among the delegations and no vote', () => {
    const { state } = underAPack()
    expect(viewFor(state, 'ken').seats.map(({ id }) => id)).not.toContain('chair')
    expect(state.seats).toHaveLength(5)
  })

  it('is remembered for its last ruling and the reason', () => {
    const committee = underAPack()
    committee.act('ken', { kind: 'point', point: 'inquiry' }, 'person', '')
    expect(chairOf(committee)?.ruling).toMatchObject({ seat: 'ken', ruling: 'answered', reason: 'state-of-play' })
    committee.act('ken', { kind: 'point', point: 'order' }, 'person', '')
    expect(chairOf(committee)?.ruling).toMatchObject({ ruling: 'not-well-taken', reason: 'nothing-was-broken' })
  })

  it('keeps nothing of rulings in logs from before it had a seat', () => {
    const committee = underAPack()
    committee.act('ken', { kind: 'point', point: 'order' }, 'person', '')
    const [ruled] = committee.events('point-ruled')
    if (!ruled) throw new Error('the chair did not rule')
    const { by, ...before } = ruled
    expect(by).toBe('chair')
    const fresh = underAPack().state
    expect(evolve(fresh, before).floor.order).not.toHaveProperty('lastRuling')
    expect(evolve(fresh, ruled).floor.order).toHaveProperty('lastRuling')
  })
})
