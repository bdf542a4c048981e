import type { Debrief, DebriefFault, DebriefProgress } from '@placard/contract'
import type { SeatId } from '@placard/engine'

/** A user's debrief of a concluded session; `seq` is the end of its log. */
export interface DebriefRequest {
  readonly sessionId: string
  readonly userId: string
  readonly seat: SeatId
  readonly seq: number
}

/** The state of a debrief: ready, being made, or unavailable. */
export type DebriefStanding =
  | { readonly status: 'ready'; readonly debrief: Debrief }
  | { readonly status: 'pending'; readonly progress: DebriefProgress }
  | { readonly status: 'refused'; readonly fault: DebriefFault }

/** Makes debriefs in the background and caches them. */
export interface Debriefs {
  /** The state of a debrief. The first call starts its making; a transient fault is reported once, and then retried. */
  ask(request: DebriefRequest): Promise<DebriefStanding>
  /** Prefetch hint: it will be requested soon. Must not throw. */
  expect?(request: DebriefRequest): void
}
