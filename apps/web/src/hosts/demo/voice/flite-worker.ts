import { wavOf } from '@placard/voice'
import { type EmbeddedSpeech, speakEmbedded } from '@placard/voice/flite'
import { serveFile } from './serve-file.ts'
import { unpacked } from './unpacked.ts'

async function opened(file: Blob): Promise<WebAssembly.Module> {
  const program = new Response(await unpacked(file), { headers: { 'content-type': 'application/wasm' } })
  return WebAssembly.compileStreaming(program)
}

/** Answers with a piece as a WAV file. */
serveFile(
  opened,
  (program, speech: EmbeddedSpeech) => wavOf(speakEmbedded(program, speech)).buffer,
  (sound) => [sound],
)
