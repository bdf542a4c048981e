import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { FliteVoice } from './flite-voice.ts'

/** A voice that has some texts ready: what it has spoken ahead is there at once. */
export interface ReadyVoice extends Pick<FliteVoice, 'speak'> {
  /** Speaks texts ahead, one at a time, whenever nobody waits for another one. Gives up at the first that fails. */
  prepare(speeches: readonly EmbeddedSpeech[]): Promise<void>
}

/** Keeps what is spoken ahead as long as the page is there: some thirty short sounds. */
export function readyVoice(voice: Pick<FliteVoice, 'speak'>): ReadyVoice {
  const kept = new Map<string, ArrayBuffer>()
  const nameOf = ({ text, voiceId, speed, style }: EmbeddedSpeech) => JSON.stringify([text, voiceId, speed, style])
  let wanted: Promise<unknown> = Promise.resolve()

  return {
    async speak(speech, signal) {
      // whoever decodes a sound takes its bytes away
      const found = kept.get(nameOf(speech))?.slice(0)
      if (found !== undefined) return found
      const spoken = voice.speak(speech, signal)
      wanted = Promise.allSettled([wanted, spoken])
      return spoken
    },
    async prepare(speeches) {
      try {
        for (const speech of speeches) {
          await wanted
          if (!kept.has(nameOf(speech))) kept.set(nameOf(speech), await voice.speak(speech))
        }
      } catch {
        // whoever needs a text asks for it
      }
    },
  }
}
