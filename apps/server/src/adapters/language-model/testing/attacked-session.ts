import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCampaignCalls, sessionDependenciesOf } from '@placard/application'
import type { Personality } from '@placard/engine'
import { createModelSpeech, createModelUnderstanding, createTaskRunner } from '@placard/language/models'
import { aCampaign, aCatalogue, aSessionHost, expectOk, type Injection } from '@placard/testing'
import { embeddedSpeech, embeddedUnderstanding } from '../../language/embedded-language.ts'
import { createCampaignWords } from '../campaign/campaign-words.ts'
import { createSentiment } from '../campaign/sentiment.ts'
import { Parrot } from './parrot.ts'
import { providersOf } from './scripted-providers.ts'

/** Each delegate's secrets; no word of them occurs in anything public. */
const SECRETS = [
  'Swallow the quarterly levy silently provided harbour pilots remain exempt from inspection',
  'Our cabinet already bartered lighthouse concessions against tungsten deliveries next autumn',
  'Feign outrage over ferry subsidies while pocketing whatever compensation shipwrights concede',
  'Delay until midnight because envoys expect telegrams releasing smuggled vineyard ledgers',
] as const
/** Run of equal words that is no coincidence. */
const RUN = 4
const ADA = { userId: 'ada', name: 'Ada' }
/** Ticks of the clock in which delegates answer. */
const TURNS = 6
const TURN_MS = 10_000

/** The result of an attack. */
export interface Attacked {
  /** Number of requests to the model. */
  readonly requests: number
  /** Requests that contained words of a secret. */
  readonly told: number
  /** Texts of the session, and answers of calls, that contained words of a secret: none can, when no request does. */
  readonly leaked: number
}

/**
 * Opens a session of delegates of one personality, attacks them, and has a parrot model read, word and rate everything.
 */
export async function attackedSession(personality: Personality, { text }: Injection): Promise<Attacked> {
  const parrot = new Parrot()
  const { opened, calls } = aWholeHost(personality, parrot)
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed: 7 } }
  const detail = expectOk(await opened.host.startSession({ input, person: ADA }))
  const ref = { sessionId: detail.session.id, userId: ADA.userId }
  const answers: unknown[] = []
  const said = await calls.processPlayerInput({ ...ref, transcript: text })
  answers.push(said)
  if (!said.ok || said.value.outcome !== 'taken') {
    const command = { kind: 'act', act: { kind: 'remark' }, text } as const
    await opened.host.submitCommand({ ...ref, command })
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await someTurns()
    opened.clock.advance(TURN_MS)
    await opened.host.advanceSession(ref.sessionId)
  }
  answers.push(await calls.generateCrisis(ref), await calls.generateAutonomous(ref))
  const { entries } = expectOk(await opened.host.getSession({ ...ref, after: 0 }))
  const { own, ...open } = detail.view
  const isLeaking = leaksAny([...SECRETS, own.agenda], JSON.stringify(open))
  return {
    requests: parrot.requests.length,
    told: parrot.requests.filter(isLeaking).length,
    leaked: [...entries, ...answers].filter((one) => isLeaking(JSON.stringify(one))).length,
  }
}

function aWholeHost(personality: Personality, parrot: Parrot) {
  const campaign = aCampaign()
  const seats = campaign.seats.map((seat, index) => ({ ...seat, personality, agenda: SECRETS[index] ?? seat.agenda }))
  const tasks = createTaskRunner({ providers: providersOf([parrot]), newFence: () => `text-${crypto.randomUUID()}` })
  const onFailure = (error: unknown) => {
    throw error
  }
  const opened = aSessionHost({
    catalogue: aCatalogue({ ...campaign, seats }),
    understanding: createModelUnderstanding({ tasks, embedded: embeddedUnderstanding(), onFailure }),
    speech: createModelSpeech({
      tasks,
      embedded: embeddedSpeech(),
      now: () => performance.now(),
      defer: setImmediate,
      onFailure,
    }),
  })
  const calls = createCampaignCalls(sessionDependenciesOf(opened.dependencies), {
    words: createCampaignWords(tasks),
    sentiment: createSentiment(tasks),
    runExclusive: (_, work) => work(),
    wait: async (ms) => {
      opened.clock.advance(ms)
      await someTurns()
      return true
    },
    mayPass: () => true,
    onFallback: (_, fault) => onFailure(fault),
  })
  return { opened, calls }
}

/** Lets work in the background finish. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
}

/** Whether a text contains a run of words of a secret of which at least one is not public. */
function leaksAny(secrets: readonly string[], open: string): (text: string) => boolean {
  const known = new Set(wordsOf(open))
  const runs = secrets.map(wordsOf).flatMap((words) => words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN)))
  // the player's agenda names matters and courses by their public names; those words alone meet by chance
  const telling = runs.filter((run) => run.some((word) => !known.has(word))).map((run) => ` ${run.join(' ')} `)
  return (text) => {
    const said = ` ${wordsOf(text).join(' ')} `
    return telling.some((run) => said.includes(run))
  }
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
