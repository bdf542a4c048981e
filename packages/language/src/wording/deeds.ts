import type { Change } from '@placard/engine'
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

/** Its last yes to an option, unless it has spoken against it since. */
export function lastYes(option: Change, past: Past): Moment | undefined {
  const last = standOn(option, past)
  return last?.side === 'for' ? last : undefined
}

/** Whether the seat has told the committee that it is for an option. */
export function hasSpokenFor(option: Change, past: Past): boolean {
  return standsOn(option, past).some(({ side }) => side === 'for')
}
