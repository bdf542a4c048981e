import type { MotionKind, PointKind } from '../acts/act.ts'
import type { SeatId } from '../seats/seat.ts'
import type { EventOf } from '../session/event.ts'
import type { CampaignState, Motion } from '../session/state.ts'

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
}

/** The last ruling on a point of order, which may be appealed against. */
export interface PointRuling {
  readonly seat: SeatId
  readonly point: PointKind
  readonly ruling: 'not-well-taken' | 'well-taken'
  readonly at: number
}

/** What motions and points have changed about the order of business. */
export interface FloorOrder {
  /** Motions set aside for one that takes precedence, the last set aside last. */
  readonly waiting: readonly Motion[]
  readonly caucus: Caucus | undefined
  readonly ruling: PointRuling | undefined
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
export function orderOf({ floor }: Pick<CampaignState, 'floor'>): FloorOrder {
  return floor.order ?? UNCHANGED
}

/** The state with the order of business changed. */
export function withOrder(state: CampaignState, change: Partial<FloorOrder>): CampaignState {
  return { ...state, floor: { ...state.floor, order: { ...orderOf(state), ...change } } }
}

/** Folds a change of the order of business. */
export function changeOrder(state: CampaignState, event: EventOf<'order-changed'>): CampaignState {
  const order = orderOf(state)
  switch (event.as) {
    case 'list-closed':
    case 'list-reopened':
      return withOrder(state, { isListClosed: event.as === 'list-closed' })
    case 'time-limited':
      return withOrder(state, { speechSeconds: event.seconds })
    case 'important':
      return withOrder(state, { important: [...order.important, event.draft] })
    case 'by-name':
      return withOrder(state, { byName: [...order.byName, event.draft] })
    case 'consensus-wanted':
      return withOrder(state, { consensusWanted: [...order.consensusWanted, event.draft] })
    case 'consensus-asked':
      return withOrder(state, { consensusAsked: [...order.consensusAsked, event.draft] })
    case 'divided':
      return withOrder(state, { parts: [...order.parts, { draft: event.draft, issue: event.issue, isVoted: false }] })
    case 'part-voted':
      return withOrder(state, {
        parts: order.parts.map((part) =>
          part.draft === event.draft && part.issue === event.issue ? { ...part, isVoted: true } : part,
        ),
      })
    case 'present-and-voting':
      return withOrder(state, { presentAndVoting: [...order.presentAndVoting, event.seat] })
    case 'explained':
      return withOrder(state, { explained: [...order.explained, event.seat] })
    case 'replied':
      return withOrder(state, { mayReply: order.mayReply.filter((seat) => seat !== event.seat) })
  }
}

export function openCaucus(state: CampaignState, event: EventOf<'caucus-opened'>): CampaignState {
  const { as, by, issue, seconds, until } = event
  return withOrder(state, { caucus: { as, by, issue, seconds, until } })
}

/** Remembers the rulings that may be appealed against; an overruled one is settled. */
export function rulePoint(state: CampaignState, event: EventOf<'point-ruled'>): CampaignState {
  const { seat, point, ruling, reason, at } = event
  if (!state.procedure || (ruling !== 'not-well-taken' && ruling !== 'well-taken')) return state
  return withOrder(state, { ruling: reason === 'ruling-overruled' ? undefined : { seat, point, ruling, at } })
}

/** Remembers who was spoken against, and who threatened, for replies and points of order. */
export function noteAddressed(state: CampaignState, event: EventOf<'act-taken'>): CampaignState {
  const { act, seat, at } = event
  const isAgainst = act.kind === 'threaten' || act.kind === 'warn' || act.kind === 'oppose'
  if (!state.procedure || !isAgainst) return state
  const order = orderOf(state)
  const { target } = act
  const isNew = target !== undefined && !order.mayReply.includes(target)
  if (!isNew && act.kind !== 'threaten') return state
  return withOrder(state, {
    mayReply: isNew ? [...order.mayReply, target] : order.mayReply,
    lastThreat: act.kind === 'threaten' ? { by: seat, at } : order.lastThreat,
  })
}
