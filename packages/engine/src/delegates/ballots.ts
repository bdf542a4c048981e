import { reactionTo, stanceOn } from '../bargaining/acceptance.ts'
import { applyChanges, utilityOf } from '../model/committee/issue.ts'
import { draftOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { leanOn } from './opinion.ts'
import { standingOf } from './standing.ts'

const OF_REACTION = { welcome: 'for', 'live-with': 'abstain', 'cannot-accept': 'against' } as const
const OF_STANCE = { favour: 'for', undecided: 'abstain', against: 'against' } as const

/**
 * How an AI delegate votes on what the order of business brings up: motions of procedure, parts of a divided draft and
 * straw polls. Undefined for every other question.
 */
export function ballotOnOrder(state: CampaignState, index: number): 'for' | 'against' | 'abstain' | undefined {
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
