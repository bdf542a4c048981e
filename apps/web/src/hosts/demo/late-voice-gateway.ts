import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import { VOICE_CALLS } from '../../client/gateways/method-names.ts'
import type { VoiceGateway } from '../../client/gateways/voice-gateway.ts'
import { latePreparation, newStanding } from './late-preparation.ts'
import { FLITE_FILE } from './voice/flite-file.ts'

const store = newStanding()
const host = loadedOnce(async () => (await import('./voice/index.ts')).openDemoVoice(store))

/** Speech of the demo. Its code comes with the first call, and its voice when the user wants that. */
export const demoVoiceGateway: VoiceGateway = {
  ...lateMethods<Omit<VoiceGateway, 'preparation'>>(VOICE_CALLS, async () => (await host()).gateway),
  preparation: latePreparation({ bytes: FLITE_FILE.bytes, store }, host),
}
