import type { Choice } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { orderOf } from '../../model/floor/order.ts'
import type { Vote, VoteResult } from '../../model/floor/vote.ts'
import { draftOf, isDelegate, proposalOf, seatOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { REPLY_GAP_MS, TURN_MS } from '../../model/session/time.ts'
import type { CommandContext } from '../command-context.ts'
import { resultOf } from '../counting/vote-result.ts'
import { keepCommitmentsOnBallot, rememberBrokenInVote } from '../ledger/keeping.ts'
import { adoptChanges } from '../resolution/proposals.ts'
import { settleMotion } from './motions.ts'
import { takeToVote } from './open-vote.ts'

/** Casts one ballot and, with the last one, closes the vote and carries out its decision. */
export function castBallot(context: CommandContext, seat: SeatId, choice: Choice, absent: boolean): void {
  const open = context.state.floor.vote
  if (!open) return
  const { question } = open
  // each name of a roll call has its own deadline; placards share one
  const deadlineAt = open.manner === 'roll-call' ? context.at + TURN_MS : open.deadlineAt
  context.record({ kind: 'ballot-cast', seat, vote: open.id, choice, absent, deadlineAt })
  if (question.kind === 'draft' && !absent) {
    const deal = draftOf(context.state, question.draft)?.deal
    if (deal) keepCommitmentsOnBallot(context, seat, deal, choice)
  }
  const vote = context.state.floor.vote
  if (vote && vote.ballots.length >= vote.order.length) close(context, vote)
}

/** Counts seats that have timed out as abstaining: in a roll call the seat whose turn it is, else all that are left. */
export function recordAbsences(context: CommandContext): void {
  const vote = context.state.floor.vote
  if (!vote || context.at < vote.deadlineAt) return
  const voted = new Set(vote.ballots.map((ballot) => ballot.seat))
  const missing = vote.order.filter((seat) => !voted.has(seat))
  for (const seat of vote.manner === 'roll-call' ? missing.slice(0, 1) : missing)
    castBallot(context, seat, 'abstain', true)
}

function close(context: CommandContext, vote: Vote): void {
  const { question } = vote
  const result = resultOf(context.state, vote)
  context.record({ kind: 'vote-closed', vote: vote.id, result })
  switch (question.kind) {
    case 'motion':
      settleMotion(context, question.motion, result.carried)
      // a vote that opens silences who was about to speak of a promise
      rememberBrokenInVote(context, vote.openedAt - REPLY_GAP_MS)
      return
    case 'amendment':
      settleAmendment(context, question.proposal, result)
      return
    case 'part':
      settlePart(context, question, result)
      return
    case 'consensus':
      settleConsensus(context, question.draft, result)
      return
    case 'straw-poll':
      return
    case 'draft':
      settleDraft(context, question.draft, result)
      rememberBrokenInVote(context, vote.openedAt - REPLY_GAP_MS)
  }
}

/** Removes a part that is not carried; then votes on the next part, or on the remaining draft. */
function settlePart(
  context: CommandContext,
  { draft, issue }: { draft: string; issue: number },
  { carried }: VoteResult,
): void {
  context.record({ kind: 'order-changed', as: 'part-voted', draft, issue })
  const held = draftOf(context.state, draft)
  const before = held?.deal[issue]
  if (!carried && before !== undefined && before > 0) {
    context.record({ kind: 'clause-changed', draft, issue, before, after: 0, by: held?.sponsors[0] ?? '' })
  }
  takeToVote(context, 'chair')
}

/** After an objection there is a roll call. */
function settleConsensus(context: CommandContext, draft: string, { carried }: VoteResult): void {
  context.record({ kind: 'order-changed', as: 'consensus-asked', draft })
  if (carried) settleDraft(context, draft, { carried })
  else takeToVote(context, 'chair')
}

function settleAmendment(context: CommandContext, id: string, { carried }: VoteResult): void {
  const proposal = proposalOf(context.state, id)
  if (!proposal) return
  context.record({ kind: 'proposal-settled', proposal: id, status: carried ? 'adopted' : 'lapsed' })
  if (carried) adoptChanges(context, proposal.draft, proposal)
  takeToVote(context, 'chair')
}

function settleDraft(context: CommandContext, draft: string, { carried }: Pick<VoteResult, 'carried'>): void {
  context.record({ kind: 'draft-settled', draft, status: carried ? 'adopted' : 'rejected' })
  context.strain(carried ? 'vote-carried' : 'vote-failed', carried ? -10 : 8)
  if (orderOf(context.state).explained.length > 0) context.record({ kind: 'order-changed', as: 'explained-anew' })
  if (context.state.procedure) context.owe(context.delegates.explanations(context.state, context.at))
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
