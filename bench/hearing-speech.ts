import { RECOGNISER_RATE, speechIn } from '@placard/voice/hearing'
import {
  CHOOSING_VOICES,
  DELEGATES,
  EVERYDAY,
  RECORDING_VOICES,
  recorded,
  SPOKEN_SESSIONS,
  UNRELATED,
} from '@placard/voice/hearing/testing'
import { HearingQueue } from '../apps/server/src/adapters/hearing-providers/embedded/hearing-queue.ts'
import { system } from '../apps/server/src/adapters/hearing-providers/system.ts'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'

const ABOVE_NOISE = 35
const COMMANDS = SPOKEN_SESSIONS.flatMap(({ commands }) => commands)
/** What settings were chosen by. */
const CHOOSING = [
  ['everyday sentences', EVERYDAY],
  ["delegates' sentences", DELEGATES],
] as const
const sampleOf = (count: number, voices: readonly string[]) =>
  `${count} sentences in ${voices.length} voices at ${ABOVE_NOISE} dB above noise`
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

/** How well the system's recogniser hears free speech, and commands without their grammar. Says so where there is none. */
export async function* freeSpeech(flite: WebAssembly.Module, options: BenchOptions): AsyncIterable<Figure> {
  if (system.isInstalled?.(process.env.PATH) !== true) {
    console.error('SKIPPED: pocketsphinx is not on the PATH, so that free speech is not measured')
    return
  }
  const queue = new HearingQueue()
  const hearing = await system.create({ provider: 'system' }, queue)
  const hearIn = (voices: readonly string[]) => async (text: string, at: number) => {
    const voiceId = voices[at % voices.length] ?? ''
    const speech = speechIn(recorded(flite, { text, voiceId, aboveNoise: ABOVE_NOISE, seed: at }), RECOGNISER_RATE)
    const sound = { bytes: new Uint8Array(), type: 'audio/wav', speech, language: 'en', room: undefined } as const
    const startedAt = performance.now()
    const asking = { userId: 'ada', signal: new AbortController().signal }
    const heard = await hearing.hear(sound, asking).catch(() => undefined)
    const seconds = (speech?.length ?? 0) / RECOGNISER_RATE
    return {
      said: wordsOf(text),
      words: wordsOf(heard?.text ?? ''),
      share: (performance.now() - startedAt) / 1_000 / seconds,
    }
  }
  const free = await inTurn(spread(UNRELATED, options), hearIn(RECORDING_VOICES))
  const commands = await inTurn(spread(COMMANDS, { sampleRatio: options.sampleRatio / 3 }), hearIn(RECORDING_VOICES))
  const sample = sampleOf(free.length, RECORDING_VOICES)
  yield { name: 'word errors of free speech', value: wordErrors(free), unit: '%', limit: { atMost: 15 }, sample }
  for (const [kind, texts] of CHOOSING) {
    const heard = await inTurn(spread(texts, options), hearIn(CHOOSING_VOICES))
    yield {
      name: `word errors of ${kind}`,
      value: wordErrors(heard),
      unit: '%',
      sample: sampleOf(heard.length, CHOOSING_VOICES),
      reference: 'settings were chosen by these',
    }
  }
  yield {
    name: 'time of free speech, share of its length, p95',
    value: percentile(
      free.map(({ share }) => share),
      0.95,
    ),
    unit: '',
    sample,
  }
  yield {
    name: 'commands heard as free speech',
    value: (100 * commands.filter((one) => one.words.join(' ') === one.said.join(' ')).length) / commands.length,
    unit: '%',
    sample: `${commands.length} recordings`,
    reference: 'why the recogniser of commands is asked before',
  }
  await queue.close()
}

function spread(all: readonly string[], options: Pick<BenchOptions, 'sampleRatio'>): readonly string[] {
  const count = sampled(all.length, options, 6)
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '')
}

async function inTurn<Result>(
  texts: readonly string[],
  work: (text: string, at: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [at, text] of texts.entries()) results.push(await work(text, at))
  return results
}

interface HeardSentence {
  readonly said: readonly string[]
  readonly words: readonly string[]
}

/** Words that are wrong, missing or too many, in percent of those said. */
function wordErrors(sentences: readonly HeardSentence[]): number {
  const wrong = sentences.reduce((sum, { said, words }) => sum + editsBetween(said, words), 0)
  return (100 * wrong) / sentences.reduce((sum, { said }) => sum + said.length, 0)
}

/** Fewest words to be changed, added and left out, to make one list of words of another. */
function editsBetween(from: readonly string[], to: readonly string[]): number {
  let row = [0, ...to.map((_, at) => at + 1)]
  for (const [at, word] of from.entries()) {
    const next = [at + 1]
    for (const [place, other] of to.entries()) {
      const changed = (row[place] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
