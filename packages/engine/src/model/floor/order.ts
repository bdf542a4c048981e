import type { MotionKind, PointKind } from '../acts/act.ts'
import type { SeatId } from '../committee/seat.ts'
import type { Motion } from './motion.ts'

/** The chair's reason for a ruling; pages have one sentence for each. */
export type RulingReason =
  | 'threat-called-to-order'
  | 'nothing-was-broken'
  | 'ruling-overruled'
  | 'privilege-granted'
  | 'state-of-play'
  | 'term-explained'
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
  /** The current turn. Absent where any seat may speak, and in caucuses opened before turns existed. */
  readonly turn?: CaucusTurn
}

/** A turn in a moderated caucus: the seat called, the time by which it must begin, and the seats called so far. */
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

/** The last ruling on a point of any kind, with its reason. */
export interface ChairRuling {
  readonly seat: SeatId
  readonly point: PointKind
  readonly ruling: 'not-well-taken' | 'answered' | 'well-taken' | 'granted'
  readonly reason: RulingReason
  readonly by: 'chair' | 'committee'
  readonly at: number
}

/** Changes that motions and points made to the order of business. */
export interface FloorOrder {
  /** Motions set aside for one that takes precedence, the last set aside last. */
  readonly waiting: readonly Motion[]
  readonly caucus: Caucus | undefined
  readonly ruling: PointRuling | undefined
  /** Absent before the first ruling that was recorded with its source and reason. */
  readonly lastRuling?: ChairRuling
  readonly isListClosed: boolean
  readonly speechSeconds: number | undefined
  readonly decidedAt: Readonly<Partial<Record<MotionKind, number>>>
  /**
   * Drafts by property: need two thirds; amendments and parts voted on by roll call; to be adopted by consensus unless
   * a seat objects; objected to.
   */
  readonly important: readonly string[]
  readonly byName: readonly string[]
  readonly consensusWanted: readonly string[]
  readonly consensusAsked: readonly string[]
  readonly parts: readonly { readonly draft: string; readonly issue: number; readonly isVoted: boolean }[]
  readonly mayReply: readonly SeatId[]
  readonly lastThreat: { readonly by: SeatId; readonly at: number } | undefined
  /** Seats that have explained their vote since the last vote on a draft. */
  readonly explained: readonly SeatId[]
  readonly presentAndVoting: readonly SeatId[]
  /** Seats called to order for their words; absent while there are none. */
  readonly conduct?: readonly Conduct[]
}

/** How often the chair called a seat to order, and the session ms until which it may not speak. */
export interface Conduct {
  readonly seat: SeatId
  readonly calls: number
  readonly barredUntil: number | undefined
}

/** One change of the order of business. */
export type OrderChange =
  /** `explained-anew`: after another vote on a draft every delegation may explain its vote. */
  | { readonly as: 'list-closed' | 'list-reopened' | 'explained-anew' }
  | { readonly as: 'time-limited'; readonly seconds: number }
  | { readonly as: 'important' | 'by-name' | 'consensus-wanted' | 'consensus-asked'; readonly draft: string }
  | { readonly as: 'divided' | 'part-voted'; readonly draft: string; readonly issue: number }
  | { readonly as: 'present-and-voting' | 'explained' | 'replied'; readonly seat: SeatId }
  | { readonly as: 'called-to-order'; readonly seat: SeatId; readonly barredUntil: number | undefined }

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

/** The current order of business; the pack's default when nothing was changed. */
export function orderOf({ floor }: { readonly floor: { readonly order?: FloorOrder } }): FloorOrder {
  return floor.order ?? UNCHANGED
}

/** Issues of a draft that are voted on separately. */
export function dividedBy({ parts }: FloorOrder, draft: string): readonly number[] {
  if (parts.length === 0) return NONE
  return parts.flatMap((part) => (part.draft === draft ? [part.issue] : []))
}

const NONE: readonly number[] = []
