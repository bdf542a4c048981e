import { bargainOf } from '../bargaining/solutions/bargain.ts'
import { type Change, greatestOf, leastOf, type UtilityTable } from '../model/committee/issue.ts'
import type { Personality, SeatSecrets } from '../model/committee/seat.ts'
import type { SeatPlan, SessionPlan } from '../model/session/plan.ts'
import type { Dice } from '../primitives/random/random.ts'
import { type Band, type Claim, commonMargin, PASSING_BAND, seatInTheWay, spanOf } from './draw-margin.ts'
import { agendaFor } from './instructions.ts'

/** Secrets for every seat of a plan, in its order, or the reason why the plan is unplayable. */
export type Drawn =
  | {
      readonly ok: true
      readonly seats: readonly SeatSecrets[]
      /** Why seats' margins were eased to make an agreement possible; undefined for a plain draw. */
      readonly relaxed: string | undefined
    }
  | { readonly ok: false; readonly rejection: string }

/** Factor of the common margin: how far above the status quo a delegate of this mode sets its reservation. */
const FIRMNESS = {
  collaborative: 0.85,
  gentle: 0.8,
  balanced: 1,
  challenging: 1.15,
  aggressive: 1.3,
} as const satisfies Record<Personality, number>

/** One stage of the draw, tried `draws` times with fresh weights before the next. */
interface Stage {
  readonly draws: number
  /** Limit of easing steps. */
  readonly easings: number
  readonly band: Band
  readonly relaxed: string | undefined
}

const STAGES: readonly Stage[] = [
  { draws: 4, easings: 0, band: PASSING_BAND, relaxed: undefined },
  {
    draws: 3,
    easings: 120,
    band: PASSING_BAND,
    relaxed: 'margins eased: positions leave too few deals that all prefer',
  },
  {
    draws: 2,
    easings: 60,
    band: { least: 0, aimed: 0.08, most: 0.5 },
    relaxed: 'margins eased and the share of passing deals widened: positions leave next to no deal that all prefer',
  },
]
/** Weights and firmness are jittered by at most this share, so that two sessions of a campaign differ. */
const WEIGHT_JITTER = 0.3
const FIRMNESS_JITTER = 0.1
/** Size of an easing step: a share of the seat's possible loss, or a factor on its firmness once that is exhausted. */
const PRICE_STEP = 0.08
const FIRMNESS_STEP = 0.85
/** Seats whose reservation stays above the status quo, so that the status quo never passes. */
const HELD = 2
function weightsOf(salience: readonly number[], issues: number, rolled: Dice): number[] {
  const raw = Array.from({ length: issues }, (_, issue) => {
    const jitter = rolled.between(1 - WEIGHT_JITTER, 1 + WEIGHT_JITTER)
    return Math.max(1e-6, salience[issue] ?? 1) * jitter
  })
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
}

function isBarred(redLines: readonly Change[], issue: number, option: number): boolean {
  return redLines.some((line) => line.issue === issue && line.option === option)
}

/** Single-peaked preferences: weight × (1 − distance to the seat's ideal point ÷ 2). */
function scoresOf(plan: SessionPlan, seat: SeatPlan, weights: readonly number[]): UtilityTable {
  return plan.issues.map(({ options }, issue) =>
    options.map(({ position }) => (weights[issue] ?? 0) * (1 - Math.abs(position - (seat.positions[issue] ?? 0)) / 2)),
  )
}

/** A claim and the weights it was computed from. */
interface Weighed extends Claim {
  readonly weights: readonly number[]
}

function claimOf(plan: SessionPlan, seat: SeatPlan, rolled: Dice): Weighed {
  const weights = weightsOf(seat.salience, plan.issues.length, rolled)
  const table = scoresOf(plan, seat, weights)
  let statusQuo = 0
  let best = 0
  let worst = 0
  for (let issue = 0; issue < table.length; issue++) {
    const row = table[issue] ?? []
    const open = row.filter((_, option) => !isBarred(seat.redLines, issue, option))
    statusQuo += row[0] ?? 0
    best += greatestOf(open)
    worst += leastOf(open)
  }
  const jitter = rolled.between(1 - FIRMNESS_JITTER, 1 + FIRMNESS_JITTER)
  return { table, weights, statusQuo, best, worst, firmness: FIRMNESS[seat.delegate.personality] * jitter, price: 0 }
}

/** The two seats with most to gain: they keep a margin above the status quo however much is eased. */
function heldSeats(claims: readonly Claim[]): number[] {
  const order = claims.map((_, seat) => seat)
  const gain = (seat: number): number => (claims[seat]?.best ?? 0) - (claims[seat]?.statusQuo ?? 0)
  return order.sort((left, right) => gain(right) - gain(left) || left - right).slice(0, HELD)
}

function ease(claim: Claim, isHeld: boolean): void {
  const stake = claim.statusQuo - claim.worst
  if (!isHeld && stake > 1e-6 && claim.price < stake) claim.price += PRICE_STEP * stake
  else claim.firmness *= FIRMNESS_STEP
}

function secretsOf(plan: SessionPlan, claims: readonly Weighed[], margin: number): SeatSecrets[] {
  return plan.seats.map((seat, index) => {
    const claim = claims[index]
    if (claim === undefined) throw new RangeError('secretsOf: a claim for every seat')
    const { table, weights, statusQuo, best, price } = claim
    const reservation = Math.max(1e-3, statusQuo - price + margin * spanOf(claim))
    return { table, reservation, best, redLines: [...seat.redLines], agenda: agendaFor(plan, seat, weights) }
  })
}

/** Whether enough seats prefer no resolution to the status quo for it never to pass. */
function leavesStatusQuoShort(seats: readonly SeatSecrets[]): boolean {
  let short = 0
  for (const { table, reservation } of seats) {
    if (table.reduce((sum, row) => sum + (row[0] ?? 0), 0) < reservation) short++
  }
  return short >= HELD
}

function attempt(plan: SessionPlan, rolled: Dice, { easings, band }: Stage): SeatSecrets[] | undefined {
  const claims = plan.seats.map((seat) => claimOf(plan, seat, rolled))
  const held = heldSeats(claims)
  for (let eased = 0; eased <= easings; eased++) {
    const barred = claims.map((claim, index) => ({ ...claim, table: barredTable(claim, plan.seats[index]) }))
    const margin = commonMargin(barred, band)
    if (margin !== undefined) {
      const seats = secretsOf(plan, claims, margin)
      if (leavesStatusQuoShort(seats)) return seats
    }
    if (eased === easings) return undefined
    const seat = seatInTheWay(barred, band)
    const claim = claims[seat]
    if (claim !== undefined) ease(claim, held.includes(seat))
  }
  return undefined
}

function barredTable({ table, best }: Claim, seat: SeatPlan | undefined): UtilityTable {
  const redLines = seat?.redLines ?? []
  return bargainOf([{ table, reservation: best, redLines }]).tables[0] ?? table
}

function unplayable(plan: SessionPlan): string | undefined {
  if (plan.seats.length < 2) return 'a session needs at least two seats'
  if (plan.issues.length === 0) return 'a session needs at least one issue'
  const short = plan.issues.find(({ options }) => options.length < 2)
  if (short !== undefined) return `issue ${short.id} needs at least two options`
  const stuck = plan.seats.find(({ redLines }) =>
    plan.issues.some(({ options }, issue) => options.every((_, option) => isBarred(redLines, issue, option))),
  )
  return stuck && `${stuck.country} has a red line on every option of an issue`
}

/**
 * Draws each seat's secrets: weights from salience, jittered; single-peaked scores around its positions; a reservation
 * above the status quo by a margin from its personality. Checked over all deals: 5–12 % pass, counting those that leave
 * at most one seat below its reservation as in the published games; at least one is unanimous and crosses no red line;
 * the status quo falls short for at least two seats. When four plain draws do not fit, the seats in the way are eased:
 * a seat with nothing to gain counts its margin from below the status quo, the price it would pay to avoid isolation.
 * The last stage widens the share of passing deals. Refused when no stage finds a margin, or the plan is malformed.
 */
export function drawSecrets(plan: SessionPlan, rolled: Dice): Drawn {
  const reason = unplayable(plan)
  if (reason !== undefined) return { ok: false, rejection: reason }
  for (const stage of STAGES) {
    for (let draw = 0; draw < stage.draws; draw++) {
      const seats = attempt(plan, rolled, stage)
      if (seats !== undefined) return { ok: true, seats, relaxed: stage.relaxed }
    }
  }
  return {
    ok: false,
    rejection: 'no margins exist at which some deals pass, one of them unanimous, and the status quo fails',
  }
}
