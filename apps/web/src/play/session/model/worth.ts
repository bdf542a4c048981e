import type { SeatView } from '@placard/contract'
import { type Change, draftOnTheFloor, type Proposal } from '../../room/room.ts'

/** The value of an option for the player's capital, in the private units of its table. */
export function ownValue(view: Pick<SeatView, 'own'>, { issue, option }: Change): number {
  return view.own.table[issue]?.[option] ?? 0
}

/** Differences of utility below this count as equal. */
const NOTICEABLE = 0.005

/** Whether a proposal would improve the text by the player's brief. */
export function proposalWorth(view: SeatView, { changes }: Pick<Proposal, 'changes'>): 'up' | 'down' | 'same' {
  const deal = draftOnTheFloor(view)?.deal ?? []
  const gain = changes.reduce(
    (sum, change) =>
      sum + ownValue(view, change) - ownValue(view, { issue: change.issue, option: deal[change.issue] ?? 0 }),
    0,
  )
  return gain > NOTICEABLE ? 'up' : gain < -NOTICEABLE ? 'down' : 'same'
}

/**
 * How an option sits with the player's brief: a red line of its capital, worth less than what the text has for the issue
 * now, or neither.
 */
export function changeWorth(view: SeatView, change: Change): 'red-line' | 'down' | 'fine' {
  const isRedLine = view.own.redLines.some(({ issue, option }) => issue === change.issue && option === change.option)
  if (isRedLine) return 'red-line'
  return proposalWorth(view, { changes: [change] }) === 'down' ? 'down' : 'fine'
}
