import type { Change } from '@placard/engine'
import type { Past } from './past.ts'
import { standsOn } from './standpoints.ts'

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
