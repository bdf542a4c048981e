import { createStore } from 'zustand/vanilla'
import type { PreparationStanding, VoicePreparation } from '../../client/gateways/voice-gateway.ts'

type Preparation = Omit<VoicePreparation, 'bytes' | 'store'>

export const newStanding = () => createStore<PreparationStanding>(() => ({ status: 'missing' }))

/** The preparation of a host whose code comes with the first call. */
export function latePreparation(
  { bytes, store }: Pick<VoicePreparation, 'bytes' | 'store'>,
  host: () => Promise<{ readonly preparation: Preparation }>,
): VoicePreparation {
  return {
    bytes,
    store,
    prepare: async (isWanted, signal) => (await host()).preparation.prepare(isWanted, signal),
    accept: () => void host().then(({ preparation }) => preparation.accept()),
    decline: () => void host().then(({ preparation }) => preparation.decline()),
  }
}
