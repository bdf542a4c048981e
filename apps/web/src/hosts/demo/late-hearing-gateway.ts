import { createStore } from 'zustand/vanilla'
import type { HearingGateway } from '../../client/gateways/hearing-gateway.ts'
import type { PreparationStanding } from '../../client/gateways/voice-gateway.ts'
import { lateMethods, loadedOnce } from './forwarding.ts'
import { HEARING_FILE } from './hearing/hearing-file.ts'

const store = createStore<PreparationStanding>(() => ({ status: 'missing' }))
const host = loadedOnce(async () => (await import('./hearing/index.ts')).openDemoHearing(store))

/** Hearing of the demo. Its code comes with the first call, and what it hears with when the user wants that. */
export const demoHearingGateway: HearingGateway = {
  ...lateMethods<Omit<HearingGateway, 'preparation'>>(
    { hear: true, readHealth: true },
    async () => (await host()).gateway,
  ),
  preparation: {
    bytes: HEARING_FILE.bytes,
    store,
    prepare: async (isWanted, signal) => (await host()).preparation.prepare(isWanted, signal),
    accept: () => void host().then(({ preparation }) => preparation.accept()),
    decline: () => void host().then(({ preparation }) => preparation.decline()),
  },
}
