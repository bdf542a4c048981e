import type { SeatView } from '@placard/contract'
import type { Vote } from '../../room/room.ts'

/** The first of the three ballot buttons, for keyboard focus. */
export const FIRST_BALLOT_ID = 'ballot-for'

/** The roll call on the board: the current one, or the last one followed until its board is closed. */
export function boardVote(view: SeatView, followed: string | undefined, closed: string | undefined): Vote | undefined {
  if (view.vote?.manner === 'roll-call') return view.vote.id === closed ? undefined : view.vote
  if (followed === undefined || followed === closed) return undefined
  return view.votes.find(({ id }) => id === followed)
}
