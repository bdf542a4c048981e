import type { Act, Change, Proposal } from '@placard/engine'
import { isNear, isSame, metAt } from './occasion.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'

/** What a delegation did with an option, as a verb in the past; `offered` is what it gave in a trade. */
export type Done = 'proposed' | 'promised' | 'supported' | 'welcomed' | 'offered' | 'accepted' | 'opposed' | 'refused'

/** What counts most, the most first: whoever proposed an option did more than let it pass. */
const WEIGHT: readonly Done[] = [
  'proposed',
  'promised',
  'supported',
  'welcomed',
  'offered',
  'accepted',
  'opposed',
  'refused',
]

/** What a delegation has let the committee know of an option. */
export interface Stand {
  readonly change: Change
  readonly side: 'for' | 'against'
  /** What it did, as a verb in the past. */
  readonly done: Done
  /** Session ms where the record has it to the second. */
  readonly at: number | undefined
  /** Session ms about which it happened. */
  readonly since: number
}

/** All that a seat has let the committee know of an option, the earliest first; one proposal may be left out. */
export function standsOn(change: Change, past: Past, except?: string): readonly Stand[] {
  const { seat, view, own } = past
  const proposed = view.proposals
    .filter(({ id, changes }) => id !== except && changes.some((one) => isSame(one, change)))
    .flatMap((proposal) => inProposal(proposal, change, past))
  const written = view.drafts
    .flatMap(({ marks }) => marks)
    .filter(({ by, issue, after }) => by === seat.id && isSame({ issue, option: after }, change))
    // what entered the text by a proposal was proposed with it, and not when it entered
    .filter(
      ({ at: entered }) => !view.proposals.some((one) => isBy(one, seat.id) && has(one, change) && one.at <= entered),
    )
    .map(({ at }): Stand => ({ change, side: 'for', done: 'proposed', at, since: at }))
  const promised = view.commitments
    .filter((one) => one.kind === 'promise' && one.by === seat.id && one.status !== 'broken')
    .filter((one) => one.change !== undefined && isSame(one.change, change))
    .map(({ at }): Stand => ({ change, side: 'for', done: 'promised', at, since: at }))
  const said = own.flatMap((line) => saidIn(line, change, past))
  return [...proposed, ...written, ...promised, ...said].toSorted((one, other) => one.since - other.since)
}

/** Where a seat last stood on an option. */
export function standOn(change: Change, past: Past, except?: string): Stand | undefined {
  return standsOn(change, past, except).at(-1)
}

const isBy = ({ by, partner }: Proposal, seat: string) => by === seat || partner === seat

const has = ({ changes }: Proposal, change: Change) => changes.some((one) => isSame(one, change))

/**
 * Of the last stands that are on one side, the one that says most: a delegation that proposed an option and let it pass
 * again has not only let it pass. Of two that say the same it is the one whose time the record has, else the last.
 */
export function strongest(stands: readonly Stand[]): Stand | undefined {
  const side = stands.at(-1)?.side
  const from = stands.findLastIndex((stand) => stand.side !== side) + 1
  const rank = ({ done, at }: Stand) => WEIGHT.indexOf(done) + (at === undefined ? 0.5 : 0)
  return stands.slice(from).reduce<Stand | undefined>((best, stand) => {
    return best === undefined || rank(stand) <= rank(best) ? stand : best
  }, undefined)
}

/** How much a stand says: the less, the more it says. */
export const weightOf = ({ done }: Stand) => WEIGHT.indexOf(done)

/** Where a seat was the first to put an option before the committee: the option is its own. */
export function ownOf(stands: readonly Stand[], { seat, view }: Past): Stand | undefined {
  const first = stands.find(({ done }) => done === 'proposed')
  if (first === undefined) return undefined
  const { change, since } = first
  const isEarlier =
    view.proposals.some((one) => !isBy(one, seat.id) && has(one, change) && one.at < since) ||
    view.drafts.some(({ marks }) =>
      marks.some(
        ({ by, issue, after, at }) => by !== seat.id && isSame({ issue, option: after }, change) && at < since,
      ),
    )
  return isEarlier ? undefined : first
}

/** Whether a seat has wanted an option aloud, by its own proposals and demands: more than a yes to what others put. */
export function isWanted(stands: readonly Stand[]): boolean {
  return stands.at(-1)?.side === 'for' && stands.some(({ done }) => done === 'proposed' || done === 'supported')
}

/**
 * A placard on a package takes every clause of it along; against one clause of it only where that was named. Welcomed is
 * what was named, or stood alone, and is wanted: the rest was accepted with it.
 */
function inProposal(proposal: Proposal, change: Change, past: Past): readonly Stand[] {
  const { seat, view, own } = past
  const { id, by, partner, changes, reactions, at } = proposal
  const line = own.find(({ act }) => act.kind === 'react' && act.proposal === id)
  // a refusal is of what it is due to, also where the line begins with another clause
  const due = line?.act.kind === 'react' ? line.act.over : undefined
  const isMeant = changes.length === 1 || [line?.named, due].some((one) => one !== undefined && isSame(one, change))
  const then = by === seat.id || partner === seat.id ? at : metAt(proposal, seat.id)
  const stand = (side: Stand['side'], done: Stand['done']): readonly Stand[] => [
    { change, side, done, at: then, since: then },
  ]
  if (by === seat.id)
    return stand('for', partner !== undefined && isGiven(proposal, change, past) ? 'offered' : 'proposed')
  if (partner === seat.id) return stand('for', 'accepted')
  switch (reactions[seat.id]) {
    case 'welcome':
      return stand('for', isMeant && isNear(seat, change, view) ? 'welcomed' : 'accepted')
    case 'live-with':
      return stand('for', 'accepted')
    case 'cannot-accept':
      return isMeant ? stand('against', 'refused') : []
    default:
      return []
  }
}

/** Whether an option of an agreed trade is what its author gave for the other. */
function isGiven({ by, partner, changes }: Proposal, change: Change, { view, seat }: Past): boolean {
  const offer = view.offers.find(
    (one) => one.by === by && one.to === partner && changes.some((of) => isSame(of, one.give) || isSame(of, one.take)),
  )
  return offer === undefined ? !isNear(seat, change, view) : isSame(offer.give, change)
}

/** What a seat has said of an option in a line; its placards are in the record. */
function saidIn({ act, put, at: since }: Line, change: Change, past: Past): readonly Stand[] {
  const said = standIn(act, change) ?? (put.some((one) => isSame(one, change)) ? putIn(act, change, past) : undefined)
  return said === undefined ? [] : [{ change, ...said, at: undefined, since }]
}

/**
 * In a trade only what is asked for is the seat's own wish; what it takes from another it accepts, and what it gives
 * only once the other has taken the offer.
 */
function putIn(act: Act, change: Change, { seat, view }: Past): Pick<Stand, 'side' | 'done'> | undefined {
  if (act.kind === 'trade') {
    if (isSame(act.take, change)) return { side: 'for', done: 'supported' }
    const isTaken = view.offers.some(
      ({ by, give, take, status }) =>
        by === seat.id && status === 'accepted' && isSame(give, act.give) && isSame(take, act.take),
    )
    return isTaken ? { side: 'for', done: 'accepted' } : undefined
  }
  return { side: 'for', done: act.kind === 'accept' ? 'accepted' : 'proposed' }
}

function standIn(act: Act, change: Change): Pick<Stand, 'side' | 'done'> | undefined {
  const isMeant = (one: Change | undefined) => one !== undefined && isSame(one, change)
  if (act.kind === 'support' || act.kind === 'threaten') {
    return isMeant(act.change) ? { side: 'for', done: 'supported' } : undefined
  }
  if (act.kind === 'oppose') return isMeant(act.change) ? { side: 'against', done: 'opposed' } : undefined
  if (act.kind !== 'explain' || !isMeant(act.answer?.change)) return undefined
  const { to, verdict } = act.answer ?? {}
  // whoever says that the text has what it needs is content with that, and has not asked for it
  if (to === 'need' && verdict === 'yes') return { side: 'for', done: 'welcomed' }
  if (to === 'need' || (to === 'give-up' && verdict === 'no')) return { side: 'for', done: 'supported' }
  if (verdict !== 'yes' && verdict !== 'no') return undefined
  if (to === 'reasons')
    return verdict === 'yes' ? { side: 'for', done: 'welcomed' } : { side: 'against', done: 'opposed' }
  if (to !== 'accept' && to !== 'price') return undefined
  return verdict === 'yes' ? { side: 'for', done: 'accepted' } : { side: 'against', done: 'refused' }
}
