import { primaryLanguage } from '@placard/voice'
import { speakingSeconds } from './words.ts'

/** How the browser is asked to say something. */
export interface BrowserSpeech {
  readonly text: string
  /** BCP 47 tag. */
  readonly language: string
  readonly speed: number
  readonly volume: number
  /** Voices of the product are spread over the browser's by their ids. */
  readonly voiceId: string
}

/** The voices that the browser brings along. */
export interface BrowserVoice {
  canSpeak(language: string): boolean
  /**
   * Speaks; never rejects.
   * @param onWord told the place in the text of each word as it is said, as far as the browser tells it.
   * @returns whether it was said.
   */
  speak(speech: BrowserSpeech, onWord: (place: number) => void, signal: AbortSignal): Promise<boolean>
  pause(): void
  resume(): void
}

/** Longest wait for a voice to begin, in ms: some browsers list voices that never do. */
const BEGIN_MS = 4_000
/** A voice that needs this many times as long as a person has fallen silent without saying so. */
const SLOWEST = 5

/** The voices that are on this device: another one would send the words to the browser's maker, and is never used. */
export const deviceVoices = (synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] =>
  synthesis.getVoices().filter(({ localService }) => localService)

/** @param after a timer; returns the function that ends it. */
export function browserVoice(
  synthesis: SpeechSynthesis,
  after: (ms: number, task: () => void) => () => void,
): BrowserVoice {
  const voicesFor = (language: string) =>
    deviceVoices(synthesis).filter(({ lang }) => primaryLanguage(lang) === primaryLanguage(language))

  return {
    canSpeak: (language) => voicesFor(language).length > 0,
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    speak({ text, language, speed, volume, voiceId }, onWord, signal) {
      const voices = voicesFor(language)
      const voice = voices[hashOf(voiceId) % Math.max(1, voices.length)]
      const said = Promise.withResolvers<boolean>()
      if (voice === undefined || signal.aborted) return Promise.resolve(false)
      const utterance = new SpeechSynthesisUtterance(text)
      Object.assign(utterance, { voice, lang: voice.lang, rate: speed, volume })
      const giveUp = () => {
        synthesis.cancel()
        said.resolve(false)
      }
      let endWait = after(BEGIN_MS, giveUp)
      utterance.onstart = () => {
        onWord(0)
        endWait()
        endWait = after(speakingSeconds(text, speed) * 1000 * SLOWEST, giveUp)
      }
      utterance.onboundary = ({ charIndex }) => onWord(charIndex)
      utterance.onend = () => said.resolve(true)
      utterance.onerror = () => said.resolve(false)
      signal.addEventListener('abort', giveUp, { once: true })
      synthesis.speak(utterance)
      return said.promise.finally(() => {
        endWait()
        signal.removeEventListener('abort', giveUp)
      })
    },
  }
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7)
}
