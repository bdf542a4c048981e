import { ModelProviderError } from '@placard/language/models'
import { placeInGender, soundOf, wavOf } from '@placard/voice'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import type { SpeechOrder } from '../../ports/speech.ts'
import { runProgram } from '../../process/run-program.ts'
import { inTurn, type SpeechAsking, type SpeechProvider } from './speech-kind.ts'

/** Words a minute at the voice's own speed. */
const USUAL_WORDS = 170
/** Most bytes of a sound: the longest text at the lowest speed has some five million. */
const SOUND_MAX_BYTES = 12_000_000
/** How many variants of each gender, and how much pitches differ. */
const VARIANTS = 4
const QUEUE = { atOnce: 2, atOnceEach: 2, waiting: 32, waitingEach: 8, forgottenMsASecond: 100 } as const

/** The system's espeak-ng. The text goes to its standard input: it is never part of a command. */
export function espeakOn(program: string): SpeechProvider {
  const turns = new FairQueue(QUEUE)
  return {
    model: '',
    // it says so itself where it does not: it knows more than a hundred
    speaks: () => true,
    speak: (order, asking) => inTurn(turns, asking, () => run(program, order, asking)),
    close: async () => undefined,
  }
}

async function run(program: string, order: SpeechOrder, { signal }: SpeechAsking): Promise<Uint8Array> {
  const run = { program, args: argumentsOf(order), input: order.text, outputMaxBytes: SOUND_MAX_BYTES, signal }
  const output = await runProgram(run).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ModelProviderError('unavailable', { cause })
  })
  // the header says no length, because the sound was written while it was made
  const sound = soundOf(output)
  if (sound === undefined) throw new ModelProviderError('unavailable', { cause: 'it gave no sound' })
  return wavOf(sound)
}

/** Voice, pitch and speed. */
function argumentsOf({ voiceId, language, speed }: SpeechOrder): readonly string[] {
  const { gender, at, of } = placeInGender(voiceId)
  const variant = `${gender === 'female' ? 'f' : 'm'}${1 + (at % VARIANTS)}`
  const pitch = 35 + Math.round((40 * at) / of)
  const words = Math.round(USUAL_WORDS * speed)
  return ['--stdin', '--stdout', '-v', `${language.toLowerCase()}+${variant}`, '-p', `${pitch}`, '-s', `${words}`]
}
