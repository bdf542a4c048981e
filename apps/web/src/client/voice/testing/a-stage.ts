import type { SpeechRequest } from '@placard/contract'
import type { SpokenPiece, VoicePreparation } from '../../gateways/voice-gateway.ts'
import type { BrowserVoice } from '../browser-voice.ts'
import { pieceSounds } from '../piece-sounds.ts'
import { createSoundOut } from '../sound-out.ts'
import { createSpeechPlayer } from '../speech-player.ts'
import { phaseOf } from '../speech-state.ts'
import { createSpeechStore } from '../speech-store.ts'
import type { Utterance } from '../utterance.ts'
import { FakeSoundContext, fakeClock } from './fake-sound.ts'

/** Four pieces, each of one long sentence. */
export const FOUR = [
  'The delegation of Kenya thanks the chair for the floor it was given.',
  'It asks all sides to put clean water before everything else today.',
  'It is ready to pay a fair share of what the text will cost us all.',
  'It will not sign a text that leaves the smallest states with nothing.',
] as const

/** How a voice answers. */
export type Speak = (request: SpeechRequest, signal?: AbortSignal) => Promise<SpokenPiece>

/** A voice that needs `ms` for each piece, which is `seconds` long. */
export const voiceOf =
  (ms: number, seconds: number, wait: (ms: number) => Promise<void>): Speak =>
  async () => {
    await wait(ms)
    return { sound: new ArrayBuffer(seconds), provider: 'embedded' }
  }

type Options = {
  speak?: (wait: (ms: number) => Promise<void>) => Speak
  browser?: BrowserVoice
  preparation?: VoicePreparation
  isBlocked?: boolean
  take?: (onLost: () => void) => Promise<(() => void) | undefined>
}

/** A player over a clock and a sound that a test moves, and what it says. */
export function aStage({
  speak = (wait) => voiceOf(100, 3, wait),
  browser,
  preparation,
  isBlocked = false,
  take,
}: Options = {}) {
  const time = fakeClock()
  const context = new FakeSoundContext(time.clock)
  context.isBlocked = isBlocked
  const store = createSpeechStore()
  const sound = createSoundOut(context)
  const asked: string[] = []
  const requests: SpeechRequest[] = []
  let underWay = 0
  let mostUnderWay = 0
  const wait = (ms: number) => new Promise<void>((resolve) => void time.clock.after(ms, resolve))
  const make = speak(wait)
  const gateway = {
    preparation,
    async speak(request: SpeechRequest, signal?: AbortSignal) {
      asked.push(request.text)
      requests.push(request)
      underWay += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      try {
        return await make(request, signal)
      } finally {
        underWay -= 1
      }
    },
  }
  const gestures = new Set<() => void>()
  const player = createSpeechPlayer({
    store,
    sounds: pieceSounds({ gateway, sound, browser, clock: time.clock }),
    sound,
    browser,
    clock: time.clock,
    defaults: () => ({ speed: 1, language: 'en-US' }),
    preparation,
    turn: { take: take ?? (async () => () => undefined) },
    onGesture(task) {
      gestures.add(task)
      return () => void gestures.delete(task)
    },
  })
  return {
    ...time,
    context,
    store,
    asked,
    requests,
    player,
    mostUnderWay: () => mostUnderWay,
    gesture: () => gestures.forEach((task) => void task()),
    say: (id: string, text: string = FOUR.join(' '), more: Partial<Utterance> = {}) =>
      store.dispatch({ kind: 'asked', utterance: { id, text, voiceId: 'leda', ...more } }),
    phase: () => phaseOf(store.getState()),
    spoken: () => store.getState().spoken,
    notice: () => store.getState().notice,
    endings: () => store.getState().ended.map(({ id, ending }) => `${id} ${ending}`),
  }
}
