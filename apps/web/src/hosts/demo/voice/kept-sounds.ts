import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { FileWorker } from './file-worker.ts'

/** The embedded voice: its order is a text, and its answer a WAV file. */
type Flite = Pick<FileWorker<EmbeddedSpeech, ArrayBuffer>, 'order'>

/** A voice that has some texts ready: what it has spoken ahead is there at once. */
export interface ReadyVoice extends Flite {
  /** Speaks texts ahead, one at a time, whenever nobody waits for another one. Gives up at the first that fails. */
  prepare(speeches: readonly EmbeddedSpeech[]): Promise<void>
}

/** Keeps what is spoken ahead as long as the page is there: some thirty short sounds. */
export function readyVoice(voice: Flite): ReadyVoice {
  const kept = new Map<string, ArrayBuffer>()
  const nameOf = ({ text, voiceId, speed, style }: EmbeddedSpeech) => JSON.stringify([text, voiceId, speed, style])
  let wanted: Promise<unknown> = Promise.resolve()

  return {
    async order(speech, signal) {
      // whoever decodes a sound takes its bytes away
      const found = kept.get(nameOf(speech))?.slice(0)
      if (found !== undefined) return found
      const spoken = voice.order(speech, signal)
      wanted = Promise.allSettled([wanted, spoken])
      return spoken
    },
    async prepare(speeches) {
      try {
        for (const speech of speeches) {
          await wanted
          if (!kept.has(nameOf(speech))) kept.set(nameOf(speech), await voice.order(speech))
        }
      } catch {
        // whoever needs a text asks for it
      }
    },
  }
}
