import {
  createCampaignCalls,
  createLeakFilter,
  InMemoryEventStore,
  type SpeechPort,
  sessionDependenciesOf,
  sessionHostOver,
} from '@placard/application'
import { argumentBook } from '@placard/content/arguments/books.ts'
import { heldOut } from '@placard/content/guide/held-out.ts'
import { shippedKnowledge } from '@placard/content/guide/shipped.ts'
import { phrases } from '@placard/content/phrases/phrases.ts'
import {
  createBuiltInAssistant,
  createEmbeddedSpeech,
  createEmbeddedUnderstanding,
  knowledgeOf,
} from '@placard/language'
import { createTaskRunner } from '@placard/language/models'
import { createCampaignWords } from '../apps/server/src/adapters/language-model/campaign/campaign-words.ts'
import { createSentiment } from '../apps/server/src/adapters/language-model/campaign/sentiment.ts'
import { providersOf } from '../apps/server/src/adapters/language-model/testing/scripted-providers.ts'
import { answerOf } from './chats/assistant.ts'
import { campaignOf, states, world } from './content.ts'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { CAMPAIGNS } from './sessions.ts'

const SESSIONS = 12
/** Minimum number of speeches to test the leak filter on. */
const SPEECHES = 200
const OPENED_AT = 1_700_000_000_000
/** Clock steps per session, and the length of a step. */
const STEPS = 240
const STEP_MS = 5_000
const ADA = { userId: 'ada', name: 'Ada' }

/** Texts of a session, and its secrets. */
interface Heard {
  readonly speeches: readonly string[]
  readonly givesAway: (text: string) => boolean
  readonly speechMs: readonly number[]
  readonly crisisMs: readonly number[]
}

/** Latency of answers without a model, and false positives of the leak filter on them. */
export async function builtInAnswers(options: BenchOptions): Promise<readonly Figure[]> {
  const chatMs = await chatTimes(options)
  const heard: Heard[] = []
  for (let seed = 0; seed < sampled(SESSIONS, options, CAMPAIGNS.length); seed += 1) {
    heard.push(await playedSession(CAMPAIGNS[seed % CAMPAIGNS.length] ?? CAMPAIGNS[0], seed))
  }
  const speeches = heard.reduce((sum, one) => sum + one.speeches.length, 0)
  const alarms = heard.flatMap(({ speeches: said, givesAway }) => said.filter(givesAway))
  const p95 = (name: string, times: readonly number[], atMost: number): Figure => ({
    name: `built-in ${name}, p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    limit: { atMost },
    sample: `${times.length} times`,
  })
  return [
    p95('answer in the chat', chatMs, 150),
    p95(
      'speech',
      heard.flatMap(({ speechMs }) => speechMs),
      20,
    ),
    p95(
      'crisis',
      heard.flatMap(({ crisisMs }) => crisisMs),
      200,
    ),
    { name: 'built-in speeches', value: speeches, unit: '', limit: { atLeast: SPEECHES } },
    {
      name: 'false alarms of the net under models',
      value: alarms.length,
      unit: '',
      limit: { atMost: 0 },
      sample: `${speeches} built-in speeches`,
    },
  ]
}

async function chatTimes(options: BenchOptions): Promise<readonly number[]> {
  const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
  const times: number[] = []
  for (const { question } of heldOut.slice(0, sampled(heldOut.length, options, 20))) {
    times.push((await answerOf(assistant, question)).ms)
  }
  // the first one loads the assistant's knowledge base
  return times.slice(1)
}

/** Runs a session of a campaign with a silent player, and requests its crisis at intervals. */
async function playedSession(campaignId: string, seed: number): Promise<Heard> {
  const [speeches, speechMs, crisisMs]: [string[], number[], number[]] = [[], [], []]
  let now = OPENED_AT
  const { host, calls } = aHost(
    campaignId,
    () => now,
    (words, ms) => {
      speeches.push(words)
      speechMs.push(ms)
    },
  )
  const started = await host.startSession({ input: { campaignId, country: 'KEN', draw: { seed } }, person: ADA })
  if (!started.ok) throw new Error(started.rejection.code)
  const ref = { sessionId: started.value.session.id, userId: ADA.userId }
  for (let step = 0; step < STEPS; step += 1) {
    now += STEP_MS
    await host.advanceSession(ref.sessionId)
    if (step % 20 > 0) continue
    const since = performance.now()
    const crisis = await calls.generateCrisis(ref)
    if (crisis.ok) crisisMs.push(performance.now() - since)
  }
  const { own, ...open } = started.value.view
  const agendas = [own.agenda, ...campaignOf(campaignId).seats.map(({ agenda }) => agenda)]
  return { speeches, speechMs, crisisMs, givesAway: createLeakFilter(agendas, textsIn(open)) }
}

function aHost(campaignId: string, now: () => number, onSpeech: (words: string, ms: number) => void) {
  const campaign = campaignOf(campaignId)
  const dependencies = sessionDependenciesOf({
    store: new InMemoryEventStore(),
    clock: { now },
    ids: { sessionId: () => crypto.randomUUID(), seed: () => 1, salt: () => '0'.repeat(32) },
    publisher: { publish: () => undefined },
    catalogue: { list: async () => [campaign], get: async (id) => (id === campaignId ? campaign : undefined) },
    world,
    understanding: createEmbeddedUnderstanding(states),
    speech: timed(createEmbeddedSpeech(phrases, argumentBook), onSpeech),
    maxPace: 1,
  })
  const tasks = createTaskRunner({ providers: providersOf([]), newFence: () => 'bench' })
  const calls = createCampaignCalls(dependencies, {
    words: createCampaignWords(tasks),
    sentiment: createSentiment(tasks),
    runExclusive: (_, work) => work(),
    wait: async () => false,
    mayPass: () => true,
    onFallback: () => undefined,
  })
  return { host: sessionHostOver(dependencies), calls }
}

function timed(speech: SpeechPort, onSpeech: (words: string, ms: number) => void): SpeechPort {
  return {
    async word(wish, signal) {
      const since = performance.now()
      const spoken = await speech.word(wish, signal)
      onSpeech(spoken.words, performance.now() - since)
      return spoken
    },
  }
}

/** Every string in a value, recursively. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
