import type { HearingGateway } from '../../client/gateways/hearing-gateway.ts'
import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import { HEARING_FILE } from './hearing/hearing-file.ts'
import { latePreparation, newStanding } from './late-preparation.ts'

const store = newStanding()
const host = loadedOnce(async () => (await import('./hearing/index.ts')).openDemoHearing(store))

/** Hearing of the demo. Its code comes with the first call, and what it hears with when the user wants that. */
export const demoHearingGateway: HearingGateway = {
  ...lateMethods<Omit<HearingGateway, 'preparation'>>(
    { hear: true, readHealth: true },
    async () => (await host()).gateway,
  ),
  preparation: latePreparation({ bytes: HEARING_FILE.bytes, store }, host),
}
