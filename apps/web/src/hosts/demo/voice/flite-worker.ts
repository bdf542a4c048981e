/// <reference lib="webworker" />
import { wavOf } from '@placard/voice'
import { speakEmbedded } from '@placard/voice/flite'
import type { FromVoiceWorker, ToVoiceWorker } from './voice-protocol.ts'

let program: Promise<WebAssembly.Module> | undefined

const say = (message: FromVoiceWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

function opened(file: Blob): Promise<WebAssembly.Module> {
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'))
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
