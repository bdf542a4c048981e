import type { ActOf, Change, PublicView, SeatInView } from '@placard/engine'
import { against, inFavour } from './grounds.ts'
import { distanceTo, gainOf, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { isOwn, type Stand, standsOn } from './standpoints.ts'
import { cameRound, owedFor, turnedFrom } from './turned.ts'

/** A change of a proposal, with what it does for the seat and where the seat stood on it, lastly too. */
interface Part {
  readonly change: Change
  readonly gain: number
  readonly stands: readonly Stand[]
  readonly last: Stand | undefined
}

/** Distance from the seat's public position up to which an option is what it wants; the axis is 2 long. */
const NEAR = 0.6

const NOW = { welcome: 'now-welcome', 'live-with': 'now-live-with', 'cannot-accept': 'now-cannot-accept' } as const

/**
 * What a placard is about. It names the clause that speaks for it, by the seat's public position against today's text,
 * and never one on which the seat has spoken the other way; it owns up to what the seat refused, or proposed, before.
 */
export function reactionOf({ proposal: id, reaction }: ActOf<'react'>, past: Past): Occasion {
  const { seat, view } = past
  const changes = view.proposals.find((one) => one.id === id)?.changes ?? []
  const parts = newTo(changes, view).map((change): Part => {
    const stands = standsOn(change, past, id)
    return { change, gain: gainOf(seat, change, view), stands, last: stands.at(-1) }
  })
  if (parts.length === 0) return { situation: reaction }
  const isFriendly = reaction !== 'cannot-accept'
  const turn = isFriendly ? friendlyTurn(parts, reaction, past) : refusalTurn(parts, past)
  if (turn !== undefined) return turn
  if (!isFriendly) {
    const worst = worstOf(parts)?.change
    return { situation: reaction, option: worst, ...against(worst) }
  }
  const best = bestOf(parts)?.change
  // a step away from something worse is not praised for itself
  if (reaction === 'welcome' && best !== undefined && distanceTo(seat, best, view) > NEAR) {
    return { situation: 'now-lesser', option: best, ...inFavour(best) }
  }
  // what one can live with is what one gives for the rest
  const borne = parts.toSorted((one, other) => one.gain - other.gain).find(({ last }) => last === undefined)?.change
  return reaction === 'welcome'
    ? { situation: reaction, option: best, ...inFavour(best) }
    : { situation: reaction, option: parts.length === 1 || best !== borne ? borne : undefined }
}

/** The clause that brings the text nearest to the seat, of those it has not spoken against. */
function bestOf(parts: readonly Part[]): Part | undefined {
  const [best] = parts
    .filter(({ gain, last }) => gain > 0 && last?.side !== 'against')
    .toSorted((one, other) => other.gain - one.gain)
  return best
}

/** The clause that takes the text farthest from the seat, of those it has not spoken for. */
function worstOf(parts: readonly Part[]): Part | undefined {
  const [worst] = parts
    .filter(({ gain, stands }) => gain < 0 && owedFor(stands) === undefined)
    .toSorted((one, other) => one.gain - other.gain)
  return worst
}

/** What a welcome, or a consent, has to say first of clauses that the seat refused before, or that are its own. */
function friendlyTurn(parts: readonly Part[], reaction: 'welcome' | 'live-with', past: Past): Occasion | undefined {
  const best = bestOf(parts)?.change
  const refused = parts.find(({ last }) => last?.side === 'against')
  if (refused?.last !== undefined) {
    const { done, at } = refused.last
    const isAlone = parts.length === 1
    const sake = {
      situation: best === undefined ? 'bear-whole' : 'bear-for',
      option: refused.change,
      other: best,
      done,
      at,
    }
    return { situation: NOW[reaction], before: isAlone ? cameRound(refused.last, past) : sake, ...inFavour(best) }
  }
  const own = parts.find(({ stands }) => isOwn(stands))
  const before = own && ownBack(own, parts.length > 1)
  if (own === undefined || before === undefined) return askedFor(parts, reaction)
  if (parts.length === 1) return { situation: `ours-${reaction}`, before, ...inFavour(own.change) }
  return { situation: NOW[reaction], before, ...inFavour(best) }
}

/** The seat's own words are before the committee: with the time, where it put them there itself. */
function ownBack({ change: option, stands }: Part, isPackage: boolean): Occasion | undefined {
  const first = stands.find(({ done }) => done === 'proposed')
  return first && { situation: isPackage ? 'ours-within' : 'ours-back', option, at: first.at }
}

/** A single change that the seat has spoken for is what it asked for. */
function askedFor([part, ...rest]: readonly Part[], reaction: 'welcome' | 'live-with'): Occasion | undefined {
  if (part === undefined || rest.length > 0 || part.last?.side !== 'for') return undefined
  const { change: option, last } = part
  if (last.done === 'supported' || last.done === 'promised') {
    return { situation: `ours-${reaction}`, before: { situation: 'asked-back', option }, ...inFavour(option) }
  }
  // what was welcomed is not put up with the next time
  const before = { situation: 'stand-by', option, done: last.done, at: last.at }
  return reaction === 'live-with' ? { situation: 'ours-live-with', before } : undefined
}

/** What a refusal has to say first of clauses that the seat proposed, welcomed or accepted before. */
function refusalTurn(parts: readonly Part[], past: Past): Occasion | undefined {
  const held = parts.find(({ stands }) => owedFor(stands) !== undefined)
  const stand = held && owedFor(held.stands)
  if (held === undefined || stand === undefined) return undefined
  const situation = NOW['cannot-accept']
  const { done, at } = stand
  const issues = parts.map(({ change }) => change.issue)
  if (parts.length === 1) return { situation, before: turnedFrom(stand, past, issues), ...against(held.change) }
  const worst = worstOf(parts)?.change
  const before = { option: held.change, other: worst, done, at }
  if (worst === undefined) return { situation, before: { situation: 'refuse-whole', ...before } }
  return { situation, before: { situation: 'refuse-beside', ...before }, ...against(worst) }
}

/** Of proposed changes, those that are no part of the text yet; else all. */
function newTo(changes: readonly Change[], view: PublicView): readonly Change[] {
  const left = changes.filter(({ issue, option }) => leading(view)?.deal[issue] !== option)
  return left.length > 0 ? left : changes
}

/** The change that lies nearest to the seat's public positions. */
export function nearestOf(seat: SeatInView, changes: readonly Change[], view: PublicView): Change | undefined {
  return changes.toSorted((one, other) => distanceTo(seat, one, view) - distanceTo(seat, other, view))[0]
}
