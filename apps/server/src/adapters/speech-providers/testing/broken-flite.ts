import { parentPort } from 'node:worker_threads'

/** In place of the embedded voices: speaks a word, falls at `crash`, a moment later at `fall`, and says nothing at `hang`. */
parentPort?.on('message', ({ text }: { readonly text: string }) => {
  if (text === 'crash') process.exit(1)
  if (text === 'fall') setTimeout(() => process.exit(1), 300)
  if (text === 'trap') parentPort?.postMessage({ ok: false, reason: 'unreachable' })
  if (text === 'say') parentPort?.postMessage({ ok: true, file: new Uint8Array([1]) })
})
