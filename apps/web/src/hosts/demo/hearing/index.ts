import type { HeardCommand } from '@placard/voice/hearing'
import type { StoreApi } from 'zustand/vanilla'
import type { HearingGateway } from '../../../client/gateways/hearing-gateway.ts'
import type { PreparationStanding, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import { pageClock } from '../../../client/voice/clock.ts'
import { demoGateway } from '../gateways.ts'
import { FileWorker } from '../voice/file-worker.ts'
import { fetchVoice, voiceCache } from '../voice/voice-file.ts'
import { voicePreparation } from '../voice/voice-preparation.ts'
import { demoHearing } from './demo-hearing.ts'
import { HEARING_FILE } from './hearing-file.ts'
import type { SpokenInSession } from './hearing-worker.ts'

export interface DemoHearing {
  readonly gateway: Omit<HearingGateway, 'preparation'>
  readonly preparation: Omit<VoicePreparation, 'bytes' | 'store'>
}

/** Hearing of the demo, with the browser's own cache and workers. */
export function openDemoHearing(store: StoreApi<PreparationStanding>): DemoHearing {
  const cache = voiceCache('caches' in window ? window.caches : undefined, 'placard-hearing', HEARING_FILE.path)
  const recogniser = new FileWorker<SpokenInSession, HeardCommand | undefined>({
    readFile: () => cache.read(),
    newWorker: () =>
      new Worker(new URL('./hearing-worker.ts', import.meta.url), { type: 'module', name: 'placard-hearing' }),
    onUnusable() {
      void cache.remove()
      store.setState({ status: 'failed' }, true)
    },
    after: pageClock.after,
  })
  return {
    gateway: demoHearing(recogniser, demoGateway),
    preparation: voicePreparation({
      store,
      cache,
      fetchVoice: (onRatio, signal) => fetchVoice((input, init) => fetch(input, init), HEARING_FILE, onRatio, signal),
    }),
  }
}
