import type { Act, ActKind } from '../../model/acts/act.ts'
import { needsFloor } from '../../model/acts/act-facts.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { type CaucusTurn, orderOf } from '../../model/floor/order.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { TURN_MS } from '../../model/session/time.ts'
import type { CommandContext } from '../command-context.ts'

/** Acts without the floor that end a turn if text goes with them. */
const NAMES: ReadonlySet<ActKind> = new Set(['sponsor', 'sign', 'withdraw'])

/** The seat that has its turn in a moderated caucus; undefined where there are no turns, or no seat waits for one. */
export function turnHolder({ floor }: CampaignState): SeatId | undefined {
  return floor.order?.caucus?.turn?.seat
}

/** The current turn in a caucus with turns; undefined in any other. */
function turnHeld({ state }: CommandContext): CaucusTurn | undefined {
  return state.floor.order?.caucus?.turn
}

/** Calls the first speaker of a moderated caucus that has just opened. */
export function openTurns(context: CommandContext): void {
  const seat = nextInTurn(context.state, [])
  context.record({ kind: 'floor-given', seat, until: context.at + timeToSpeak(context) })
}

/** Gives the floor to a seat that speaks while none waits. */
export function takeTurn(context: CommandContext, by: SeatId, act: Act): void {
  const held = turnHeld(context)
  if (!held || held.seat !== undefined || !needsFloor(act)) return
  context.record({ kind: 'floor-given', seat: by, until: context.at + timeToSpeak(context) })
}

/** After an act: the turn passes when its holder has spoken or yielded, and is given when the first placard goes up. */
export function passTurn(context: CommandContext, by: SeatId, act: Act, words: string): void {
  const held = turnHeld(context)
  if (!held) return
  const { seat } = held
  if (seat === undefined) {
    callNext(context)
    return
  }
  const isOver = needsFloor(act) || act.kind === 'yield' || (words !== '' && NAMES.has(act.kind))
  if (seat === by && isOver) callNext(context)
}

/** The chair calls the next waiting seat: when placards went up while the floor was free, or a turn timed out. */
export function keepTurns(context: CommandContext): void {
  const held = turnHeld(context)
  if (!held) return
  const { seat, until } = held
  if (seat === undefined) callNext(context)
  else if (context.at >= until) {
    const list = context.state.floor.speakersList
    if (list.includes(seat)) context.record({ kind: 'speakers-list-changed', list: list.filter((id) => id !== seat) })
    callNext(context)
  }
}

function callNext(context: CommandContext): void {
  const held = turnHeld(context)
  if (!held) return
  const seat = nextInTurn(context.state, held.heard)
  if (seat === undefined && held.seat === undefined) return
  context.record({ kind: 'floor-given', seat, until: context.at + timeToSpeak(context) })
}

/** Timeout for beginning to speak: a minute, or the speaking time where that is longer. */
function timeToSpeak({ state }: CommandContext): number {
  return Math.max(TURN_MS, (orderOf(state).caucus?.seconds ?? 0) * 1000)
}

/**
 * The seat that the chair calls next: one that owes a reply to the last speech; else, of those that raised their
 * placards, the one heard least in this caucus. Tie-break: the first to raise it. The last speaker only when no other
 * waits.
 */
function nextInTurn(state: CampaignState, heard: readonly SeatId[]): SeatId | undefined {
  const last = heard.at(-1)
  const answer = state.owed.find(({ act, seat }) => needsFloor(act) && seat !== last)
  if (answer) return answer.seat
  const list = state.floor.speakersList
  const others = list.filter((id) => id !== last)
  const waiting = others.length > 0 ? others : list
  const times = (id: SeatId) => heard.filter((seat) => seat === id).length
  let [chosen, fewest] = [waiting[0], Number.POSITIVE_INFINITY]
  for (const id of waiting) {
    if (times(id) >= fewest) continue
    chosen = id
    fewest = times(id)
  }
  return chosen
}
