import type { Act } from '../model/acts/act.ts'
import type { CrisisCard } from '../model/committee/crisis.ts'
import type { Issue } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { ActOrigin, Command } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import type { SessionEvent } from '../model/session/event.ts'
import type { SeatPlan, SessionPlan } from '../model/session/plan.ts'
import type { CampaignState } from '../model/session/state.ts'
import { decide } from '../session/decide.ts'
import { due, nextDueAt } from '../session/due.ts'

/** Wall clock at which every test session opens. */
export const OPENED_AT = 1_000_000

/** Five issues of four options, from the status quo outwards. */
const ISSUES: readonly Issue[] = ['finance', 'observers', 'trade', 'water', 'review'].map((id) => ({
  id,
  title: `The ${id}`,
  question: `What about the ${id}?`,
  options: [-1, -0.3, 0.4, 1].map((position, option) => ({
    id: `${id}-${option}`,
    label: `${id} ${option}`,
    clause: option === 0 ? '' : `Decides on ${id} ${option}`,
    position,
  })),
}))

const SEATS = [
  { country: 'CHN', countryName: 'China', positions: [0.6, -0.6, 0.2, 0.1, -0.8], salience: [2, 1, 1, 0.5, 1.5] },
  { country: 'FRA', countryName: 'France', positions: [0.1, 0.8, 0.6, 0.2, 0.8], salience: [1, 2, 0.7, 0.5, 1.5] },
  { country: 'KEN', countryName: 'Kenya', positions: [0.9, 0.3, -0.2, 0.9, 0.1], salience: [2, 0.6, 1, 1.6, 0.7] },
  {
    country: 'MHL',
    countryName: 'Marshall Islands',
    positions: [0.9, 0.7, 0.1, 0.6, 0.6],
    salience: [1.5, 1, 0.5, 2, 1],
  },
  {
    country: 'USA',
    countryName: 'United States',
    positions: [-0.4, 0.7, 0.9, -0.2, 0.5],
    salience: [1, 1.5, 2, 0.5, 1],
  },
] as const

const PERSONALITIES = ['challenging', 'balanced', 'balanced', 'gentle', 'collaborative'] as const

/**
 * A crisis with choices of certain enough outcome to test: one cheap and likely, one expensive, one that can hardly
 * succeed.
 */
export function aCrisis(id: string, overrides: Partial<CrisisCard> = {}): CrisisCard {
  const choice = (choiceId: string, diplomaticCost: number, baseChanceRatio: number) => ({
    id: choiceId,
    text: `Do ${choiceId}`,
    type: 'diplomatic',
    consequences: 'Something follows',
    diplomaticCost,
    baseChanceRatio,
    success: { tension: -10, relation: 0.1 },
    failure: { tension: 10 },
  })
  return {
    id,
    title: `Crisis ${id}`,
    description: `Crisis ${id} breaks.`,
    category: 'crisis',
    urgency: 'high',
    keyFacts: ['one', 'two'],
    stakeholders: ['a', 'b'],
    possibleOutcomes: ['x', 'y'],
    answerMinutes: 5,
    updates: [`${id} worsens`, `${id} calms`],
    effect: { tension: 5 },
    choices: [choice('talk', 10, 0.7), choice('demand', 60, 0.5), choice('hope', 0, 0.1)],
    ...overrides,
  }
}

/** A playable plan; a person holds Kenya unless `people` says otherwise. */
export function aPlan(overrides: Partial<SessionPlan> & { readonly people?: readonly string[] } = {}): SessionPlan {
  const { people = ['KEN'], ...rest } = overrides
  return {
    sessionId: 'session-1',
    campaignId: 'campaign-1',
    title: 'A committee',
    theme: 'Tests',
    difficulty: 'intermediate',
    durationMinutes: 45,
    pace: 1,
    seed: 7,
    majority: 'simple',
    issues: ISSUES,
    seats: SEATS.map((seat, index) => aSeatPlan(seat, index, people.includes(seat.country))),
    relations: SEATS.map((_, from) => SEATS.map((__, to) => (from === to ? 1 : 0.1))),
    crises: ['one', 'two', 'three', 'four'].map((id) => aCrisis(id)),
    ...rest,
  }
}

function aSeatPlan(seat: (typeof SEATS)[number], index: number, isPerson: boolean): SeatPlan {
  return {
    ...seat,
    flag: seat.country.slice(0, 2).toLowerCase(),
    blocs: [],
    holder: isPerson ? { kind: 'person', personId: `person-${seat.country}` } : { kind: 'delegate' },
    delegate: {
      name: `Delegate of ${seat.countryName}`,
      title: 'Ambassador',
      faction: 'Centre',
      motivations: ['Be heard'],
      personality: PERSONALITIES[index] ?? 'balanced',
      temperament: 'diplomatic',
      colour: '#336699',
    },
    agenda: `secret-agenda-of-${seat.country}`,
    redLines: [],
    isPermanentMember: ['CHN', 'FRA', 'USA'].includes(seat.country),
  }
}

/**
 * Test harness for a session: takes commands at session times, keeps the log, and can run everything due. Times are
 * session ms from the opening, at pace 1.
 */
export class Committee {
  state: CampaignState
  readonly log: SessionEvent[]
  now = OPENED_AT

  constructor(plan: SessionPlan = aPlan()) {
    const opened = decide(undefined, { kind: 'OpenSession', plan }, { now: OPENED_AT })
    if (!opened.ok) throw new Error(`plan refused: ${opened.rejection.detail}`)
    this.state = opened.state
    this.log = [...opened.events]
  }

  /** Submits a command and applies its events; returns the decision. */
  submit(command: Command): Decision {
    const notBefore = this.log.at(-1)?.at ?? 0
    const decision = decide(this.state, command, { now: this.now, notBefore })
    if (decision.ok) {
      this.state = decision.state
      this.log.push(...decision.events)
    }
    return decision
  }

  /** Submits an act of a person by default, with a text for spoken acts. */
  act(seat: SeatId, act: Act, origin: ActOrigin = 'person', words = 'Honourable chair, delegates.'): Decision {
    return this.submit({ kind: 'TakeAct', seat, act, words, origin })
  }

  /** Runs one due item, moving the wall clock to it; false when the session does not run. */
  step(): boolean {
    const at = nextDueAt(this.state)
    if (at === undefined) return false
    this.now = Math.max(this.now, at)
    const [first] = due(this.state, this.now)
    if (!first) {
      this.now += 1
      return true
    }
    const decision =
      first.kind === 'clock'
        ? this.submit({ kind: 'AdvanceClock' })
        : this.act(first.seat, first.act, first.origin, first.spoken ? 'Words.' : '')
    if (!decision.ok) throw new Error(`what was due was refused: ${decision.rejection.code} ${JSON.stringify(first)}`)
    return true
  }

  /** Steps until the condition holds; fails when the session ends first. */
  until(condition: (state: CampaignState) => boolean): this {
    for (let steps = 0; steps < 20_000; steps++) {
      if (condition(this.state)) return this
      if (!this.step()) break
    }
    if (!condition(this.state)) throw new Error(`never came true; status ${this.state.status}`)
    return this
  }

  /** Runs the session to its conclusion. */
  toTheEnd(): this {
    return this.until((state) => state.status === 'concluded')
  }

  /** Events of one kind, in order. */
  events<Kind extends SessionEvent['kind']>(kind: Kind): readonly Extract<SessionEvent, { kind: Kind }>[] {
    return this.log.filter((event): event is Extract<SessionEvent, { kind: Kind }> => event.kind === kind)
  }
}

/** A session that has adopted a text with time to spare: Kenya is asked whether to close. */
export function offeredToClose(): Committee {
  for (let seed = 1; seed < 40; seed++) {
    const committee = new Committee(aPlan({ seed, difficulty: 'beginner' }))
    committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    committee.until((state) => {
      if (state.floor.vote) committee.act('ken', { kind: 'vote', choice: 'for' }, 'person', '')
      return state.closingOfferUntil !== undefined || state.status === 'concluded'
    })
    if (committee.state.status === 'active') return committee
  }
  throw new Error('no session offered to close early in forty')
}

/** The code of a rejection, or `accepted`. */
export function outcomeOf(decision: Decision): string {
  return decision.ok ? 'accepted' : decision.rejection.code
}
