import { type Play, playOf } from '../bargaining/play.ts'
import type { Standing } from '../bargaining/standing.ts'
import type { Stance } from '../model/acts/act.ts'
import { utilityOf } from '../model/committee/issue.ts'
import type { Seat } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Mean distance of public positions below which one delegation follows another; the axis is 2 long. */
const NEAR = 0.6
/** A spoiler demands at least this share of its range. */
const SPOILER_RESOLVE_RATIO = 0.85

/** A seat's bargaining parameters in this session: by personality and difficulty, and as the spoiler if it is that. */
export function playAt(state: CampaignState, index: number): Play {
  const { difficulty, seats } = state
  const play = playOf(seats[index]?.delegate.personality ?? 'balanced', difficulty)
  return difficulty === 'expert' && index === spoilerOf(state) ? spoiling(play) : play
}

/** The parameters of the same personality as a spoiler; memoised. */
function spoiling(play: Play): Play {
  const known = spoilers.get(play)
  if (known) return known
  const threatRatio = Math.max(0.6, play.threatRatio)
  const spoiler = { ...play, resolveRatio: SPOILER_RESOLVE_RATIO, toleranceRatio: 0, threatRatio }
  spoilers.set(play, spoiler)
  return spoiler
}

const spoilers = new WeakMap<Play, Play>()

/**
 * The AI delegate that plays the spoiler at expert difficulty: the one whose public positions lie furthest from the
 * room's mean. −1 without AI delegates.
 */
export function spoilerOf(state: Pick<CampaignState, 'seats'>): number {
  return roomOf(state).spoiler
}

/**
 * The delegation that a seat follows: of the AI delegates near its own public positions, the nearest that is further
 * from the room's mean. There are no cycles, because each lead is further out than its followers. −1: none.
 */
export function leadOf(state: Pick<CampaignState, 'seats'>, index: number): number {
  return roomOf(state).leads[index] ?? -1
}

/**
 * The stance of a seat that closes ranks: while its lead has declared against the text on the floor, it is against it
 * too, unless the text already gives it the share of its range at which loyalty ends. Otherwise its own stance.
 */
export function inRanks(state: CampaignState, standing: Standing, stance: Stance): Stance {
  if (stance === 'against' || standing.play.loyaltyRatio <= 0) return stance
  const declared = leadingDraft(state)?.declared
  if (!declared) return stance
  const lead = state.seats[leadOf(state, standing.seat)]
  if (!lead || declared[lead.id] !== 'against') return stance
  const { table, reservation, best } = standing.secrets
  const content = reservation + standing.play.loyaltyRatio * (best - reservation)
  return utilityOf(table, standing.text) >= content ? stance : 'against'
}

/** Cached positions of a room; they do not change during a session. */
interface Room {
  /** The list of seats it was last read for: identity implies that nothing changed, because lists are immutable. */
  seats: readonly Seat[]
  readonly positions: readonly (readonly number[])[]
  readonly delegates: readonly boolean[]
  readonly spoiler: number
  readonly leads: readonly number[]
}

const rooms = new WeakMap<readonly number[], Room>()

function roomOf({ seats }: Pick<CampaignState, 'seats'>): Room {
  const key = seats[0]?.positions ?? []
  const known = rooms.get(key)
  // fast path: most reads are for the same list as the last one
  if (known?.seats === seats) return known
  if (known && isSameRoom(known, seats)) {
    known.seats = seats
    return known
  }
  const room = surveyed(seats)
  rooms.set(key, room)
  return room
}

function isSameRoom({ positions, delegates }: Room, seats: readonly Seat[]): boolean {
  if (positions.length !== seats.length) return false
  for (let index = 0; index < seats.length; index++) {
    const seat = seats[index]
    if (positions[index] !== seat?.positions || delegates[index] !== isDelegate(seat)) return false
  }
  return true
}

function surveyed(seats: readonly Seat[]): Room {
  const mean = meanPositions(seats)
  const outlying = seats.map(({ positions }) => distanceBetween(positions, mean))
  const delegates = seats.map(isDelegate)
  const furthest = Math.max(-1, ...outlying.filter((_, index) => delegates[index]))
  return {
    seats,
    positions: seats.map(({ positions }) => positions),
    delegates,
    spoiler: outlying.findIndex((distance, index) => delegates[index] && distance === furthest),
    leads: seats.map((_, index) => surveyedLead(seats, outlying, index)),
  }
}

function surveyedLead(seats: readonly Seat[], outlying: readonly number[], index: number): number {
  const own = seats[index]?.positions ?? []
  let lead = -1
  let nearest = NEAR
  for (const [other, seat] of seats.entries()) {
    if (other === index || !isDelegate(seat) || (outlying[other] ?? 0) <= (outlying[index] ?? 0)) continue
    const apart = distanceBetween(own, seat.positions)
    if (apart < nearest) {
      nearest = apart
      lead = other
    }
  }
  return lead
}

function meanPositions(seats: readonly Seat[]): readonly number[] {
  const issues = seats[0]?.positions.length ?? 0
  return Array.from({ length: issues }, (_, issue) => {
    return seats.reduce((sum, { positions }) => sum + (positions[issue] ?? 0), 0) / seats.length
  })
}

function distanceBetween(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let issue = 0; issue < one.length; issue++) sum += Math.abs((one[issue] ?? 0) - (other[issue] ?? 0))
  return sum / Math.max(1, one.length)
}
