import type { CampaignGateway } from '../shared/campaign-gateway.ts'

/**
 * The demo's campaigns. Its host, the engine and the content are loaded when the first of them is asked for, not with
 * the page: somebody who signs in never needs them. A load that failed is tried again by the next request.
 */
export function createDemoGateway(load: () => Promise<CampaignGateway>): CampaignGateway {
  let loading: Promise<CampaignGateway> | undefined
  const host = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    listCampaigns: async (signal) => (await host()).listCampaigns(signal),
    getCampaign: async (campaignId, signal) => (await host()).getCampaign(campaignId, signal),
    startSession: async (input) => (await host()).startSession(input),
    listSessions: async (signal) => (await host()).listSessions(signal),
    getSession: async (sessionId, after, signal) => (await host()).getSession(sessionId, after, signal),
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
