import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import { CAMPAIGN_CALLS } from './calls.ts'

/**
 * The demo's campaigns. Host, engine and content are loaded with the first call, not with the page: users who sign in
 * never need them. `onStarted` is called for every opened session.
 */
export function createDemoGateway(
  load: () => Promise<CampaignGateway>,
  onStarted: () => void = () => undefined,
): CampaignGateway {
  const host = loadedOnce(load)
  const late = lateMethods<Omit<CampaignGateway, 'watchSession'>>(CAMPAIGN_CALLS, host)
  return {
    ...late,
    async startSession(input) {
      const detail = await late.startSession(input)
      onStarted()
      return detail
    },
    watchSession(sessionId, after, onUpdate, onStatus) {
      let isOver = false
      let stop = () => {
        isOver = true
      }
      void host().then(
        (gateway) => {
          if (!isOver) stop = gateway.watchSession(sessionId, after, onUpdate, onStatus)
        },
        () => onStatus('offline'),
      )
      return () => stop()
    },
  }
}
