import type { Choice } from '../acts/act.ts'
import { keepCommitmentsOnBallot } from '../ledger/keeping.ts'
import { drawFrom } from '../random/random.ts'
import type { Draft, Proposal } from '../resolution/draft.ts'
import { adoptChanges } from '../resolution/proposals.ts'
import type { SeatId } from '../seats/seat.ts'
import { draftOf, isDelegate, leadingDraft, proposalOf, seatOf } from '../session/lookup.ts'
import type { CampaignState } from '../session/state.ts'
import { PLACARDS_MS, TURN_MS } from '../session/time.ts'
import type { Turn } from '../session/turn.ts'
import { tallyVote } from './tally.ts'
import type { Question, Vote, VoteResult } from './vote.ts'

/** Opens the vote on a seconded motion: placards, simple majority, no veto (it is procedural). */
export function voteOnMotion(turn: Turn): void {
  const motion = turn.state.floor.motion
  if (motion) openVoteOn(turn, { kind: 'motion', motion: motion.id }, motion.by)
}

/**
 * Takes the leading draft to its vote: contested amendments first, the one furthest from the text first, then the
 * draft as amended by roll call. Called again after each amendment is decided.
 */
export function takeToVote(turn: Turn, calledBy: SeatId | 'chair'): void {
  const draft = leadingDraft(turn.state)
  if (!draft || turn.state.floor.vote) return
  const amendment = furthestContested(turn.state, draft)
  if (amendment) openVoteOn(turn, { kind: 'amendment', proposal: amendment.id }, calledBy)
  else openVoteOn(turn, { kind: 'draft', draft: draft.id }, calledBy)
}

function furthestContested(state: CampaignState, draft: Draft): Proposal | undefined {
  const distance = (proposal: Proposal) =>
    proposal.changes.reduce((sum, { issue, option }) => {
      const options = state.issues[issue]?.options
      return sum + Math.abs((options?.[option]?.position ?? 0) - (options?.[draft.deal[issue] ?? 0]?.position ?? 0))
    }, 0)
  const pending = state.proposals.filter(({ status, draft: id }) => status === 'contested' && id === draft.id)
  return pending.reduce<Proposal | undefined>(
    (furthest, proposal) => (!furthest || distance(proposal) > distance(furthest) ? proposal : furthest),
    undefined,
  )
}

function openVoteOn(turn: Turn, question: Question, calledBy: SeatId | 'chair'): void {
  const { state, at } = turn
  const isRollCall = question.kind === 'draft'
  const vote = turn.freshId('v')
  const order = isRollCall ? rollCallOrder(state) : state.seats.map((seat) => seat.id)
  const majority = isRollCall ? state.majority : 'simple'
  const manner = isRollCall ? 'roll-call' : 'placards'
  const deadlineAt = at + (isRollCall ? TURN_MS : PLACARDS_MS)
  turn.record({ kind: 'vote-opened', vote, question, manner, majority, order, deadlineAt, calledBy })
}

/** English alphabetical order, starting from a member drawn by lot. */
export function rollCallOrder(state: CampaignState): readonly SeatId[] {
  const names = [...state.seats].sort((a, b) => (a.countryName < b.countryName ? -1 : 1)).map((seat) => seat.id)
  const start = drawFrom(state.rng, 'roll-call') % names.length
  return [...names.slice(start), ...names.slice(0, start)]
}

/** Casts one ballot and, with the last of them, closes the vote and does what it decided. */
export function castBallot(turn: Turn, seat: SeatId, choice: Choice, absent: boolean): void {
  const open = turn.state.floor.vote
  if (!open) return
  const { question } = open
  // Each name of a roll call has its own time; placards all come down together.
  const deadlineAt = open.manner === 'roll-call' ? turn.at + TURN_MS : open.deadlineAt
  turn.record({ kind: 'ballot-cast', seat, choice, absent, deadlineAt })
  if (question.kind === 'draft' && !absent) {
    const deal = draftOf(turn.state, question.draft)?.deal
    if (deal) keepCommitmentsOnBallot(turn, seat, deal, choice)
  }
  const vote = turn.state.floor.vote
  if (vote && vote.ballots.length >= vote.order.length) close(turn, vote)
}

/** Counts whoever has not answered in time as abstaining: in a roll call the seat whose turn it is, else everybody left. */
export function recordAbsences(turn: Turn): void {
  const vote = turn.state.floor.vote
  if (!vote || turn.at < vote.deadlineAt) return
  const voted = new Set(vote.ballots.map((ballot) => ballot.seat))
  const missing = vote.order.filter((seat) => !voted.has(seat))
  for (const seat of vote.manner === 'roll-call' ? missing.slice(0, 1) : missing)
    castBallot(turn, seat, 'abstain', true)
}

function close(turn: Turn, vote: Vote): void {
  const { state } = turn
  const vetoHolders =
    vote.question.kind === 'draft' && vote.majority === 'security-council'
      ? state.seats.filter((seat) => seat.isPermanentMember).map((seat) => seat.id)
      : []
  const result = tallyVote(vote.ballots, vote.majority, { seats: state.seats.length, vetoHolders })
  turn.record({ kind: 'vote-closed', vote: vote.id, result })
  if (vote.question.kind === 'motion') settleMotion(turn, vote.question.motion, result)
  else if (vote.question.kind === 'amendment') settleAmendment(turn, vote.question.proposal, result)
  else settleDraft(turn, vote.question.draft, result)
}

function settleMotion(turn: Turn, motion: string, { carried }: VoteResult): void {
  const by = turn.state.floor.motion?.by
  turn.record({ kind: 'motion-settled', motion, carried })
  if (!carried) return
  const { phaseIndex } = turn.state.clock
  if (phaseIndex < 2) turn.record({ kind: 'phase-entered', phaseIndex: 2 })
  takeToVote(turn, by ?? 'chair')
}

function settleAmendment(turn: Turn, id: string, { carried }: VoteResult): void {
  const proposal = proposalOf(turn.state, id)
  if (!proposal) return
  turn.record({ kind: 'proposal-settled', proposal: id, status: carried ? 'adopted' : 'lapsed' })
  if (carried) adoptChanges(turn, proposal.draft, proposal)
  takeToVote(turn, 'chair')
}

function settleDraft(turn: Turn, draft: string, { carried }: VoteResult): void {
  turn.record({ kind: 'draft-settled', draft, status: carried ? 'adopted' : 'rejected' })
  turn.strain(carried ? 'vote-carried' : 'vote-failed', carried ? -10 : 8)
}

/** The AI delegate whose ballot is due next, or undefined while a person is awaited or no vote runs. */
export function nextDelegateToVote(state: CampaignState): SeatId | undefined {
  const vote = state.floor.vote
  if (!vote) return undefined
  if (vote.manner === 'roll-call') {
    const turn = vote.order[vote.ballots.length]
    return turn !== undefined && isDelegate(seatOf(state, turn)) ? turn : undefined
  }
  const voted = new Set(vote.ballots.map((ballot) => ballot.seat))
  return vote.order.find((seat) => !voted.has(seat) && isDelegate(seatOf(state, seat)))
}
