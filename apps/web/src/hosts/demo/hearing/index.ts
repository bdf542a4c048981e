import type { HeardCommand } from '@placard/voice/hearing'
import type { StoreApi } from 'zustand/vanilla'
import type { HearingGateway } from '../../../client/gateways/hearing-gateway.ts'
import type { PreparationStanding, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import { demoGateway } from '../gateways.ts'
import { keptFile } from '../voice/kept-file.ts'
import { demoHearing } from './demo-hearing.ts'
import { HEARING_FILE } from './hearing-file.ts'
import type { SpokenInSession } from './hearing-worker.ts'

export interface DemoHearing {
  readonly gateway: Omit<HearingGateway, 'preparation'>
  readonly preparation: Omit<VoicePreparation, 'bytes' | 'store'>
}

/** Hearing of the demo, with the browser's own cache and workers. */
export function openDemoHearing(store: StoreApi<PreparationStanding>): DemoHearing {
  const { worker, preparation } = keptFile<SpokenInSession, HeardCommand | undefined>(store, {
    file: HEARING_FILE,
    cacheName: 'placard-hearing',
    newWorker: () =>
      new Worker(new URL('./hearing-worker.ts', import.meta.url), { type: 'module', name: 'placard-hearing' }),
  })
  return { gateway: demoHearing(worker, demoGateway), preparation }
}
