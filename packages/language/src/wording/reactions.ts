import type { ActOf, Change, PublicView, SeatInView } from '@placard/engine'
import { boundByWord } from './given-word.ts'
import { against, inFavour } from './grounds.ts'
import { lettingGo } from './letting-go.ts'
import { clauseOn, distanceTo, gainOf, isNear, isSame, leading, type Occasion, recordOf } from './occasion.ts'
import type { Past } from './past.ts'
import { isWanted, ownOf, type Stand, standsOn, strongest, weightOf } from './standpoints.ts'
import { onTerm } from './terms.ts'
import { cameRound, owedFor, pushingOut, turnedFrom } from './turned.ts'

/** A change of a proposal, with what it does for the seat and where the seat stood on it, lastly too. */
interface Part {
  readonly change: Change
  readonly gain: number
  readonly stands: readonly Stand[]
  readonly last: Stand | undefined
}

const NOW = { welcome: 'now-welcome', 'live-with': 'now-live-with', 'cannot-accept': 'now-cannot-accept' } as const

/**
 * What a placard is about. It names the clause that speaks for it, by the seat's public position against today's text,
 * and never one on which the seat has spoken the other way; it owns up to what the seat refused, or proposed, before.
 */
export function reactionOf({ proposal: id, reaction, over }: ActOf<'react'>, past: Past): Occasion {
  const { seat, view } = past
  const put = view.proposals.find((one) => one.id === id)
  const changes = put?.changes ?? []
  const parts = newTo(changes, view).map((change): Part => {
    const stands = standsOn(change, past, id)
    return { change, gain: gainOf(seat, change, view), stands, last: stands.at(-1) }
  })
  if (parts.length === 0) return { situation: reaction }
  const term = onTerm(
    reaction === 'cannot-accept' ? 'against' : 'for',
    parts.map(({ change }) => change),
    past,
  )
  if (reaction === 'cannot-accept')
    return term === undefined ? refusal(parts, over, past) : { situation: NOW[reaction], before: term }
  const turn = friendlyTurn(parts, reaction, past)
  if (term !== undefined) return { situation: NOW[reaction], before: term }
  const loss = lettingGo(
    parts.map(({ change }) => change),
    past,
    put,
  )
  if (turn !== undefined) return loss === undefined ? turn : besideLoss(turn, loss)
  if (loss !== undefined) return { situation: NOW[reaction], before: loss, ...inFavour(loss.option) }
  const [only] = parts
  if (reaction === 'welcome' && only?.last?.side === 'for' && parts.length === 1) {
    const { done, at } = strongest(only.stands) ?? only.last
    return { situation: NOW[reaction], before: { situation: 'stand-by', option: only.change, done, at } }
  }
  const best = bestOf(parts)?.change
  // a step away from something worse is not praised for itself
  if (reaction === 'welcome' && best !== undefined && !isNear(seat, best, view)) {
    const isFirst = clauseOn(best.issue, view).option === 0
    return { situation: isFirst ? 'now-lesser-first' : 'now-lesser', option: best, ...inFavour(best) }
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

/**
 * What is gained is told with what goes for it; a yes that has something to lose is not given as a matter of course. The
 * reason speaks of what was named.
 */
function besideLoss({ ground: _, ...turn }: Occasion, loss: Occasion): Occasion {
  const { before } = turn
  const situation = turn.situation.replace(/^ours-(?:kept|live-with)$/, NOW['live-with']).replace(/^ours-/, 'now-')
  const isSaid = before === undefined || /^(?:stand-by|asked-|ours-)/.test(before.situation)
  const reason = inFavour(loss.option)
  return { ...turn, situation, ...reason, before: isSaid ? loss : { ...before, before: loss } }
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
  return wantedWithin(parts, reaction, past) ?? stoodBy(parts, reaction)
}

const OURS = { welcome: 'ours-welcome', 'live-with': 'ours-kept' } as const

/** The seat's own words, or what it asked for, are before the committee; what stands beside them is borne for them. */
function wantedWithin(parts: readonly Part[], reaction: 'welcome' | 'live-with', past: Past): Occasion | undefined {
  const own = parts.find(({ stands }) => ownOf(stands, past) !== undefined && isWanted(stands))
  const wanted = own ?? parts.find(({ stands }) => isWanted(stands))
  const borne = parts
    .filter(({ change, stands }) => !isWanted(stands) && !isNear(past.seat, change, past.view))
    .toSorted((one, other) => one.gain - other.gain)
    .at(0)?.change
  if (wanted === undefined) return liked(parts, reaction, borne, past)
  const { change: option, stands } = wanted
  const whose = own === undefined ? 'asked' : 'ours'
  const about = { option, at: ownOf(stands, past)?.at }
  // where every part is wanted, none is named as the one that is
  if (parts.every((part) => isWanted(part.stands) && (own === undefined || ownOf(part.stands, past) !== undefined))) {
    return { situation: OURS[reaction], before: { situation: `${whose}-back`, ...about }, ...inFavour(option) }
  }
  const before =
    reaction === 'live-with' && borne !== undefined
      ? { situation: `${whose}-borne`, ...about, other: borne }
      : { situation: `${whose}-within`, ...about }
  return { situation: borne === undefined ? OURS[reaction] : NOW[reaction], before, ...inFavour(option) }
}

/** Where a package that the seat can live with has what its public position asks for, the rest is borne for that. */
function liked(
  parts: readonly Part[],
  reaction: 'welcome' | 'live-with',
  other: Change | undefined,
  { seat, view }: Past,
): Occasion | undefined {
  const best = bestOf(parts)?.change
  if (reaction === 'welcome' || best === undefined || other === undefined || isSame(best, other)) return undefined
  if (!isSame(recordOf(seat, best.issue, view), best)) return undefined
  return { situation: NOW[reaction], before: { situation: 'borne-for', option: best, other }, ...inFavour(best) }
}

/** A single change that the seat has said yes to is not put up with the next time. */
function stoodBy([part, ...rest]: readonly Part[], reaction: 'welcome' | 'live-with'): Occasion | undefined {
  if (part === undefined || rest.length > 0 || part.last?.side !== 'for' || reaction === 'welcome') return undefined
  const { change: option, stands } = part
  const { done, at } = strongest(stands) ?? part.last
  return { situation: 'ours-live-with', before: { situation: 'stand-by', option, done, at } }
}

/**
 * A refusal names the change that it is due to. Where that had the seat's yes before, it says what the change would push
 * out, or what else is new; where another part had it, it says that it is not that part.
 */
function refusal(parts: readonly Part[], over: Change | undefined, past: Past): Occasion {
  // what it has refused before comes first, whatever else it would lose by
  const named = refusedBefore(parts, past) ?? parts.find(({ change }) => over !== undefined && isSame(change, over))
  const due = named ?? (parts.length === 1 ? parts[0] : worstOf(parts))
  const stand = due && owedFor(due.stands)
  const bound = due && boundByWord(past.seat.id, [due.change], past.view)
  if (bound !== undefined) return { situation: NOW['cannot-accept'], before: bound }
  if (due !== undefined && stand !== undefined) {
    const issues = parts.map(({ change }) => change.issue)
    const pushed = pushingOut(stand, past, issues)
    // nobody argues against what it stood for, where it only wants to keep what would have to go
    return pushed === undefined
      ? { situation: NOW['cannot-accept'], before: turnedFrom(stand, past, issues), ...against(due.change) }
      : { situation: NOW['cannot-accept'], before: pushed, ...inFavour(pushed.other) }
  }
  const worst = due?.change ?? farthestOf(parts, past)
  const plain = { situation: 'cannot-accept', option: worst, ...against(worst) }
  // of several clauses that it was for, the one that it did most for is owed a word
  const [held] = parts
    .filter((part) => part !== due && owedFor(part.stands) !== undefined)
    .toSorted((one, other) => heldBy(one) - heldBy(other))
  const kept = held && owedFor(held.stands)
  if (held === undefined || kept === undefined) return plain
  const before = { option: held.change, other: worst, done: kept.done, at: kept.at }
  if (worst === undefined) return { situation: NOW['cannot-accept'], before: { situation: 'refuse-whole', ...before } }
  // what was only let pass is nothing to stand by
  const beside = kept.done === 'accepted' && kept.at !== undefined ? 'refuse-beside-borne' : 'refuse-beside'
  return { situation: NOW['cannot-accept'], before: { situation: beside, ...before }, ...against(worst) }
}

/** The clause that a seat has spoken against, and was never for; of several the one that lies farthest from it. */
function refusedBefore(parts: readonly Part[], { seat, view }: Past): Part | undefined {
  return parts
    .filter(({ gain, stands, last }) => gain < 0 && last?.side === 'against' && owedFor(stands) === undefined)
    .toSorted((one, other) => distanceTo(seat, other.change, view) - distanceTo(seat, one.change, view))[0]
}

/** How much a seat did for a clause: the less, the more it did. */
function heldBy({ stands }: Part): number {
  const owed = owedFor(stands)
  return owed === undefined ? Number.POSITIVE_INFINITY : weightOf(owed)
}

/** The clause that takes the text farthest from the seat, of those it has not spoken for. */
function worstOf(parts: readonly Part[]): Part | undefined {
  const [worst] = parts
    .filter(({ gain, stands }) => gain < 0 && owedFor(stands) === undefined)
    .toSorted((one, other) => one.gain - other.gain)
  return worst
}

/** The clause farthest from what the seat wants, of those it has not spoken for: the one that hurts. */
function farthestOf(parts: readonly Part[], { seat, view }: Past): Change | undefined {
  return parts
    .filter(({ change, stands }) => owedFor(stands) === undefined && !isNear(seat, change, view))
    .map(({ change }) => change)
    .toSorted((one, other) => distanceTo(seat, other, view) - distanceTo(seat, one, view))[0]
}

/** A refusal whose reasons the seat has given in all its words names its clause once more, and no more. */
export function unexplained(occasion: Occasion): Occasion {
  const { situation, before, ground } = occasion
  if (before === undefined || situation !== NOW['cannot-accept'] || ground === undefined) return occasion
  const refused = ground.side === 'against' ? ground.change : before.option
  return { situation: 'cannot-accept', option: refused, ground }
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
