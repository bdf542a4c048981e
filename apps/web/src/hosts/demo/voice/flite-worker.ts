/// <reference lib="webworker" />
import { speakEmbedded, wavOf } from '@placard/voice/flite'
import type { FromVoiceWorker, ToVoiceWorker } from './voice-protocol.ts'

let program: Promise<WebAssembly.Module> | undefined

const say = (message: FromVoiceWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

const GZIP = [0x1f, 0x8b]

/** The program of a file, which some servers unpack on its way. */
async function opened(file: Blob): Promise<WebAssembly.Module> {
  const head = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer())
  const isPacked = GZIP.every((byte, at) => head[at] === byte)
  const unpacked = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  return WebAssembly.compileStreaming(new Response(unpacked, { headers: { 'content-type': 'application/wasm' } }))
}

self.onmessage = async ({ data }: MessageEvent<ToVoiceWorker>) => {
  if (data.type === 'open') {
    program = opened(data.file)
    program.catch(() => say({ type: 'unusable' }))
    return
  }
  const { id, speech } = data
  try {
    if (program === undefined) throw new Error('the voice was not opened')
    const { buffer } = wavOf(speakEmbedded(await program, speech))
    say({ type: 'spoken', id, sound: buffer }, [buffer])
  } catch {
    say({ type: 'failed', id })
  }
}
