import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { contestedOf } from './record.ts'

async function loadEvidence() {
  const [votes, stances] = await Promise.all([
    import('@placard/content/roll-calls/roll-calls.ts'),
    import('@placard/content/stances/stances.json'),
  ])
  const { rollCalls, members, sessions, sources } = votes.recordedVotes
  return {
    contested: contestedOf(rollCalls),
    members,
    sessions,
    sources,
    topics: stances.default.topics,
    stances: stances.default.countries,
  }
}

export type Evidence = Awaited<ReturnType<typeof loadEvidence>>

/** The roll calls behind the stances: loaded on demand, then cached. */
export function useEvidence(): UseQueryResult<Evidence> {
  return useQuery({ queryKey: ['evidence'], queryFn: loadEvidence, staleTime: Number.POSITIVE_INFINITY })
}
