import { describe, expect, it } from 'vitest'
import type { CampaignState } from '../model/session/state.ts'
import { aProposal, aRoom, atTime, rising, withSecrets, withText } from '../testing/parts.ts'
import { answerTo } from './question-answers.ts'
import { refusedIssues } from './refusals.ts'

const clause = { issue: 1, option: 1 }
const other = { issue: 0, option: 2 }

describe('the clauses that a delegate has refused', () => {
  const room = aRoom()
  const refused = { fra: 'cannot-accept' } as const
  it.each([
    { proposal: aProposal({ changes: [clause], reactions: refused }), issues: [1], because: 'it stood alone' },
    {
      proposal: aProposal({ changes: [clause, other], reactions: refused }),
      issues: [],
      because: 'it was in a package',
    },
    { proposal: aProposal({ changes: [clause], reactions: {} }), issues: [], because: 'no placard was shown' },
  ])('are the issues $issues: $because', ({ proposal, issues }) => {
    expect([...refusedIssues({ ...room, proposals: [proposal] }, 'fra', [0, 1, 0, 0, 0])]).toEqual(issues)
  })

  it('are not those that have left the text', () => {
    const proposals = [aProposal({ changes: [clause], reactions: refused })]
    expect(refusedIssues({ ...room, proposals }, 'fra', [0, 2, 0, 0, 0]).size).toBe(0)
  })
})

/** France gains on either of two issues enough to vote for the text, and by less on the first. */
const secrets = { table: rising(0.5, 0.5, 0, 0, 0), reservation: 0.4, best: 1, redLines: [] }
const opened = withSecrets(atTime(aRoom({ people: ['KEN'] }), 0.5, 1), 'fra', secrets)
const seats = opened.seats.map((seat) => (seat.id === 'fra' ? { ...seat, positions: [1, 1, 0, 0, 0] } : seat))
const floor = withText({ ...opened, seats }, [0, 1, 0, 0, 0], { declared: { fra: 'against' } })

/** The condition that France names for its vote. */
function conditionOf(state: CampaignState) {
  const france = state.seats.find(({ id }) => id === 'fra')
  if (france === undefined) return undefined
  const asked = { topic: 'draft', support: 'vote' } as const
  return answerTo(state, france, 'ken', { kind: 'question', asked }).answer?.other
}

describe('the condition of a vote', () => {
  it('names a clause that the delegate has refused ahead of the change that it would gain by', () => {
    const reactions = { fra: 'cannot-accept' } as const
    const proposals = [aProposal({ changes: [clause], reactions })]
    expect(conditionOf(floor)?.issue).toBe(0)
    expect(conditionOf({ ...floor, proposals })?.issue).toBe(1)
  })
})
