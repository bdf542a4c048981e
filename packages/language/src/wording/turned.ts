import { type Act, agreesTo, type Change, type Proposal, type PublicView } from '@placard/engine'
import { gaveUp, lettingGo, lossesBy } from './letting-go.ts'
import { distanceTo, isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { type Stand, standOn, standsOn, strongest, weightOf } from './standpoints.ts'

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
  const way = givesWay(act, past)
  if (turned !== undefined) return { ...cameRound(turned, past), ...(way === undefined ? {} : { before: way }) }
  return way ?? broughtBack(taken, past)
}

/**
 * The stand that a refusal has to explain: the last one, if it was for the option; a delegation that proposed the option
 * itself explains each time why it is against it.
 */
export function owedFor(stands: readonly Stand[]): Stand | undefined {
  const last = stands.at(-1)
  const most = strongest(stands)
  if (last?.side === 'for' && most !== undefined) return { ...most, since: last.since }
  return stands.findLast(({ done }) => done === 'proposed')
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

type Mark = PublicView['drafts'][number]['marks'][number]

/**
 * What entered the text after a stand, and stands there still. What was before the committee together with the option,
 * or in the text already, is no news to whoever spoke of it.
 */
function newSince({ change: option, since }: Stand, { view }: Past): readonly Mark[] {
  const { marks = [], deal = [] } = leading(view) ?? {}
  return marks.filter(({ at, issue, after }) => {
    const other = { issue, option: after }
    const isKnown = view.proposals.some(
      ({ at: then, status, changes }) =>
        then <= since &&
        changes.some((one) => isSame(one, other)) &&
        (status === 'adopted' || changes.some((one) => isSame(one, option))),
    )
    return at > since && after > 0 && deal[issue] === after && issue !== option.issue && !isKnown
  })
}

/** Why a delegation is against what it was for: `changing` are the issues that a proposal before it would rewrite. */
export function turnedFrom(stand: Stand, past: Past, changing: readonly number[] = []): Occasion {
  const { change: option, done, at } = stand
  const { seat, view } = past
  const set = done === 'proposed' ? 'turned' : 'left'
  const about = { option, at, done }
  const mark = newSince(stand, past).findLast(
    ({ by, issue, before, after }) =>
      by !== seat.id &&
      !changing.includes(issue) &&
      distanceTo(seat, { issue, option: after }, view) > distanceTo(seat, { issue, option: before }, view) &&
      // only what it has called a burden itself weighs against what it was for
      standOn({ issue, option: after }, past)?.side === 'against',
  )
  if (mark !== undefined) {
    const other = { issue: mark.issue, option: mark.after }
    return { situation: `${set}-text`, ...about, other, names: [mark.by] }
  }
  const packages = packagesWith(option, past)
  const gone = packages.flatMap((one) => goneFrom(one, stand, past)).at(0)
  if (gone !== undefined) return { situation: `${set}-package`, ...about, ...gone }
  if (packages.length === 0 || done !== 'accepted') return { situation: `${set}-debate`, ...about }
  // whoever welcomed the whole did not put up with a part of it
  const isWelcomed = packages.some(({ reactions }) => reactions[seat.id] === 'welcome')
  return { situation: isWelcomed ? 'left-welcome' : 'left-part', ...about }
}

/**
 * What stands in the place of an option may be worth more to the seat than that: since it came into the text, or, where
 * it stood there before, because the option comes alone this time.
 */
export function pushingOut(
  { change: option, done, at, since }: Stand,
  past: Past,
  changing: readonly number[],
): Occasion | undefined {
  const { seat, view } = past
  const mark = (leading(view)?.marks ?? []).find(({ issue, after }) => issue === option.issue && after > 0)
  if (mark === undefined || mark.after === option.option) return undefined
  const other = { issue: option.issue, option: mark.after }
  const isNew = mark.at > since
  const isNearer = distanceTo(seat, other, view) < distanceTo(seat, option, view)
  if (!isNearer && standOn(other, past)?.side !== 'for') return undefined
  const about = { option, other, done, at }
  if (!isNew) {
    const isAlone = changing.length === 1 && packagesWith(option, past).length > 0
    return { situation: isAlone ? 'pushes-out-alone' : 'pushes-out-again', ...about }
  }
  return mark.by === seat.id
    ? { situation: 'pushes-out-ours', ...about }
    : { situation: 'pushes-out', ...about, names: [mark.by] }
}

/** Why a delegation takes up what it refused or opposed. */
export function cameRound(stand: Stand, past: Past): Occasion {
  const { change: option, done, at } = stand
  const { seat, view } = past
  const about = { option, at, done }
  const mark = newSince(stand, past).findLast(
    ({ issue, before, after }) =>
      distanceTo(seat, { issue, option: after }, view) < distanceTo(seat, { issue, option: before }, view),
  )
  if (mark === undefined) return { situation: 'round-debate', ...about }
  return { situation: 'round-text', ...about, other: { issue: mark.issue, option: mark.after } }
}

/** An act that would take out of the text what the delegation wrote, asked for or welcomed itself. */
function givesWay(act: Act, past: Past): Occasion | undefined {
  if (act.kind === 'accept') {
    return lettingGo(takenIn(act, past), past, { by: past.view.offers.find(({ id }) => id === act.offer)?.by })
  }
  const changes = act.kind === 'trade' ? [act.give, act.take] : 'changes' in act ? act.changes : []
  const [loss] = lossesBy(changes, past).toSorted((one, other) => weightOf(one.stand) - weightOf(other.stand))
  if (loss === undefined) return undefined
  const { clause: other, stand } = loss
  const option = changes.find(({ issue }) => issue === other.issue)
  return { situation: 'gives-way', option, other, done: stand.done, at: stand.at }
}

/** Whether the seat has asked for an option since it gave it up: it has told the committee what became of it. */
function hasAskedAgain(option: Change, since: number, { own }: Past): boolean {
  return own.some(
    ({ act, put, at }) =>
      at > since && (put.some((one) => isSame(one, option)) || (act.kind === 'support' && isSame(act.change, option))),
  )
}

/** What the delegation let go itself, and now asks for again. */
function broughtBack(taken: readonly Change[], past: Past): Occasion | undefined {
  for (const option of taken) {
    const at = gaveUp(option, past)
    if (at !== undefined && !hasAskedAgain(option, at, past)) return { situation: 'let-go-before', option, at }
  }
  return undefined
}

/** The packages in which the seat was for an option, where it was never for the option alone. */
function packagesWith(option: Change, { seat, view }: Past): readonly Proposal[] {
  const having = view.proposals
    .filter(({ changes }) => changes.some((one) => isSame(one, option)))
    .filter((proposal) => agreesTo(proposal, seat.id))
  return having.every(({ changes }) => changes.length > 1) ? having : []
}

/** Another part of an adopted package that another delegation has taken out since, without the seat's consent. */
function goneFrom(
  { status, changes }: Proposal,
  { change: option, since }: Stand,
  past: Past,
): readonly Pick<Occasion, 'other' | 'names'>[] {
  const { marks = [] } = leading(past.view) ?? {}
  if (status !== 'adopted') return []
  return changes
    .filter((one) => !isSame(one, option))
    .flatMap((other) =>
      marks
        .filter(({ issue, after, at }) => issue === other.issue && after !== other.option && at > since)
        .filter(({ by, issue, after }) => {
          return by !== past.seat.id && standOn({ issue, option: after }, past)?.side !== 'for'
        })
        .map(({ by }) => ({ other, names: [by] })),
    )
}
