import type { SeatId } from '../../model/committee/seat.ts'
import type { Draft, Proposal } from '../../model/floor/draft.ts'
import { orderOf } from '../../model/floor/order.ts'
import { motionRule } from '../../model/floor/pack.ts'
import type { Majority, Question } from '../../model/floor/vote.ts'
import { leadingDraft, proposalOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { PLACARDS_MS, TURN_MS } from '../../model/session/time.ts'
import { drawIn } from '../../primitives/random/salted.ts'
import type { CommandContext } from '../command-context.ts'
import { majorityOf } from '../counting/majority.ts'

/** Opens the vote on a motion: by placards, with the pack's majority, without veto (it is procedural). */
export function voteOnMotion(context: CommandContext): void {
  const motion = context.state.floor.motion
  if (motion) openVoteOn(context, { kind: 'motion', motion: motion.id }, motion.by)
}

/**
 * Takes the leading draft to its decision: contested amendments first, the one furthest from the text first; then,
 * where requested, adoption by consensus; the parts of a divided draft; and the draft as amended by roll call. Called
 * again after each of them is decided.
 */
export function takeToVote(context: CommandContext, calledBy: SeatId | 'chair'): void {
  const draft = leadingDraft(context.state)
  if (!draft || context.state.floor.vote) return
  openVoteOn(context, nextQuestion(context.state, draft), calledBy)
}

function nextQuestion(state: CampaignState, draft: Draft): Question {
  const amendment = furthestContested(state, draft)
  if (amendment) return { kind: 'amendment', proposal: amendment.id }
  const order = orderOf(state)
  const isWanted = state.procedure?.decision === 'consensus-first' || order.consensusWanted.includes(draft.id)
  if (isWanted && !order.consensusAsked.includes(draft.id)) return { kind: 'consensus', draft: draft.id }
  const part = order.parts.find(
    ({ draft: id, issue, isVoted }) => id === draft.id && !isVoted && (draft.deal[issue] ?? 0) > 0,
  )
  if (part) return { kind: 'part', draft: draft.id, issue: part.issue }
  return { kind: 'draft', draft: draft.id }
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

/** Opens a vote; it ends a caucus in progress, except for a straw poll. */
export function openVoteOn(context: CommandContext, question: Question, calledBy: SeatId | 'chair'): void {
  if (question.kind !== 'straw-poll' && orderOf(context.state).caucus) context.record({ kind: 'caucus-closed' })
  const { state, at } = context
  const isRollCall = question.kind === 'draft' || isByName(state, question)
  const vote = context.freshId('v')
  const order = isRollCall ? rollCallOrder(state) : state.seats.map((seat) => seat.id)
  const majority = majorityFor(state, question)
  const manner = isRollCall ? 'roll-call' : 'placards'
  const deadlineAt = at + (isRollCall ? TURN_MS : PLACARDS_MS)
  context.record({ kind: 'vote-opened', vote, question, manner, majority, order, deadlineAt, calledBy })
}

function isByName(state: CampaignState, question: Question): boolean {
  const { byName } = orderOf(state)
  if (byName.length === 0) return false
  if (question.kind === 'part') return byName.includes(question.draft)
  return question.kind === 'amendment' && byName.includes(proposalOf(state, question.proposal)?.draft ?? '')
}

/**
 * The majority for a question: the pack's, and for the draft the session's own, or two thirds where it is important.
 */
function majorityFor(state: CampaignState, question: Question): Majority {
  if (question.kind === 'draft') {
    const isImportant = state.majority === 'simple' && orderOf(state).important.includes(question.draft)
    return isImportant ? 'two-thirds' : state.majority
  }
  const { procedure, floor } = state
  if (!procedure) return 'simple'
  if (question.kind === 'amendment' || question.kind === 'part') return procedure.veto ? 'security-council' : 'simple'
  const rule = floor.motion && motionRule(procedure, floor.motion.motion)
  return (question.kind === 'motion' && rule && majorityOf(rule.decidedBy)) || 'simple'
}

/** English alphabetical order, starting from a member drawn by lot. */
export function rollCallOrder(state: CampaignState): readonly SeatId[] {
  const names = [...state.seats].sort((a, b) => (a.countryName < b.countryName ? -1 : 1)).map((seat) => seat.id)
  const start = drawIn(state, 'roll-call') % names.length
  return [...names.slice(start), ...names.slice(0, start)]
}
