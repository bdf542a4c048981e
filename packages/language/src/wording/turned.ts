import type { Act, Change } from '@placard/engine'
import { distanceTo, isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { type Stand, standOn, standsOn } from './standpoints.ts'

/**
 * What a delegation owes the committee when it speaks otherwise than before: against what it proposed, welcomed or
 * accepted, or for what it refused; and what has changed since. Undefined where it does not turn. What a placard owes is
 * found with the placard.
 */
export function turnOf(act: Act, past: Past): Occasion | undefined {
  const refused = refusedIn(act)
  if (refused !== undefined) {
    const stand = owedFor(standsOn(refused, past))
    return stand && turnedFrom(stand, past)
  }
  const taken = takenIn(act, past)
  const turned = taken.map((change) => standOn(change, past)).find((stand) => stand?.side === 'against')
  if (turned !== undefined) return cameRound(turned, past)
  return act.kind === 'propose' || act.kind === 'concede' ? givesWay(act.changes, past) : undefined
}

/**
 * The stand that a refusal has to explain: the last one, if it was for the option; a delegation that proposed the option
 * itself explains each time why it is against it.
 */
export function owedFor(stands: readonly Stand[]): Stand | undefined {
  const last = stands.at(-1)
  return last?.side === 'for' ? last : stands.findLast(({ done }) => done === 'proposed')
}

/** The option that an act speaks against. */
function refusedIn(act: Act): Change | undefined {
  if (act.kind === 'oppose') return act.change
  if (act.kind !== 'explain' || act.answer?.verdict !== 'no') return undefined
  const { to, change } = act.answer
  return to === 'accept' || to === 'price' || to === 'reasons' ? change : undefined
}

/** The options that an act takes up. */
function takenIn(act: Act, { view }: Past): readonly Change[] {
  switch (act.kind) {
    case 'support':
      return [act.change]
    case 'propose':
    case 'concede':
      return act.changes
    case 'trade':
      return [act.give, act.take]
    case 'accept': {
      const offer = view.offers.find(({ id }) => id === act.offer)
      return offer === undefined ? [] : [offer.give, offer.take]
    }
    case 'explain': {
      const { to, verdict, change } = act.answer ?? {}
      const isTaken = verdict === 'yes' && (to === 'accept' || to === 'price' || to === 'reasons')
      return isTaken && change !== undefined ? [change] : []
    }
    default:
      return []
  }
}

/** Why a delegation is against what it was for: `changing` are the issues that a proposal before it would rewrite. */
export function turnedFrom({ change: option, done, at, since }: Stand, past: Past, changing: readonly number[] = []) {
  const { seat, view } = past
  const set = done === 'proposed' ? 'turned' : 'left'
  const about = { option, at, done }
  const mark = (leading(view)?.marks ?? []).findLast(
    ({ at: then, by, issue, before, after }) =>
      then > since &&
      by !== seat.id &&
      issue !== option.issue &&
      !changing.includes(issue) &&
      after > 0 &&
      distanceTo(seat, { issue, option: after }, view) > distanceTo(seat, { issue, option: before }, view) &&
      standOn({ issue, option: after }, past)?.side !== 'for',
  )
  if (mark !== undefined) {
    const other = { issue: mark.issue, option: mark.after }
    return { situation: `${set}-text`, ...about, other, names: [mark.by] }
  }
  if (view.crisis?.status === 'open' && view.crisis.openedAt > since) return { situation: `${set}-crisis`, ...about }
  return { situation: wasOneOfSeveral(option, past) ? `${set}-package` : `${set}-debate`, ...about }
}

/** Why a delegation takes up what it refused or opposed. */
export function cameRound({ change: option, done, at, since }: Stand, { seat, view }: Past): Occasion {
  const about = { option, at, done }
  const mark = (leading(view)?.marks ?? []).findLast(
    ({ at: then, issue, before, after }) =>
      then > since &&
      issue !== option.issue &&
      after > 0 &&
      distanceTo(seat, { issue, option: after }, view) < distanceTo(seat, { issue, option: before }, view),
  )
  if (mark !== undefined) {
    return { situation: 'round-text', ...about, other: { issue: mark.issue, option: mark.after } }
  }
  const isNews = view.crisis?.status === 'open' && view.crisis.openedAt > since
  return { situation: isNews ? 'round-crisis' : 'round-debate', ...about }
}

/** A proposal that would take out what the delegation wrote, asked for or welcomed itself. */
function givesWay(changes: readonly Change[], past: Past): Occasion | undefined {
  for (const { issue, option } of changes) {
    const other = { issue, option: leading(past.view)?.deal[issue] ?? 0 }
    if (other.option === 0 || other.option === option) continue
    const stand = standOn(other, past)
    if (stand?.side === 'for' && stand.done !== 'accepted') {
      return { situation: 'gives-way', option: { issue, option }, other, done: stand.done, at: stand.at }
    }
  }
  return undefined
}

function wasOneOfSeveral(option: Change, past: Past): boolean {
  const { seat, view, own } = past
  if (!standsOn(option, past).some(({ side }) => side === 'for')) return false
  const all = [
    ...view.proposals
      .filter(
        ({ by, reactions }) => by === seat.id || reactions[seat.id] === 'welcome' || reactions[seat.id] === 'live-with',
      )
      .map(({ changes }) => changes),
    ...own.map(({ put }) => put),
  ]
  const having = all.filter((changes) => changes.some((one) => isSame(one, option)))
  return having.length > 0 && having.every((changes) => changes.length > 1)
}
