import { startEstimate } from '../bargaining/estimate.ts'
import { evolve } from '../fold/evolve.ts'
import { crisisFrom } from '../fold/evolve-crisis.ts'
import type { CrisisCard } from '../model/committee/crisis.ts'
import type { Phase } from '../model/committee/phase.ts'
import type { Seat, SeatSecrets } from '../model/committee/seat.ts'
import type { Decision } from '../model/session/decision.ts'
import type { SessionEvent } from '../model/session/event.ts'
import type { SessionPlan } from '../model/session/plan.ts'
import { type CampaignState, SCHEMA_VERSION } from '../model/session/state.ts'
import { type Dice, dice } from '../primitives/random/random.ts'
import { saltedDice, saltedDraw } from '../primitives/random/salted.ts'
import { reject } from '../rules/command-context.ts'
import { drawSecrets } from '../setup/draw.ts'

/** Shortest and longest length of each phase as shares of the session, with a floor in minutes. */
const PHASE_LENGTHS = [
  { id: 'opening', minRatio: 0.15, minMinutes: 2, maxRatio: 0.25 },
  { id: 'negotiation', minRatio: 0.4, minMinutes: 0, maxRatio: 0.6 },
  { id: 'resolution', minRatio: 0.1, minMinutes: 2, maxRatio: 0.2 },
] as const

/** Initial credibility of every delegate, 0…100. */
const CREDIBILITY = 75
const CAPITAL = 100

/** Opens a session: draws the seats' secrets and opens the first crisis. */
export function openSession(plan: SessionPlan, now: number): Decision {
  const lots = lotsOf(plan)
  const drawn = drawSecrets(plan, lots.secrets)
  if (!drawn.ok) return { ok: false, rejection: reject('plan-not-playable', drawn.rejection) }
  const event: SessionEvent = {
    kind: 'session-opened',
    state: firstState(plan, drawn.seats, lots, now),
    at: 0,
    now,
  }
  return { ok: true, events: [event], state: evolve(undefined, event) }
}

/** Sources of randomness for an opening. */
interface Lots {
  readonly secrets: Dice
  readonly deck: Dice
  /** The generator's state after all draws. */
  readonly rng: () => number
}

/** With a salt each draw has its own key; without one they follow each other from the seed, as in logs before salts. */
function lotsOf({ seed, salt }: SessionPlan): Lots {
  if (salt === undefined) {
    const one = dice(seed >>> 0)
    return { secrets: one, deck: one, rng: () => one.state }
  }
  return {
    secrets: saltedDice(salt, `${seed}/secrets`),
    deck: saltedDice(salt, `${seed}/deck`),
    rng: () => saltedDraw(salt, `${seed}/play`),
  }
}

function firstState(plan: SessionPlan, secrets: readonly SeatSecrets[], lots: Lots, now: number): CampaignState {
  const seats = seatsOf(plan, secrets)
  const { deck, first } = shuffledDeck(plan.crises, lots.deck)
  return {
    schemaVersion: SCHEMA_VERSION,
    sessionId: plan.sessionId,
    campaignId: plan.campaignId,
    title: plan.title,
    theme: plan.theme,
    difficulty: plan.difficulty,
    majority: plan.majority,
    ...(plan.procedure ? { procedure: plan.procedure } : {}),
    status: 'active',
    seq: 0,
    rng: lots.rng(),
    ...(plan.salt === undefined ? {} : { salt: plan.salt }),
    issues: plan.issues,
    seats,
    clock: {
      durationMs: plan.durationMinutes * 60_000,
      elapsedMs: 0,
      pace: plan.pace,
      tickedAt: now,
      phases: phasesOf(plan.durationMinutes * 60_000),
      phaseIndex: 0,
      lastCycleAt: 0,
      lastAutonomousAt: -22_000,
      lastPersonAt: 0,
      lastCrisisUpdateAt: 0,
    },
    floor: { speaker: undefined, speakersList: [], motion: undefined, vote: undefined, votes: [] },
    drafts: [],
    proposals: [],
    offers: [],
    commitments: [],
    relations: plan.relations,
    priorRelations: plan.relations,
    courtesy: seats.map(() => 0),
    tension: { value: 20, causes: [] },
    deck,
    crisis: first && crisisFrom(first, 0, first.answerMinutes * 60_000),
    crisesClosed: [],
    capital: seats.map(() => CAPITAL),
    estimates: seats.map((seat) => startEstimate(plan.issues, seat.positions)),
    lastActAt: seats.map(() => 0),
    owed: [],
    autonomousActs: 0,
    personActs: 0,
    closingOfferUntil: undefined,
    closingRefused: false,
    conclusion: undefined,
  }
}

function seatsOf(plan: SessionPlan, secrets: readonly SeatSecrets[]): readonly Seat[] {
  return plan.seats.map((seat, index) => {
    const own = secrets[index]
    if (!own) throw new RangeError(`openSession: the draw left out seat ${index}`)
    return {
      id: seat.country.toLowerCase(),
      country: seat.country,
      countryName: seat.countryName,
      flag: seat.flag,
      blocs: seat.blocs,
      holder: seat.holder,
      delegate: seat.delegate,
      positions: seat.positions,
      isPermanentMember: seat.isPermanentMember,
      credibility: CREDIBILITY,
      mood: 'calm',
      lastStatement: '',
      secrets: own,
    }
  })
}

function phasesOf(durationMs: number): readonly Phase[] {
  return PHASE_LENGTHS.map(({ id, minRatio, minMinutes, maxRatio }, index) => ({
    id,
    minMs: Math.max(minMinutes * 60_000, Math.round(durationMs * minRatio)),
    maxMs: Math.round(durationMs * maxRatio),
    startedAt: index === 0 ? 0 : undefined,
    endedAt: undefined,
    substantiveActs: 0,
  }))
}

/** The first card opens the session; the others are shuffled. */
function shuffledDeck(crises: readonly CrisisCard[], throws: Dice) {
  const [first, ...rest] = crises
  const deck = [...rest]
  for (let index = deck.length - 1; index > 0; index--) {
    const other = throws.below(index + 1)
    const [a, b] = [deck[index], deck[other]]
    if (a && b) [deck[index], deck[other]] = [b, a]
  }
  return { first, deck }
}
