import { planSession } from '@placard/application'
import {
  type Act,
  type CampaignState,
  DIFFICULTIES,
  evolve,
  type Issue,
  PERSONALITIES,
  publicViewOf,
  type SeatInView,
  type SessionEvent,
} from '@placard/engine'
import { createEmbeddedSpeech } from '@placard/language'
import { argumentBook } from '../../../content/arguments/books.ts'
import { phrases } from '../../../content/phrases/phrases.ts'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from '../content.ts'
import { playSession } from '../play-session.ts'
import { TALKERS } from './talkers.ts'

/** An act that was spoken aloud; `seq` is its place in the log. */
export interface Saying {
  readonly seq: number
  readonly at: number
  readonly seat: string
  readonly act: Act
  readonly words: string
  readonly isDelegate: boolean
}

/** The argument book of a campaign, as far as it is measured by. */
export interface Book {
  readonly issues: Readonly<
    Record<string, { readonly noun: string; readonly options: Readonly<Record<string, OptionInBook>> }>
  >
  readonly states: Readonly<Record<string, unknown>>
  readonly crises: Readonly<Record<string, string>>
}

interface OptionInBook {
  readonly noun: string
  readonly clause: string
  readonly short: string
}

/** A session from its opening to its end, with every word that was spoken. */
export interface SpokenSession {
  readonly name: string
  readonly issues: readonly Issue[]
  readonly seats: readonly SeatInView[]
  readonly book: Book | undefined
  /** Every crisis of the session, opened or not, by the name that it has inside a sentence. */
  readonly crises: readonly { readonly id: string; readonly title: string }[]
  readonly events: readonly SessionEvent[]
  readonly sayings: readonly Saying[]
  readonly final: CampaignState
}

/** What a person says with an act: only delegates are measured. */
const PERSON_SAYS = 'Ladies and gentlemen, this is what my country thinks.'
/** The last lines that a speaker is told of, as in a session on a host. */
const RECENT = 10

/** The sessions that are played, by number: every campaign, person, level and tone in turn. */
function kindOf(number: number) {
  const campaigns = shippedCampaignIds()
  const talkers = Object.keys(TALKERS)
  const tones = [undefined, ...PERSONALITIES]
  return {
    campaignId: campaigns[number % campaigns.length] ?? '',
    talker: talkers[Math.floor(number / campaigns.length) % talkers.length] ?? '',
    difficulty: DIFFICULTIES[(number + Math.floor(number / campaigns.length)) % DIFFICULTIES.length],
    tone: tones[(number * 7 + Math.floor(number / 48)) % tones.length],
    seed: 9000 + number,
  }
}

/**
 * Plays a session and words all that its delegates say, as a host without a language model does.
 * @param onWorded takes the ms that each speech took to word.
 * @param isAloud whether placards, declarations and ballots are spoken too, as in the sessions that are read aloud.
 */
export async function spokenSession(
  number: number,
  onWorded?: (ms: number) => void,
  isAloud = false,
): Promise<SpokenSession> {
  const { campaignId, talker, difficulty, tone, seed } = kindOf(number)
  const campaign = shippedCampaign(campaignId)
  const policy = TALKERS[talker]?.()
  if (!campaign || !policy) throw new RangeError(`no campaign ${campaignId} or person ${talker}`)
  const sessionId = `spoken-${number}`
  const people = [{ userId: 'ada', name: 'Ada Otieno', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId, seed, pace: 1, people, difficulty, tone })
  if (!planned.ok) throw new Error(planned.rejection)
  const { events, state: final } = playSession(planned.plan, { seat: 'ken', policy, seed, isAloud })
  const sayings = await worded(events, onWorded)
  const { issues, seats } = publicViewOf(final)
  const book: Book | undefined = await argumentBook(campaignId)
  const name = `${number} ${campaignId} ${talker} ${difficulty} ${tone ?? 'authored'}`
  const crises = planned.plan.crises.map(({ id, title }) => ({ id, title: book?.crises[id] ?? title }))
  return { name, issues, seats, book, crises, events, sayings, final }
}

/** Follows the log, and words each act of a delegate in the state before it: words change nothing that is decided. */
async function worded(
  events: readonly SessionEvent[],
  onWorded: ((ms: number) => void) | undefined,
): Promise<readonly Saying[]> {
  const speech = createEmbeddedSpeech(phrases, argumentBook)
  const sayings: Saying[] = []
  let recent: readonly string[] = []
  let state: CampaignState | undefined
  for (const [index, event] of events.entries()) {
    if (state === undefined || event.kind !== 'act-taken' || event.words === '') {
      state = evolve(state, event)
      continue
    }
    const { act, seat, at, origin } = event
    const isDelegate = origin !== 'person'
    const request = { act, seat, view: publicViewOf(state), variety: state.seq, recent }
    const since = performance.now()
    const words = isDelegate ? (await speech.word(request)).words : PERSON_SAYS
    if (isDelegate) onWorded?.(performance.now() - since)
    sayings.push({ seq: index + 1, at, seat, act, words, isDelegate })
    recent = [...recent, words].slice(-RECENT)
    state = evolve(state, { ...event, words })
  }
  return sayings
}
