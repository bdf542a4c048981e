import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import type { Speakers } from './languages.ts'
import { useBrowserVoices } from './use-browser-voices.ts'

/** Who could speak on this page; while the answer is awaited, and where there is none, only the browser is counted. */
export function useSpeakers(): Speakers {
  const gateway = useContext(VoiceGatewayContext)
  const browserTags = useBrowserVoices()
  const { data: providers = [] } = useQuery({
    queryKey: ['voice-health'],
    enabled: gateway !== undefined,
    queryFn: async ({ signal }) => {
      const health = await gateway?.readHealth(signal)
      return (health?.speech ?? []).filter(({ state }) => state === 'ready').map(({ provider }) => provider)
    },
  })
  return { providers, browserTags }
}
