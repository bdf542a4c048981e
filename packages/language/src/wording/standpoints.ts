import type { Act, Change, Proposal } from '@placard/engine'
import { isSame } from './occasion.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'

/** What a delegation has let the committee know of an option. */
export interface Stand {
  readonly change: Change
  readonly side: 'for' | 'against'
  /** What it did, as a verb in the past. */
  readonly done: 'proposed' | 'supported' | 'welcomed' | 'accepted' | 'promised' | 'refused' | 'opposed'
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
    .map(({ at }): Stand => ({ change, side: 'for', done: 'proposed', at, since: at }))
  const promised = view.commitments
    .filter((one) => one.kind === 'promise' && one.by === seat.id && one.status !== 'broken')
    .filter((one) => one.change !== undefined && isSame(one.change, change))
    .map(({ at }): Stand => ({ change, side: 'for', done: 'promised', at, since: at }))
  const said = own.flatMap((line) => saidIn(line, change))
  return [...proposed, ...written, ...promised, ...said].toSorted((one, other) => one.since - other.since)
}

/** Where a seat last stood on an option. */
export function standOn(change: Change, past: Past, except?: string): Stand | undefined {
  return standsOn(change, past, except).at(-1)
}

/** Whether an option is a seat's own: it was the first to put it before the committee. */
export function isOwn(stands: readonly Stand[]): boolean {
  return stands.some(({ done }) => done === 'proposed')
}

/** A placard on a package takes every clause of it along; against one clause of it only where that was named. */
function inProposal(
  { id, by, partner, changes, at, reactions }: Proposal,
  change: Change,
  { seat, own }: Past,
): readonly Stand[] {
  const stand = (side: Stand['side'], done: Stand['done']): readonly Stand[] => [{ change, side, done, at, since: at }]
  if (by === seat.id) return stand('for', 'proposed')
  if (partner === seat.id) return stand('for', 'supported')
  switch (reactions[seat.id]) {
    case 'welcome':
      return stand('for', 'welcomed')
    case 'live-with':
      return stand('for', 'accepted')
    case 'cannot-accept': {
      const isMeant = own.some(
        ({ act, named }) => act.kind === 'react' && act.proposal === id && named !== undefined && isSame(named, change),
      )
      return changes.length === 1 || isMeant ? stand('against', 'refused') : []
    }
    default:
      return []
  }
}

/** What a seat has said of an option in a line; its placards are in the record. */
function saidIn({ act, put, at: since }: Line, change: Change): readonly Stand[] {
  const said = standIn(act, change) ?? (put.some((one) => isSame(one, change)) ? putIn(act, change) : undefined)
  return said === undefined ? [] : [{ change, ...said, at: undefined, since }]
}

/** In a trade only what is asked for is the seat's own wish; what it gives, or takes from another, it accepts. */
function putIn(act: Act, change: Change): Pick<Stand, 'side' | 'done'> {
  if (act.kind === 'trade') return { side: 'for', done: isSame(act.take, change) ? 'supported' : 'accepted' }
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
  if ((to === 'need' || to === 'give-up') && verdict === 'no') return { side: 'for', done: 'supported' }
  if (verdict !== 'yes' && verdict !== 'no') return undefined
  if (to === 'reasons')
    return verdict === 'yes' ? { side: 'for', done: 'supported' } : { side: 'against', done: 'opposed' }
  if (to !== 'accept' && to !== 'price') return undefined
  return verdict === 'yes' ? { side: 'for', done: 'accepted' } : { side: 'against', done: 'refused' }
}
