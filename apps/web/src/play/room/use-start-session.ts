import type { StartSession } from '@placard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { USAGE_QUERY } from '../../client/usage/limit.tsx'

/**
 * Opens a session and navigates to it. `before` is called between the two. A failure stays in `error` until the next
 * attempt.
 */
export function useStartSession(before?: (sessionId: string) => void) {
  const gateway = useCampaignGateway()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: StartSession) => gateway.startSession(input),
    onSuccess: ({ session }) => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      void queries.invalidateQueries({ queryKey: USAGE_QUERY })
      before?.(session.id)
      navigate({ kind: 'session', sessionId: session.id })
    },
  })
}
