import type { Conversation } from '@placard/contract'
import { CRITERIA, type CriterionId, drillRounds, meanScore } from '@placard/language'
import { useQuery } from '@tanstack/react-query'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { branchOf, treeOf } from '../model/tree.ts'
import { markSpeech } from './drill-marker.ts'

/** Maximum number of past drills, and of conversation pages searched for them. */
const DRILLS_MOST = 8
const PAGES_MOST = 4

/** Scores of a finished drill. */
export interface PastDrill {
  readonly id: string
  readonly motion: string
  readonly updatedAt: string
  readonly overall: number | undefined
  readonly means: Readonly<Record<CriterionId, number | undefined>>
}

async function drillsOf(gateway: ChatGateway, signal: AbortSignal): Promise<readonly Conversation[]> {
  const found: Conversation[] = []
  let before: string | undefined
  for (let page = 0; page < PAGES_MOST && found.length < DRILLS_MOST; page += 1) {
    const { conversations, next } = await gateway.list({ isArchived: false, before }, signal)
    found.push(...conversations.filter(({ context }) => context?.kind === 'drill'))
    if (next === null) break
    before = next
  }
  return found.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, DRILLS_MOST)
}

async function pastDrills(gateway: ChatGateway, signal: AbortSignal): Promise<readonly PastDrill[]> {
  const drills = await drillsOf(gateway, signal)
  const all = await Promise.all(
    drills.map(async ({ id, context, updatedAt }): Promise<PastDrill | undefined> => {
      if (context?.kind !== 'drill') return undefined
      const { conversation, messages } = await gateway.get(id, signal)
      const rounds = drillRounds(context, branchOf(treeOf(messages), conversation.leafId), markSpeech)
      const marks = rounds.map((round) => round.marks)
      if (marks.length === 0) return undefined
      const [argument, evidence, rebuttal, delivery] = CRITERIA.map((criterion) => meanScore(marks, criterion))
      const means = { argument, evidence, rebuttal, delivery }
      return { id, motion: context.motion, updatedAt, overall: meanScore(marks), means }
    }),
  )
  return all.filter((one) => one !== undefined)
}

/** The latest drills with their scores, newest first. */
export function usePastDrills() {
  const { gateway, owner } = useChatScope()
  return useQuery({
    queryKey: ['chat', 'drills', owner],
    queryFn: ({ signal }) => pastDrills(gateway, signal),
    staleTime: 0,
  })
}
