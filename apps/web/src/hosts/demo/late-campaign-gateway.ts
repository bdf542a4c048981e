import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { CAMPAIGN_CALLS } from './calls.ts'
import { lateMethods, loadedOnce } from './forwarding.ts'

/**
 * The demo's campaigns. Its host, the engine and the content are loaded when the first of them is asked for, not with
 * the page: somebody who signs in never needs them. `onStarted` hears of every session that was opened.
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
