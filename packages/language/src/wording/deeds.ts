import { type Change, letsPass } from '@placard/engine'
import { clausesOf, distanceTo, isSame, leading } from './occasion.ts'
import type { Past } from './past.ts'
import { standOn, standsOn } from './standpoints.ts'

/** A moment of the session; a time only where the record has it to the second. */
interface Moment {
  readonly at: number | undefined
}

/** When the seat last put an option before the committee itself. */
export function ownSince(option: Change, past: Past): Moment | undefined {
  return standsOn(option, past).findLast(({ done }) => done === 'proposed')
}

/** Since when the seat has been for an option: the first yes that the record has, of those after its last no. */
export function standingYes(option: Change, past: Past): Moment | undefined {
  const stands = standsOn(option, past)
  const since = stands.slice(stands.findLastIndex(({ side }) => side === 'against') + 1)
  return since.find(({ at }) => at !== undefined) ?? since.at(-1)
}

/** Whether the seat has told the committee that it is for an option. */
export function hasSpokenFor(option: Change, past: Past): boolean {
  return standsOn(option, past).some(({ side }) => side === 'for')
}

/**
 * The part of a package for which the seat once accepted an option: the one nearest to what it wants, and not in the
 * text today.
 */
export function acceptedBeside(option: Change, { seat, view }: Past): Change | undefined {
  const deal = leading(view)?.deal ?? []
  return view.proposals
    .filter(({ changes }) => changes.length > 1 && changes.some((one) => isSame(one, option)))
    .filter((proposal) => letsPass(proposal, seat.id))
    .flatMap(({ changes }) => changes)
    .filter((one) => one.option > 0 && one.issue !== option.issue && deal[one.issue] !== one.option)
    .toSorted((one, other) => distanceTo(seat, one, view) - distanceTo(seat, other, view))[0]
}

/** The clause of today's text that the seat has spoken against, and that lies farthest from it; one issue aside. */
export function opposedClause(past: Past, except: number | undefined): Change | undefined {
  const { seat, view } = past
  return clausesOf(leading(view))
    .filter((one) => one.issue !== except && standOn(one, past)?.side === 'against')
    .toSorted((one, other) => distanceTo(seat, other, view) - distanceTo(seat, one, view))[0]
}

/** Whether the record of the session has another delegation on the side of an option, or in a bargain with the seat on it. */
export function hasStoodWith(id: string, change: Change | undefined, { seat, view }: Past): boolean {
  if (change === undefined) return false
  const isOn = (one: Change | undefined) => one !== undefined && isSame(one, change)
  const isMine = (other: string | undefined) => other === seat.id
  return (
    view.proposals.some(({ by, partner, changes, reactions }) => {
      const isJoint = (by === id && isMine(partner)) || (partner === id && isMine(by))
      if (isJoint) return changes.some(({ issue }) => issue === change.issue)
      if (!changes.some(isOn)) return false
      return by === id || partner === id || (changes.length === 1 && reactions[id] === 'welcome')
    }) ||
    view.commitments.some(
      (one) => one.kind === 'promise' && one.by === id && one.status !== 'broken' && isOn(one.change),
    ) ||
    view.drafts.some(({ marks }) => marks.some((one) => one.by === id && isOn({ issue: one.issue, option: one.after })))
  )
}
