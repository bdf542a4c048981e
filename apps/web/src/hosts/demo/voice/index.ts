import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { StoreApi } from 'zustand/vanilla'
import type { PreparationStanding, VoiceGateway, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import { pageClock } from '../../../client/voice/clock.ts'
import { demoVoice } from './demo-voice.ts'
import { FileWorker } from './file-worker.ts'
import { FLITE_FILE } from './flite-file.ts'
import { openAssignments } from './kept-assignments.ts'
import { fetchVoice, voiceCache } from './voice-file.ts'
import { voicePreparation } from './voice-preparation.ts'

export interface DemoVoice {
  readonly gateway: Omit<VoiceGateway, 'preparation'>
  readonly preparation: Omit<VoicePreparation, 'bytes' | 'store'>
}

/** Speech of the demo, with the browser's own cache, database and workers. */
export function openDemoVoice(store: StoreApi<PreparationStanding>): DemoVoice {
  const cache = voiceCache('caches' in window ? window.caches : undefined, 'placard-voice', FLITE_FILE.path)
  const voice = new FileWorker<EmbeddedSpeech, ArrayBuffer>({
    readFile: () => cache.read(),
    newWorker: () =>
      new Worker(new URL('./flite-worker.ts', import.meta.url), { type: 'module', name: 'placard-voice' }),
    onUnusable() {
      void cache.remove()
      store.setState({ status: 'failed' }, true)
    },
    after: pageClock.after,
  })
  return {
    gateway: demoVoice(voice, async () => openAssignments(indexedDB)),
    preparation: voicePreparation({
      store,
      cache,
      fetchVoice: (onRatio, signal) => fetchVoice((input, init) => fetch(input, init), FLITE_FILE, onRatio, signal),
    }),
  }
}
