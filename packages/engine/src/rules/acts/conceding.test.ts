import { describe, expect, it } from 'vitest'
import { leadingDraft } from '../../model/session/lookup.ts'
import { aPlan, Committee, outcomeOf } from '../../testing/committee.ts'

/** A committee in which an AI delegate has just put a proposal of its own before it. */
function withOpenProposal() {
  const committee = new Committee(aPlan()).until((state) =>
    state.proposals.some(({ status, draft }) => status === 'open' && draft === leadingDraft(state)?.id),
  )
  const open = committee.state.proposals.find(({ status }) => status === 'open')
  if (open === undefined) throw new Error('no open proposal')
  return { committee, open }
}

describe('a concession', () => {
  it('to what another has on the table is no proposal of its own, and shows a placard', () => {
    const { committee, open } = withOpenProposal()
    const before = committee.state.proposals.length
    expect(outcomeOf(committee.act('ken', { kind: 'concede', changes: open.changes }))).toBe('accepted')
    expect(committee.state.proposals.filter(({ by }) => by === 'ken')).toEqual([])
    expect(committee.state.proposals.length).toBe(before)
    expect(committee.state.proposals.find(({ id }) => id === open.id)?.reactions['ken']).toBe('live-with')
  })
})
