import { engineOf } from '@placard/contract'
import {
  type CampaignState,
  hasAdoptedText,
  pointOf,
  resolutionTypeOf,
  SCHEMA_VERSION,
  type SessionEvent,
  sessionScore,
  WORDS_MAX_LENGTH,
} from '@placard/engine'

/**
 * Upper bounds of an imported session, so that a stranger cannot keep a server busy: a campaign has at most fifteen
 * seats besides the player's, seven issues, 180 minutes and sixteen crises, and the shipped ones 15,625 deals.
 */
const MOST = { seats: 16, issues: 7, deals: 20_000, minutes: 180, text: 500, cards: 16 } as const

/**
 * Whether an opening is plausible: nothing has happened yet, one person holds a seat, and its size is within bounds.
 */
export function isFreshOpening(state: CampaignState, sessionId: string): boolean {
  const { clock, seats } = state
  const isNew =
    state.schemaVersion === SCHEMA_VERSION &&
    state.sessionId === sessionId &&
    state.status === 'active' &&
    state.seq === 0 &&
    clock.elapsedMs === 0 &&
    state.conclusion === undefined &&
    state.personActs + state.autonomousActs === 0 &&
    state.drafts.length + state.proposals.length + state.floor.votes.length + state.crisesClosed.length === 0
  const people = seats.filter(({ holder }) => holder.kind === 'person')
  return isNew && people.length === 1 && isOfUsualSize(state)
}

function isOfUsualSize({ seats, issues, clock, deck, title, campaignId }: CampaignState): boolean {
  const deals = issues.reduce((count, { options }) => count * options.length, 1)
  const isSquare = seats.every(({ id, secrets }) => /^[a-z]{3}$/.test(id) && secrets.table.length === issues.length)
  return (
    isWithin(seats.length, 2, MOST.seats) &&
    isWithin(issues.length, 1, MOST.issues) &&
    isWithin(deals, 2, MOST.deals) &&
    isWithin(clock.durationMs, 60_000, MOST.minutes * 60_000) &&
    isWithin(clock.pace, 1, 10_000) &&
    isWithin(title.length, 1, MOST.text) &&
    isWithin(campaignId.length, 1, MOST.text) &&
    deck.length <= MOST.cards &&
    new Set(seats.map(({ id }) => id)).size === seats.length &&
    isSquare
  )
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Whether the words are built in or of the browser's own model, and the point, where one is counted, is that of the act. */
function isWordedHere({ act, wordedBy, point }: Extract<SessionEvent, { kind: 'act-taken' }>): boolean {
  const isOfDemo = wordedBy === undefined || engineOf(wordedBy)?.place === 'device'
  return isOfDemo && (point === undefined || point === pointOf(act))
}

/**
 * Whether the simulation could have produced this event next: it decides the results of votes and the score, so a log
 * with other ones is forged. `state` is the state before the event.
 */
export function mayFollow(state: CampaignState, event: SessionEvent): boolean {
  if (event.kind === 'session-opened' || state.status === 'concluded') return false
  switch (event.kind) {
    case 'act-taken':
      // the demo asks no other model
      return isSeated(state, event.seat) && event.words.length <= WORDS_MAX_LENGTH && isWordedHere(event)
    case 'ballot-cast':
      return isSeated(state, event.seat) && !state.floor.vote?.ballots.some(({ seat }) => seat === event.seat)
    case 'vote-closed':
      return isCounted(state, event)
    case 'pace-changed':
      return isWithin(event.pace, 1, 10_000)
    case 'session-concluded':
      return isEarned(state, event)
    default:
      return true
  }
}

function isSeated({ seats }: CampaignState, seat: string): boolean {
  return seats.some(({ id }) => id === seat)
}

function isCounted({ floor }: CampaignState, { result }: Extract<SessionEvent, { kind: 'vote-closed' }>): boolean {
  const { vote } = floor
  if (vote === undefined) return false
  const count = (wanted: string) => vote.ballots.filter(({ choice }) => choice === wanted).length
  return (['for', 'against', 'abstain'] as const).every((choice) => count(choice) === result[choice])
}

/** A session that ran out of time without an adopted text scores one half; any other end has its computed score. */
function isEarned(state: CampaignState, { conclusion }: Extract<SessionEvent, { kind: 'session-concluded' }>): boolean {
  if (conclusion.forced) return conclusion.type === 'time_expired' && conclusion.score === 0.5 && !hasAdoptedText(state)
  const score = sessionScore(state)
  return conclusion.score === score / 1000 && conclusion.type === resolutionTypeOf(score, false)
}
