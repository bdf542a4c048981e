import type { Choice } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Vote, VoteResult } from '../../model/floor/vote.ts'
import { draftOf, isDelegate, proposalOf, seatOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { TURN_MS } from '../../model/session/time.ts'
import { resultOf } from '../counting/vote-result.ts'
import { keepCommitmentsOnBallot } from '../ledger/keeping.ts'
import { adoptChanges } from '../resolution/proposals.ts'
import type { Turn } from '../turn.ts'
import { settleMotion } from './motions.ts'
import { takeToVote } from './open-vote.ts'

/** Casts one ballot and, with the last one, closes the vote and carries out its decision. */
export function castBallot(turn: Turn, seat: SeatId, choice: Choice, absent: boolean): void {
  const open = turn.state.floor.vote
  if (!open) return
  const { question } = open
  // each name of a roll call has its own deadline; placards share one
  const deadlineAt = open.manner === 'roll-call' ? turn.at + TURN_MS : open.deadlineAt
  turn.record({ kind: 'ballot-cast', seat, vote: open.id, choice, absent, deadlineAt })
  if (question.kind === 'draft' && !absent) {
    const deal = draftOf(turn.state, question.draft)?.deal
    if (deal) keepCommitmentsOnBallot(turn, seat, deal, choice)
  }
  const vote = turn.state.floor.vote
  if (vote && vote.ballots.length >= vote.order.length) close(turn, vote)
}

/** Counts seats that have timed out as abstaining: in a roll call the seat whose turn it is, else all that are left. */
export function recordAbsences(turn: Turn): void {
  const vote = turn.state.floor.vote
  if (!vote || turn.at < vote.deadlineAt) return
  const voted = new Set(vote.ballots.map((ballot) => ballot.seat))
  const missing = vote.order.filter((seat) => !voted.has(seat))
  for (const seat of vote.manner === 'roll-call' ? missing.slice(0, 1) : missing)
    castBallot(turn, seat, 'abstain', true)
}

function close(turn: Turn, vote: Vote): void {
  const { question } = vote
  const result = resultOf(turn.state, vote)
  turn.record({ kind: 'vote-closed', vote: vote.id, result })
  switch (question.kind) {
    case 'motion':
      settleMotion(turn, question.motion, result.carried)
      return
    case 'amendment':
      settleAmendment(turn, question.proposal, result)
      return
    case 'part':
      settlePart(turn, question, result)
      return
    case 'consensus':
      settleConsensus(turn, question.draft, result)
      return
    case 'straw-poll':
      return
    case 'draft':
      settleDraft(turn, question.draft, result)
  }
}

/** Removes a part that is not carried; then votes on the next part, or on the remaining draft. */
function settlePart(turn: Turn, { draft, issue }: { draft: string; issue: number }, { carried }: VoteResult): void {
  turn.record({ kind: 'order-changed', as: 'part-voted', draft, issue })
  const held = draftOf(turn.state, draft)
  const before = held?.deal[issue]
  if (!carried && before !== undefined && before > 0) {
    turn.record({ kind: 'clause-changed', draft, issue, before, after: 0, by: held?.sponsors[0] ?? '' })
  }
  takeToVote(turn, 'chair')
}

/** After an objection there is a roll call. */
function settleConsensus(turn: Turn, draft: string, { carried }: VoteResult): void {
  turn.record({ kind: 'order-changed', as: 'consensus-asked', draft })
  if (carried) settleDraft(turn, draft, { carried })
  else takeToVote(turn, 'chair')
}

function settleAmendment(turn: Turn, id: string, { carried }: VoteResult): void {
  const proposal = proposalOf(turn.state, id)
  if (!proposal) return
  turn.record({ kind: 'proposal-settled', proposal: id, status: carried ? 'adopted' : 'lapsed' })
  if (carried) adoptChanges(turn, proposal.draft, proposal)
  takeToVote(turn, 'chair')
}

function settleDraft(turn: Turn, draft: string, { carried }: Pick<VoteResult, 'carried'>): void {
  turn.record({ kind: 'draft-settled', draft, status: carried ? 'adopted' : 'rejected' })
  turn.strain(carried ? 'vote-carried' : 'vote-failed', carried ? -10 : 8)
  if (turn.state.procedure) turn.owe(turn.delegates.explanations(turn.state, turn.at))
}

/** The AI delegate whose ballot is due next; undefined while a person's is due or no vote runs. */
export function nextDelegateToVote(state: CampaignState): SeatId | undefined {
  const vote = state.floor.vote
  if (!vote) return undefined
  if (vote.manner === 'roll-call') {
    const turn = vote.order[vote.ballots.length]
    return turn !== undefined && isDelegate(seatOf(state, turn)) ? turn : undefined
  }
  const { order, ballots } = vote
  return order.find((seat) => isDelegate(seatOf(state, seat)) && !ballots.some((ballot) => ballot.seat === seat))
}
