import { crossesRedLine, reactionTo, stanceOn } from '../bargaining/acceptance.ts'
import type { Standing } from '../bargaining/standing.ts'
import { applyChanges, utilityOf } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { draftOf, proposalOf, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { leanOn } from './opinion.ts'
import { inRanks } from './ranks.ts'
import { standingOf } from './standing.ts'

const OF_REACTION = { welcome: 'for', 'live-with': 'abstain', 'cannot-accept': 'against' } as const
const OF_STANCE = { favour: 'for', undecided: 'abstain', against: 'against' } as const

/**
 * An AI delegate's ballot on the question before the committee: by its interests alone, as at the end of the session.
 */
export function ballotOf(state: CampaignState, seat: SeatId): 'for' | 'against' | 'abstain' {
  const index = seatIndexOf(state, seat)
  const question = state.floor.vote?.question
  const standing = standingOf(state, index, undefined, 1)
  if (question?.kind === 'amendment') {
    const proposal = proposalOf(state, question.proposal)
    const before = draftOf(state, proposal?.draft ?? '')?.deal ?? standing.text
    const after = applyChanges(before, proposal?.changes ?? [])
    if (utilityOf(standing.secrets.table, after) > utilityOf(standing.secrets.table, before)) return 'for'
    // an author whose amendment the debate has overtaken lets it fall, and does not vote against its own words
    if (proposal?.by === seat || proposal?.partner === seat) return 'abstain'
    return state.procedure?.veto && isVetoKept(state, index, { ...standing, text: after }) ? 'abstain' : 'against'
  }
  const onOrder = ballotOnOrder(state, index)
  if (onOrder) return onOrder
  const stance = inRanks(state, standing, stanceOn(standing))
  if (question?.kind === 'motion') return stance === 'against' ? 'against' : 'for'
  if (question?.kind === 'consensus') {
    return stance === 'against' && !isVetoKept(state, index, standing) ? 'against' : 'for'
  }
  if (stance !== 'against') return stance === 'favour' ? 'for' : 'abstain'
  if (question?.kind === 'draft' && draftOf(state, question.draft)?.sponsors.includes(seat)) return 'abstain'
  return isVetoKept(state, index, standing) ? 'abstain' : 'against'
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
function ballotOnOrder(state: CampaignState, index: number): 'for' | 'against' | 'abstain' | undefined {
  const { vote, motion } = state.floor
  const question = vote?.question
  switch (question?.kind) {
    case 'motion':
      if (!state.procedure || !motion || motion.motion === 'vote') return undefined
      return leanOn(state, index, motion) > 0 ? 'for' : 'against'
    case 'part': {
      const deal = draftOf(state, question.draft)?.deal ?? []
      const table = state.seats[index]?.secrets.table ?? []
      const without = applyChanges(deal, [{ issue: question.issue, option: 0 }])
      return utilityOf(table, deal) >= utilityOf(table, without) ? 'for' : 'against'
    }
    case 'straw-poll': {
      const standing = standingOf(state, index)
      return question.change ? OF_REACTION[reactionTo(standing, [question.change])] : OF_STANCE[stanceOn(standing)]
    }
    default:
      return undefined
  }
}
