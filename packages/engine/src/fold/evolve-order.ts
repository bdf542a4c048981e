import type { SeatId } from '../model/committee/seat.ts'
import { type FloorOrder, orderOf } from '../model/floor/order.ts'
import type { EventOf } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'

/** The state with the order of business changed. */
export function withOrder(state: CampaignState, change: Partial<FloorOrder>): CampaignState {
  return { ...state, floor: { ...state.floor, order: { ...orderOf(state), ...change } } }
}

/** Applies a change of the order of business. */
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
    case 'explained-anew':
      return withOrder(state, { explained: [] })
    case 'replied':
      return withOrder(state, { mayReply: order.mayReply.filter((seat) => seat !== event.seat) })
    case 'called-to-order':
      return withOrder(state, { conduct: calledToOrder(order, event.seat, event.barredUntil) })
  }
}

function calledToOrder({ conduct = [] }: FloorOrder, seat: SeatId, barredUntil: number | undefined) {
  const calls = (conduct.find((entry) => entry.seat === seat)?.calls ?? 0) + 1
  return [...conduct.filter((entry) => entry.seat !== seat), { seat, calls, barredUntil }]
}

export function openCaucus(state: CampaignState, event: EventOf<'caucus-opened'>): CampaignState {
  const { as, by, issue, seconds, until } = event
  return withOrder(state, { caucus: { as, by, issue, seconds, until } })
}

/** The chair calls a speaker: after the first call the caucus takes turns. */
export function giveFloor(state: CampaignState, { seat, until }: EventOf<'floor-given'>): CampaignState {
  const { caucus } = orderOf(state)
  if (!caucus) return state
  const heard = caucus.turn?.heard ?? []
  const turn = { seat, until, heard: seat === undefined ? heard : [...heard, seat] }
  return withOrder(state, { caucus: { ...caucus, turn } })
}

/** Records the chair's last ruling and the one that may be appealed against; an overruled one is closed to appeal. */
export function rulePoint(state: CampaignState, event: EventOf<'point-ruled'>): CampaignState {
  const { seat, point, ruling, reason, by, at } = event
  if (!state.procedure) return state
  const told = by && reason ? withOrder(state, { lastRuling: { seat, point, ruling, reason, by, at } }) : state
  if (ruling !== 'not-well-taken' && ruling !== 'well-taken') return told
  return withOrder(told, { ruling: reason === 'ruling-overruled' ? undefined : { seat, point, ruling, at } })
}

/** Records the seats with a right of reply, and the last threat, for points of order. */
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
