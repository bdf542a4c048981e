import type { SeatId } from '../../model/committee/seat.ts'
import type { Draft } from '../../model/floor/draft.ts'
import { dividedBy, orderOf } from '../../model/floor/order.ts'
import {
  draftOf,
  isDelegate,
  isVoteInOrder,
  leadingDraft,
  signaturesNeeded,
  supporters,
  voteInOrderFrom,
} from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import type { DraftFacts, FloorFacts, MotionPending } from './rulings.ts'

/** A person is present, for the quorum, if it acted within this time. */
const PRESENT_MS = 600_000

/** The facts about the floor that a ruling depends on. */
export function factsOf(state: CampaignState): FloorFacts {
  const order = orderOf(state)
  const { floor, clock, drafts } = state
  const { caucus } = order
  const draft = leadingDraft(state)
  return {
    at: clock.elapsedMs,
    remainingMs: clock.durationMs - clock.elapsedMs,
    seats: state.seats.map(({ id }) => id),
    present: presentCount(state),
    business: floor.vote
      ? 'voting'
      : !caucus
        ? 'debate'
        : caucus.as === 'moderated'
          ? 'moderated-caucus'
          : 'unmoderated-caucus',
    pending: pendingMotion(state),
    draft: draft && draftFacts(state, draft),
    isDecided: drafts.length > 0 && !draft,
    isAdopted: drafts.some(({ status }) => status === 'adopted'),
    isRipe: isVoteInOrder(state),
    ripeFrom: voteInOrderFrom(state),
    isListClosed: order.isListClosed,
    isTwoThirdsAlready: state.majority !== 'simple',
    rulingAt: order.ruling?.at,
    decidedAt: order.decidedAt,
    mayReply: order.mayReply,
    mayExplain: mayExplain(state),
    presentAndVoting: order.presentAndVoting,
  }
}

function presentCount({ seats, clock, lastActAt }: CampaignState): number {
  if (clock.elapsedMs < PRESENT_MS) return seats.length
  let present = 0
  for (let index = 0; index < seats.length; index++) {
    if (isDelegate(seats[index]) || clock.elapsedMs - (lastActAt[index] ?? 0) < PRESENT_MS) present++
  }
  return present
}

function pendingMotion({ floor: { motion } }: CampaignState): MotionPending | undefined {
  if (!motion) return undefined
  const count = (side: 'for' | 'against') => (motion.speakers ?? []).filter((speaker) => speaker.side === side).length
  return {
    ...motion.terms,
    motion: motion.motion,
    by: motion.by,
    isSeconded: motion.secondedBy !== undefined || motion.debateUntil !== undefined,
    speakersFor: count('for'),
    speakersAgainst: count('against'),
  }
}

function draftFacts(state: CampaignState, draft: Draft): DraftFacts {
  const order = orderOf(state)
  return {
    sponsors: draft.sponsors,
    supporters: supporters(draft),
    supportNeeded: signaturesNeeded(state),
    clauses: clausesOf(draft),
    divided: dividedBy(order, draft.id),
    isImportant: order.important.includes(draft.id),
    isByName: order.byName.includes(draft.id),
    isConsensusAsked: order.consensusAsked.includes(draft.id),
  }
}

/** Issues on which a draft has a clause. */
function clausesOf({ deal }: Draft): readonly number[] {
  const clauses: number[] = []
  for (let issue = 0; issue < deal.length; issue++) if ((deal[issue] ?? 0) > 0) clauses.push(issue)
  return clauses
}

/** Seats that may explain their vote: once after the vote on a draft, sponsors excluded. */
function mayExplain(state: CampaignState): readonly string[] {
  const vote = state.floor.votes.findLast(({ question }) => question.kind === 'draft')
  if (vote?.question.kind !== 'draft' || state.floor.vote) return []
  const sponsors = draftOf(state, vote.question.draft)?.sponsors ?? []
  const { explained } = orderOf(state)
  const mayExplain: SeatId[] = []
  for (const { seat } of vote.ballots) if (!sponsors.includes(seat) && !explained.includes(seat)) mayExplain.push(seat)
  return mayExplain
}
