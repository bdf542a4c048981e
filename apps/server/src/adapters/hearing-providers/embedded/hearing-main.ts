import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import {
  type CommandGrammar,
  grammarOf,
  type HeardCommand,
  hearCommand,
  openDictionary,
  openRecogniser,
  type Recogniser,
  type Room,
} from '@placard/voice/hearing'
import { type DecodedSpeech, decodeRecording } from '../decode.ts'

/** What the thread is asked to do: to decode a recording, or to hear a command in decoded speech. */
export type HearingTask =
  | { readonly task: 'decode'; readonly file: Uint8Array }
  | { readonly task: 'hear'; readonly speech: Float32Array; readonly room: Room }
  | { readonly task: 'warm' }

/** What it answers to each. */
export type HearingResult =
  | { readonly task: 'decode'; readonly decoded: DecodedSpeech }
  | { readonly task: 'hear'; readonly command: HeardCommand | undefined }
  | { readonly task: 'warm' }
  | { readonly task: 'failed'; readonly reason: string }

const MODEL = fileURLToPath(new URL('./model/en-us/', import.meta.resolve('soundswallower')))
/** Words after which the recogniser is opened anew: it forgets none, and every session has its own. */
const WORDS_MOST = 10_000
/** Grammars kept: those of the rooms in which people speak now. */
const GRAMMARS_KEPT = 8

let recogniser: Recogniser | undefined
const grammars = new Map<string, CommandGrammar>()

parentPort?.on('message', async (order: HearingTask) => {
  parentPort?.postMessage(await answerTo(order).catch(failed))
})

// the libraries' own errors hold pages of their code
const failed = (error: unknown): HearingResult => ({
  task: 'failed',
  reason: (error instanceof Error ? error.message : String(error)).slice(0, 200),
})

async function answerTo(order: HearingTask): Promise<HearingResult> {
  switch (order.task) {
    case 'decode':
      return { task: 'decode', decoded: await decodeRecording(order.file) }
    case 'hear':
      return { task: 'hear', command: hearCommand(await opened(), order.speech, grammarFor(order.room)) }
    case 'warm':
      await opened()
      return { task: 'warm' }
  }
}

async function opened(): Promise<Recogniser> {
  if (recogniser !== undefined && recogniser.learned > WORDS_MOST) {
    recogniser.close()
    recogniser = undefined
  }
  recogniser ??= await openRecogniser({
    model: MODEL,
    dictionary: openDictionary(readFileSync(`${MODEL}dict.txt`, 'latin1')),
  })
  return recogniser
}

function grammarFor(room: Room): CommandGrammar {
  const key = JSON.stringify(room)
  const grammar = grammars.get(key) ?? grammarOf(room)
  grammars.delete(key)
  grammars.set(key, grammar)
  for (const old of [...grammars.keys()].slice(0, -GRAMMARS_KEPT)) grammars.delete(old)
  return grammar
}
