import type { SpeechProviderId, VoiceAssignment } from '@placard/contract'
import { VOICES } from '@placard/voice'
import { createStore } from 'zustand/vanilla'
import type { PreparationStanding, VoiceGateway } from '../../gateways/voice-gateway.ts'

// the browser of the tests has the name without the thing
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })

/** A gateway whose voice is never ready, so that a test itself tells what becomes of a text; it keeps assignments. */
export function silentGateway(providers: readonly SpeechProviderId[] = ['embedded']): VoiceGateway {
  const kept = new Map<string, readonly VoiceAssignment[]>()
  const never = () => new Promise<never>(() => undefined)
  return {
    preparation: {
      bytes: 0,
      store: createStore<PreparationStanding>(() => ({ status: 'missing' })),
      prepare: never,
      accept: () => undefined,
      decline: () => undefined,
    },
    speak: never,
    listVoices: async () => VOICES,
    readHealth: async () => ({ speech: providers.map((provider) => ({ provider, state: 'ready' })) }),
    readAssignments: async (sessionId) => kept.get(sessionId) ?? [],
    saveAssignments: async (sessionId, assignments) => void kept.set(sessionId, assignments),
  }
}
