import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'

/**
 * The demo's campaigns. Its host, the engine and the content are loaded when the first of them is asked for, not with
 * the page: somebody who signs in never needs them. `onStarted` hears of every session that was opened.
 */
export function createDemoGateway(
  load: () => Promise<CampaignGateway>,
  onStarted: () => void = () => undefined,
): CampaignGateway {
  const host = loadedOnce(load)
  return {
    listCampaigns: async (signal) => (await host()).listCampaigns(signal),
    getCampaign: async (campaignId, signal) => (await host()).getCampaign(campaignId, signal),
    async startSession(input) {
      const detail = await (await host()).startSession(input)
      onStarted()
      return detail
    },
    listSessions: async (signal) => (await host()).listSessions(signal),
    getSession: async (sessionId, after, signal) => (await host()).getSession(sessionId, after, signal),
    getDebrief: async (sessionId, signal) => (await host()).getDebrief(sessionId, signal),
    getReplay: async (sessionId, after, signal) => (await host()).getReplay(sessionId, after, signal),
    sendCommand: async (sessionId, command, key) => (await host()).sendCommand(sessionId, command, key),
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

/** Loads once for all who ask; a load that failed is tried again by the next request. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
