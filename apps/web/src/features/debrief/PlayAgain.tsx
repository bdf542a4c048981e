import type { SessionSummary } from '@placard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useCampaignGateway } from '../../shared/campaign-gateway-context.ts'
import { navigate } from '../../shared/navigation/view-store.ts'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { debriefMessages } from './messages.en.ts'

/** Opens the same session anew: campaign, country, seed and pace. */
export function PlayAgain({ session, country }: { session: SessionSummary; country: string }) {
  const gateway = useCampaignGateway()
  const queries = useQueryClient()
  const { campaignId, country: code, seed, pace } = session
  const again = useMutation({
    mutationFn: () => gateway.startSession({ campaignId, country: code, seed, pace }),
    onSuccess: (opened) => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      navigate({ kind: 'session', sessionId: opened.session.id })
    },
  })
  return (
    <div className="flex flex-col items-start gap-3">
      {again.isError && (
        <Alert tone="danger" title={debriefMessages.againFailed}>
          {again.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          isBusy={again.isPending}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => again.mutate()}
        >
          {again.isPending ? debriefMessages.againBusy : debriefMessages.again}
        </Button>
        <span className="text-13 text-text-2">{debriefMessages.againHint(country, seed)}</span>
      </div>
    </div>
  )
}
