import type { StoreApi } from 'zustand/vanilla'
import type { PreparationStanding, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import { pageClock } from '../../../client/voice/clock.ts'
import { FileWorker, type FileWorkerPort } from './file-worker.ts'
import { fetchVoice, voiceCache } from './voice-file.ts'
import { voicePreparation } from './voice-preparation.ts'

/** A file beside the page, and the worker that works with it. */
interface FileToKeep<Order, Answer> {
  readonly file: { readonly path: string; readonly bytes: number }
  /** Name of the browser's cache for it. */
  readonly cacheName: string
  readonly newWorker: () => FileWorkerPort<Order, Answer>
}

interface KeptFile<Order, Answer> {
  readonly worker: FileWorker<Order, Answer>
  readonly preparation: Omit<VoicePreparation, 'bytes' | 'store'>
}

/** Has a file fetched when the user wants it, kept in the browser's cache, and a worker opened on it. */
export function keptFile<Order, Answer>(
  store: StoreApi<PreparationStanding>,
  { file, cacheName, newWorker }: FileToKeep<Order, Answer>,
): KeptFile<Order, Answer> {
  const cache = voiceCache('caches' in window ? window.caches : undefined, cacheName, file.path)
  const worker = new FileWorker<Order, Answer>({
    readFile: () => cache.read(),
    newWorker,
    onUnusable() {
      void cache.remove()
      store.setState({ status: 'failed' }, true)
    },
    after: pageClock.after,
  })
  const preparation = voicePreparation({
    store,
    cache,
    fetchVoice: (onRatio, signal) => fetchVoice((input, init) => fetch(input, init), file, onRatio, signal),
  })
  return { worker, preparation }
}
