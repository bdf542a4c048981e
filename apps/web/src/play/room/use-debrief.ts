import type { Debrief, DebriefProgress, SessionDetail } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'

/** Polling interval for the progress of a debrief. */
const ASK_AGAIN_MS = 700

/** The debrief of a session, its progress, or why there is none; all undefined before the session's end. */
export interface AskedDebrief {
  readonly debrief: Debrief | undefined
  readonly progress: DebriefProgress | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** Polls for the debrief of a concluded session until it is ready. */
export function useDebrief(detail: SessionDetail | undefined): AskedDebrief {
  const gateway = useCampaignGateway()
  const sessionId = detail?.session.id ?? ''
  const isWanted = detail?.view.status === 'concluded' && detail.debrief === undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['debrief', sessionId],
    queryFn: ({ signal }) => gateway.getDebrief(sessionId, signal),
    enabled: isWanted,
    retry: false,
    refetchInterval: ({ state }) => (state.status !== 'error' && isUnfinished(state.data) ? ASK_AGAIN_MS : false),
  })
  const debrief = detail?.debrief ?? (isUnfinished(data) ? undefined : data)
  const progress = isUnfinished(data) ? data : detail?.debriefProgress
  const isMissing = isWanted && debrief === undefined
  return {
    debrief,
    progress: isMissing ? (progress ?? NOTHING_YET) : undefined,
    error: isMissing ? error : null,
    retry: () => void refetch(),
  }
}

const NOTHING_YET: DebriefProgress = { ahead: 0, replayed: 0, replays: 0 }

function isUnfinished(answer: Debrief | DebriefProgress | undefined): answer is DebriefProgress {
  return answer !== undefined && 'replays' in answer
}
