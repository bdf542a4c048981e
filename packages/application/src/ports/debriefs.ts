import type { Debrief, DebriefFault, DebriefProgress } from '@placard/contract'
import type { SeatId } from '@placard/engine'

/** Whose debrief of which concluded session; `seq` is the end of its log. */
export interface DebriefRequest {
  readonly sessionId: string
  readonly userId: string
  readonly seat: SeatId
  readonly seq: number
}

/** A debrief that is there, that is being made, or that is not to be had. */
export type DebriefStanding =
  | { readonly status: 'ready'; readonly debrief: Debrief }
  | { readonly status: 'pending'; readonly progress: DebriefProgress }
  | { readonly status: 'refused'; readonly fault: DebriefFault }

/** Makes debriefs, which takes a while, without keeping whoever asks, and remembers them. */
export interface Debriefs {
  /** How a debrief stands. Whoever asks first has it made; a fault that may pass is told once, and then it is tried again. */
  ask(request: DebriefRequest): Promise<DebriefStanding>
  /** Somebody will ask for it soon. Must not throw. */
  expect?(request: DebriefRequest): void
}
