import { chairRequests } from '@placard/voice'
import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { StoreApi } from 'zustand/vanilla'
import type { PreparationStanding, VoiceGateway, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import { pageClock } from '../../../client/voice/clock.ts'
import { demoVoice, embeddedSpeechOf } from './demo-voice.ts'
import { FLITE_FILE } from './flite-file.ts'
import { openAssignments } from './kept-assignments.ts'
import { keptFile } from './kept-file.ts'
import { readyVoice } from './kept-sounds.ts'

/** The chair's lines are spoken ahead so long after the voice is there, in ms. */
const CHAIR_AFTER_MS = 3_000

export interface DemoVoice {
  readonly gateway: Omit<VoiceGateway, 'preparation'>
  readonly preparation: Omit<VoicePreparation, 'bytes' | 'store'>
}

/** Speech of the demo, with the browser's own cache, database and workers. */
export function openDemoVoice(store: StoreApi<PreparationStanding>): DemoVoice {
  const { worker, preparation } = keptFile<EmbeddedSpeech, ArrayBuffer>(store, {
    file: FLITE_FILE,
    cacheName: 'placard-voice',
    newWorker: () =>
      new Worker(new URL('./flite-worker.ts', import.meta.url), { type: 'module', name: 'placard-voice' }),
  })
  const voice = readyVoice(worker)
  // the chair's fixed lines, behind those for whose sake the voice was opened
  store.subscribe(({ status }, before) => {
    if (status !== 'ready' || before.status === 'ready') return
    pageClock.after(CHAIR_AFTER_MS, () => void voice.prepare(chairRequests().map(embeddedSpeechOf)))
  })
  return { gateway: demoVoice(voice, async () => openAssignments(indexedDB)), preparation }
}
