import { createStore } from 'zustand/vanilla'
import type { PreparationStanding, VoiceGateway } from '../../client/gateways/voice-gateway.ts'
import { VOICE_CALLS } from './calls.ts'
import { lateMethods, loadedOnce } from './forwarding.ts'
import { FLITE_FILE } from './voice/flite-file.ts'

const store = createStore<PreparationStanding>(() => ({ status: 'missing' }))
const host = loadedOnce(async () => (await import('./voice/index.ts')).openDemoVoice(store))

/** Speech of the demo. Its code comes with the first call, and its voice when the user wants that. */
export const demoVoiceGateway: VoiceGateway = {
  ...lateMethods<Omit<VoiceGateway, 'preparation'>>(VOICE_CALLS, async () => (await host()).gateway),
  preparation: {
    bytes: FLITE_FILE.bytes,
    store,
    prepare: async (isWanted, signal) => (await host()).preparation.prepare(isWanted, signal),
    accept: () => void host().then(({ preparation }) => preparation.accept()),
    decline: () => void host().then(({ preparation }) => preparation.decline()),
  },
}
