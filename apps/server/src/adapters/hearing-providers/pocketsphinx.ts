import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModelProviderError } from '@placard/language/models'
import { wholeSamples } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import { type ProgramRun, runProgram } from '../../process/run-program.ts'
import { type HearingAsking, HearingBusy, NotHeard } from './hearing-asking.ts'
import type { HeardText, HearingProvider } from './hearing-kind.ts'
import { isEnglish } from './is-english.ts'
import { heardWords } from './pocketsphinx-words.ts'
import { writtenSpeech } from './written-speech.ts'

/** The program, and which of its two forms it is. */
export interface Pocketsphinx {
  readonly program: string
  readonly form: 'single' | 'batch'
}

/** Fewer hypotheses than usual: faster, and about as many words are right. */
const SEARCH = ['-maxhmmpf', '3000']
/** Names the standard input as what is to be heard. */
const CONTROL_FILE = fileURLToPath(new URL('./standard-input.ctl', import.meta.url))
/**
 * Both hear a recording as a whole, and so take its mean spectrum for that of voice, microphone and room. A program that is
 * given sound bit by bit guesses it from other speakers, and gets nearly twice as many words wrong.
 */
const FORMS = {
  single: { args: ['single', '-'], reads: 'output' },
  // opens its files by name, which a socket of ours has not: its words are read from its log
  batch: {
    args: ['-adcin', 'yes', '-cepext', '', '-backtrace', 'yes', '-ctl', CONTROL_FILE],
    reads: 'log',
  },
} as const satisfies Readonly<Record<Pocketsphinx['form'], Pick<ProgramRun, 'args' | 'reads'>>>
const OUTPUT_MAX_BYTES = 200_000
/** One at once: it takes a core. */
const QUEUE = { atOnce: 1, atOnceEach: 1, waiting: 8, waitingEach: 2, forgottenMsASecond: 100 } as const
/** Silence around the speech, in samples: it learns the room from it. */
const SILENCE = RECOGNISER_RATE / 2

/** The system's pocketsphinx: free speech in English. */
export function pocketsphinxHearing(sphinx: Pocketsphinx): HearingProvider {
  const turns = new FairQueue(QUEUE)
  return {
    id: 'system',
    isCommandsOnly: false,
    unable: ({ speech, language }) =>
      speech === undefined ? 'not-decoded' : isEnglish(language) ? undefined : 'language',
    async hear({ speech, room }, asking) {
      if (speech === undefined) throw new NotHeard('not-decoded')
      const heard = await turns.run(asking.userId, () => wordsOf(sphinx, speech, asking), asking.signal)
      if (heard === 'busy') throw new HearingBusy('too many recordings wait')
      return { ...heard, text: writtenSpeech(heard.text, room) }
    },
  }
}

async function wordsOf(
  { program, form }: Pocketsphinx,
  speech: Float32Array,
  { signal }: HearingAsking,
): Promise<HeardText> {
  await using file = await namelessFile(speech)
  const { args, reads } = FORMS[form]
  const run = { program, args: [...SEARCH, ...args], input: file.fd, reads, outputMaxBytes: OUTPUT_MAX_BYTES, signal }
  const output = await runProgram(run).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ModelProviderError('unavailable', { cause })
  })
  const heard = heardWords(output.toString('utf8'))
  if (heard === undefined) throw new NotHeard('nothing-heard')
  return heard
}

/** Speech in an open file that is unlinked already: it is gone when the program or this server ends. */
async function namelessFile(speech: Float32Array): Promise<FileHandle> {
  const name = path.join(tmpdir(), `placard-${randomBytes(12).toString('hex')}`)
  const file = await open(name, 'wx+', 0o600)
  try {
    await rm(name)
    const samples = new Int16Array(speech.length + 2 * SILENCE)
    samples.set(wholeSamples(speech), SILENCE)
    await file.write(new Uint8Array(samples.buffer), 0, undefined, 0)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}
