import { spawn } from 'node:child_process'
import { ModelProviderError } from '@placard/language/models'
import { placeInGender, soundOf, wavOf } from '@placard/voice'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import type { SpeechOrder } from '../../ports/speech.ts'
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
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const failed = (cause: unknown) => reject(new ModelProviderError('unavailable', { cause }))
  // no environment of the server, which holds secrets
  const child = spawn(program, argumentsOf(order), { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
  const pieces: Buffer[] = []
  let bytes = 0
  const stop = () => {
    child.kill('SIGKILL')
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  child.on('error', failed)
  child.stdin.on('error', () => undefined)
  child.stdout.on('data', (piece: Buffer) => {
    bytes += piece.length
    pieces.push(piece)
    if (bytes > SOUND_MAX_BYTES) child.kill('SIGKILL')
  })
  child.on('close', (code) => {
    // the header says no length, because the sound was written while it was made
    const sound = code === 0 ? soundOf(Buffer.concat(pieces)) : undefined
    if (sound === undefined) failed(`it ended with ${code}`)
    else resolve(wavOf(sound))
  })
  child.stdin.end(order.text)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}

/** Voice, pitch and speed. */
function argumentsOf({ voiceId, language, speed }: SpeechOrder): readonly string[] {
  const { gender, at, of } = placeInGender(voiceId)
  const variant = `${gender === 'female' ? 'f' : 'm'}${1 + (at % VARIANTS)}`
  const pitch = 35 + Math.round((40 * at) / of)
  const words = Math.round(USUAL_WORDS * speed)
  return ['--stdin', '--stdout', '-v', `${language.toLowerCase()}+${variant}`, '-p', `${pitch}`, '-s', `${words}`]
}
