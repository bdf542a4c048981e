import { crossesRedLine, reactionTo, stanceOn } from '../bargaining/acceptance.ts'
import type { Standing } from '../bargaining/standing.ts'
import { applyChanges, type Deal, utilityOf } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft, Proposal } from '../model/floor/draft.ts'
import { draftOf, leadingDraft, proposalOf, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { mayAbstain } from '../rules/counting/majority.ts'
import { hasTakenSide } from './declarations.ts'
import { leanOn } from './opinion.ts'
import { inRanks } from './ranks.ts'
import { standingOf } from './standing.ts'
import { hasTerm, isFulfilled } from './terms.ts'

const OF_REACTION = { welcome: 'for', 'live-with': 'abstain', 'cannot-accept': 'against' } as const
const OF_STANCE = { favour: 'for', undecided: 'abstain', against: 'against' } as const

/**
 * An AI delegate's ballot on the question before the committee: by its interests alone, as at the end of the session.
 * Where it would abstain and may not, it votes for what would stand, unless it loses by that or a red line is crossed.
 */
export function ballotOf(state: CampaignState, seat: SeatId): Ballot {
  const index = seatIndexOf(state, seat)
  const standing = standingOf(state, index, undefined, 1)
  const { without, text } = textsOf(state, standing)
  const ballot = freeBallot(state, index, { ...standing, text }, without)
  if (ballot !== 'abstain' || mayAbstain(state.floor, seat)) return ballot
  const { secrets } = standing
  if (crossesRedLine(secrets, text)) return 'against'
  return utilityOf(secrets.table, text) >= utilityOf(secrets.table, without) ? 'for' : 'against'
}

type Ballot = 'for' | 'against' | 'abstain'

/** The text if the question is carried, and the text, or the lack of one, if it is not. */
function textsOf(state: CampaignState, { text }: Standing): { without: Deal; text: Deal } {
  const question = state.floor.vote?.question
  if (question?.kind !== 'amendment') return { without: statusQuo(state), text }
  const proposal = proposalOf(state, question.proposal)
  const without = draftOf(state, proposal?.draft ?? '')?.deal ?? text
  return { without, text: applyChanges(without, proposal?.changes ?? []) }
}

/** The ballot of a delegation that may abstain. */
function freeBallot(state: CampaignState, index: number, standing: Standing, without: Deal): Ballot {
  const question = state.floor.vote?.question
  const seat = state.seats[index]?.id ?? ''
  if (question?.kind === 'amendment') {
    const { table } = standing.secrets
    if (utilityOf(table, standing.text) > utilityOf(table, without)) return 'for'
    const proposal = proposalOf(state, question.proposal)
    // an author votes for its own words, also where the debate has overtaken them, unless they cross its red line
    if (proposal?.by === seat || proposal?.partner === seat) {
      return crossesRedLine(standing.secrets, standing.text) ? 'abstain' : 'for'
    }
    if (isOwnTerm(state, seat, proposal)) return 'for'
    return state.procedure?.veto && isVetoKept(state, index, standing) ? 'abstain' : 'against'
  }
  const draft = question?.kind === 'draft' ? draftOf(state, question.draft) : undefined
  if (draft && isFulfilled(state, seat, draft)) return 'for'
  const onOrder = ballotOnOrder(state, index)
  if (onOrder) return onOrder
  const own = stanceOn(standing)
  const stance = draft && hasSpokenFor(draft, seat) ? own : inRanks(state, standing, own)
  if (question?.kind === 'motion') return stance === 'against' ? 'against' : 'for'
  if (question?.kind === 'consensus') {
    return stance === 'against' && !isVetoKept(state, index, standing) ? 'against' : 'for'
  }
  const isSponsor = draft?.sponsors.includes(seat)
  if (stance !== 'against') return stance === 'favour' || isSponsor ? 'for' : 'abstain'
  return isSponsor || isVetoKept(state, index, standing) ? 'abstain' : 'against'
}

/** Whether a seat has come out for the draft as it reads now: it does not close ranks against that behind another. */
function hasSpokenFor(draft: Draft, seat: SeatId): boolean {
  return hasTakenSide(draft, seat) && draft.declared[seat] !== 'against'
}

/** Whether an amendment has what the seat made the condition of its vote. */
function isOwnTerm(state: CampaignState, seat: SeatId, proposal: Proposal | undefined): boolean {
  const draft = proposal && draftOf(state, proposal.draft)
  return draft !== undefined && hasTerm(state, seat, draft, proposal?.changes ?? [])
}

/**
 * Whether a permanent member withholds its veto: it vetoes only what is worse than no decision, and otherwise abstains.
 */
function isVetoKept(state: CampaignState, index: number, { secrets, text }: Standing): boolean {
  if (state.majority !== 'security-council' || !state.seats[index]?.isPermanentMember) return false
  return !crossesRedLine(secrets, text) && utilityOf(secrets.table, text) >= utilityOf(secrets.table, statusQuo(state))
}

/**
 * An AI delegate's ballot on questions of the order of business: motions of procedure, parts of a divided draft and
 * straw polls. Undefined for every other question.
 */
function ballotOnOrder(state: CampaignState, index: number): Ballot | undefined {
  const seat = state.seats[index]?.id ?? ''
  const { vote, motion } = state.floor
  const question = vote?.question
  switch (question?.kind) {
    case 'motion':
      if (!state.procedure || !motion || motion.motion === 'vote') return undefined
      // nobody votes down what it moved, or seconded
      if (motion.by === seat || motion.secondedBy === seat) return 'for'
      return leanOn(state, index, motion) > 0 ? 'for' : 'against'
    case 'part': {
      const deal = draftOf(state, question.draft)?.deal ?? []
      const table = state.seats[index]?.secrets.table ?? []
      const without = applyChanges(deal, [{ issue: question.issue, option: 0 }])
      return utilityOf(table, deal) >= utilityOf(table, without) ? 'for' : 'against'
    }
    case 'straw-poll': {
      const standing = standingOf(state, index)
      if (question.change) return OF_REACTION[reactionTo(standing, [question.change])]
      const stance = stanceOn(standing)
      // whoever wrote the text, or sponsors it, is not undecided about it when the placards are counted
      return stance !== 'against' && leadingDraft(state)?.sponsors.includes(seat) ? 'for' : OF_STANCE[stance]
    }
    default:
      return undefined
  }
}
