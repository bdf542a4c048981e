import type { ActOf, Change, PublicView, Stance } from '@placard/engine'
import { against, inFavour } from './grounds.ts'
import { clausesOf, distanceTo, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'
import { standOn } from './standpoints.ts'
import { onTerm } from './terms.ts'
import { clausesFor, hopedFor, missed } from './weighed.ts'

/** What a change of the leading draft by another seat did for this one. */
interface Shift {
  readonly mark: PublicView['drafts'][number]['marks'][number]
  /** How much nearer the text came to the seat's public positions; below 0, how much farther it went. */
  readonly gain: number
}

function shifts({ seat, view }: Past, since: number): readonly Shift[] {
  return (leading(view)?.marks ?? [])
    .filter(({ by, at }) => by !== seat.id && at > since)
    .map((mark) => {
      const { issue, before, after } = mark
      const gain = distanceTo(seat, { issue, option: before }, view) - distanceTo(seat, { issue, option: after }, view)
      return { mark, gain }
    })
    .toSorted((one, other) => other.gain - one.gain)
}

/** When the seat last took its side of the leading draft, session ms; the beginning where it has not. */
function sideAt({ seat, view, own }: Past): number {
  const said = own.findLast(({ act: { kind } }) => SIDES.has(kind))?.at
  return leading(view)?.sidesAt?.[seat.id] ?? said ?? 0
}

const SIDES: ReadonlySet<string> = new Set(['declare', 'sponsor', 'sign', 'withdraw'])

/** When the seat last said that it was not for the draft; the beginning where it never did. */
function lastDoubtAt(past: Past): number {
  const isDoubt = ({ act }: Line) =>
    act.kind === 'withdraw' ||
    (act.kind === 'declare' && act.stance !== 'favour') ||
    (act.kind === 'explain' && act.answer?.to === 'draft' && act.answer.verdict === 'no')
  const said = past.own.findLast(isDoubt)?.at ?? 0
  return stanceOf(past) === 'favour' ? said : Math.max(said, sideAt(past))
}

/** What others wrote in that moved the text most towards the seat since it last doubted it, unless it opposed that. */
export function gains(past: Past): readonly Occasion[] {
  const best = shifts(past, lastDoubtAt(past)).find(
    ({ mark: { issue, after }, gain }) =>
      gain > 0 && after > 0 && standOn({ issue, option: after }, past)?.side !== 'against',
  )?.mark
  if (best === undefined) return []
  const { issue, after, by, at } = best
  return [{ situation: 'text-gained', option: { issue, option: after }, names: [by], at }]
}

/**
 * What others changed most against the seat since it last took its side: a clause rewritten, put in, or taken out. What
 * the seat let pass, or welcomed, is no ground to leave.
 */
export function losses(past: Past): readonly Occasion[] {
  const worst = shifts(past, sideAt(past)).findLast(
    ({ mark: { issue, after }, gain }) => gain < 0 && standOn({ issue, option: after }, past)?.side !== 'for',
  )?.mark
  if (worst === undefined) return []
  const { issue, before, after, by, at } = worst
  const was = { option: { issue, option: before }, names: [by], at }
  const is = { other: { issue, option: after }, names: [by], at }
  if (after === 0) return [{ situation: 'text-cut', ...was }]
  return before === 0 ? [{ situation: 'text-burdened', ...is }] : [{ situation: 'text-lost', ...was, ...is }]
}

/** The stance that the seat has declared; a sponsor is for the draft, and a signature takes back an earlier no. */
function stanceOf({ seat, view }: Past, draft = leading(view)): Stance {
  const declared = draft?.declared[seat.id] ?? 'undecided'
  return declared === 'against' && draft?.signatories.includes(seat.id) ? 'undecided' : declared
}

/** A declaration that departs from an earlier one says so, and what changed between them. */
export function declarationOf({ stance }: ActOf<'declare'>, past: Past): Occasion | undefined {
  const before = stanceOf(past)
  if (before === 'undecided' || before === stance) return undefined
  const [fact] = stance === 'favour' || before === 'against' ? gains(past) : losses(past)
  return { ...fact, situation: `${stance}-after-${before}` }
}

/**
 * A delegation that left the draft, or spoke against it, and now puts its name to it says so; and what has become of its
 * condition, where it had named one.
 */
export function joiningOf({ kind }: ActOf<'sponsor' | 'sign'>, past: Past): Occasion {
  const hasLeft = past.own.findLast(({ act }) => SIDES.has(act.kind))?.act.kind === 'withdraw'
  const before = onTerm('for', undefined, past)
  const stance = stanceOf(past)
  // a signature that is more than a hearing is not called one
  if (!hasLeft && kind === 'sign' && stance === 'favour') return { situation: 'sign-in-favour', before }
  if (!hasLeft && stance !== 'against') return { situation: kind, before }
  const [fact] = gains(past)
  return { ...fact, situation: hasLeft ? 'rejoin' : 'join-after-against', before }
}

/**
 * A delegation that leaves names what drove it out: a change made after it joined, else the clause that it cannot stand
 * behind, else what the debate has not brought it, else the clause that is least its own, else what it stands for.
 */
export function leavingOf(_act: ActOf<'withdraw'>, past: Past): Occasion {
  if (losses(past).length > 0) return { situation: 'withdraw' }
  const worst = clausesFor('against', past).at(-1)
  if (worst !== undefined && worst.gain < 0) return { situation: 'withdraw-over', other: worst.change }
  const option = missed(past)
  if (option !== undefined) return { situation: 'withdraw-without', option }
  const other = farthestClause(past)
  if (other !== undefined) return { situation: 'withdraw-far', other }
  const hope = hopedFor(past)
  return hope === undefined ? { situation: 'withdraw-whole' } : { situation: 'withdraw-hoped', option: hope }
}

/** The clause of today's text that lies farthest from what the seat stands for, of those on which it took no side. */
function farthestClause(past: Past): Change | undefined {
  const { seat, view } = past
  const [farthest] = clausesOf(leading(view))
    .filter((one) => standOn(one, past) === undefined)
    .map((change) => ({ change, apart: distanceTo(seat, change, view) }))
    .toSorted((one, other) => other.apart - one.apart)
  return farthest !== undefined && farthest.apart > 0 ? farthest.change : undefined
}

/** A ballot on a draft that goes against what the seat declared, or signed, says why. */
export function ballotOnDraft(choice: ActOf<'vote'>['choice'], past: Past): Occasion | undefined {
  const { seat, view } = past
  const isFor = choice === 'for'
  const declared = stanceOf(past)
  const isSigned = leading(view)?.signatories.includes(seat.id) === true
  const isTurn = isFor ? declared === 'against' : declared === 'favour' || (choice === 'against' && isSigned)
  if (!isTurn) return undefined
  const [fact] = isFor ? gains(past) : losses(past)
  const clause = isFor ? clausesFor('for', past)[0]?.change : clausesFor('against', past).at(-1)?.change
  const situation = `vote-${choice}`
  const kind = isFor ? 'after-no' : 'after-yes'
  if (fact !== undefined)
    return { situation, before: { ...fact, situation: `${kind}-text`, other: fact.other ?? fact.option } }
  return clause && { situation, before: { situation: kind, other: clause } }
}

const EXPLAINED = {
  for: 'vote-for-explained',
  against: 'vote-against-explained',
  abstain: 'abstain-explained',
} as const

/**
 * An explanation of vote says why, by the clause of the draft that mattered most to the seat and on which it has not
 * spoken the other way; a seat that had declared otherwise says that it had.
 */
export function explaining({ point }: ActOf<'point'>, past: Past): Occasion | undefined {
  if (point === 'against-the-motion') return { situation: 'against-motion' }
  if (point !== 'explanation-of-vote') return undefined
  const { seat, view } = past
  const vote = view.votes.findLast(({ question }) => question.kind === 'draft')
  const choice = vote?.ballots.find((ballot) => ballot.seat === seat.id)?.choice
  if (choice === undefined || vote?.question.kind !== 'draft') return undefined
  const { question } = vote
  const draft = view.drafts.find(({ id }) => id === question.draft)
  const isFor = choice === 'for'
  const clauses = clausesFor(isFor ? 'for' : 'against', past, draft)
  const named = isFor ? clauses[0]?.change : clauses.at(-1)?.change
  const declared = stanceOf(past, draft)
  const hasTurned = isFor ? declared === 'against' : declared === 'favour'
  const hasLeft = past.own.findLast(({ act }) => SIDES.has(act.kind))?.act.kind === 'withdraw'
  // whoever took its name away has not said that it was against
  const turned = isFor && hasLeft ? 'for-left-turned' : `${choice}-turned`
  const situation = hasTurned ? turned : EXPLAINED[choice]
  return { situation, option: named, ...(isFor ? inFavour(named) : against(named)) }
}
