import type { MotionKind, PointKind } from '../acts/act.ts'
import type { SeatId } from '../committee/seat.ts'
import type { Motion } from './motion.ts'

/** The chair's reason for a ruling; a page words each in one sentence. */
export type RulingReason =
  | 'threat-called-to-order'
  | 'nothing-was-broken'
  | 'ruling-overruled'
  | 'privilege-granted'
  | 'state-of-play'
  | 'question-passed-on'
  | 'reply-granted'
  | 'explanation-granted'
  | 'presence-noted'

/** A caucus or a suspension in progress. */
export interface Caucus {
  readonly as: 'moderated' | 'unmoderated' | 'suspension'
  readonly by: SeatId
  readonly issue: number | undefined
  readonly seconds: number | undefined
  readonly until: number
  /** Turns are kept: who has the floor. Absent where anybody speaks, and in caucuses opened before there were turns. */
  readonly turn?: CaucusTurn
}

/** Whose turn it is in a moderated caucus, until when it may begin to speak, and who has been called so far. */
export interface CaucusTurn {
  readonly seat: SeatId | undefined
  readonly until: number
  readonly heard: readonly SeatId[]
}

/** The last ruling on a point of order, which may be appealed against. */
export interface PointRuling {
  readonly seat: SeatId
  readonly point: PointKind
  readonly ruling: 'not-well-taken' | 'well-taken'
  readonly at: number
}

/** The last word on a point, of any kind, with its reason: what the chair is remembered for. */
export interface ChairRuling {
  readonly seat: SeatId
  readonly point: PointKind
  readonly ruling: 'not-well-taken' | 'answered' | 'well-taken' | 'granted'
  readonly reason: RulingReason
  readonly by: 'chair' | 'committee'
  readonly at: number
}

/** What motions and points have changed about the order of business. */
export interface FloorOrder {
  /** Motions set aside for one that takes precedence, the last set aside last. */
  readonly waiting: readonly Motion[]
  readonly caucus: Caucus | undefined
  readonly ruling: PointRuling | undefined
  /** Absent until a chair that has a seat has ruled. */
  readonly lastRuling?: ChairRuling
  readonly isListClosed: boolean
  readonly speechSeconds: number | undefined
  readonly decidedAt: Readonly<Partial<Record<MotionKind, number>>>
  /** Drafts that need two thirds, whose amendments and parts are voted on by name, to be adopted without a vote if nobody objects, and objected to. */
  readonly important: readonly string[]
  readonly byName: readonly string[]
  readonly consensusWanted: readonly string[]
  readonly consensusAsked: readonly string[]
  readonly parts: readonly { readonly draft: string; readonly issue: number; readonly isVoted: boolean }[]
  readonly mayReply: readonly SeatId[]
  readonly lastThreat: { readonly by: SeatId; readonly at: number } | undefined
  /** Who has explained its vote since the last vote on a draft. */
  readonly explained: readonly SeatId[]
  readonly presentAndVoting: readonly SeatId[]
}

/** One change of the order of business. */
export type OrderChange =
  | { readonly as: 'list-closed' | 'list-reopened' }
  | { readonly as: 'time-limited'; readonly seconds: number }
  | { readonly as: 'important' | 'by-name' | 'consensus-wanted' | 'consensus-asked'; readonly draft: string }
  | { readonly as: 'divided' | 'part-voted'; readonly draft: string; readonly issue: number }
  | { readonly as: 'present-and-voting' | 'explained' | 'replied'; readonly seat: SeatId }

const UNCHANGED: FloorOrder = {
  waiting: [],
  caucus: undefined,
  ruling: undefined,
  isListClosed: false,
  speechSeconds: undefined,
  decidedAt: {},
  important: [],
  byName: [],
  consensusWanted: [],
  consensusAsked: [],
  parts: [],
  mayReply: [],
  lastThreat: undefined,
  explained: [],
  presentAndVoting: [],
}

/** The order of business as it stands; as the pack has it when nothing was changed. */
export function orderOf({ floor }: { readonly floor: { readonly order?: FloorOrder } }): FloorOrder {
  return floor.order ?? UNCHANGED
}

/** Issues of a draft that are voted on separately. */
export function dividedBy({ parts }: FloorOrder, draft: string): readonly number[] {
  if (parts.length === 0) return NONE
  return parts.flatMap((part) => (part.draft === draft ? [part.issue] : []))
}

const NONE: readonly number[] = []
