import { evolve } from '../fold/evolve.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { TensionCauseCode } from '../model/committee/tension.ts'
import type { Rejection, RejectionCode } from '../model/session/command.ts'
import type { SessionEvent, SessionEventBody } from '../model/session/event.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import type { DelegateAnswers } from './delegate-answers.ts'

/**
 * One command being decided. Rules record events and read the state after them, so that a later rule sees the effects
 * of an earlier one. Lives only inside `decide`; its output is plain data.
 */
export class CommandContext {
  readonly events: SessionEvent[] = []
  readonly at: number
  readonly now: number
  readonly delegates: DelegateAnswers
  private current: CampaignState

  constructor(state: CampaignState, at: number, now: number, delegates: DelegateAnswers) {
    this.current = state
    this.at = at
    this.now = now
    this.delegates = delegates
  }

  get state(): CampaignState {
    return this.current
  }

  /** Appends an event and applies it to the state. Takes ownership of the body, which becomes the event. */
  record(body: SessionEventBody): void {
    const event: SessionEvent = Object.assign(body, { at: this.at, now: this.now })
    this.events.push(event)
    this.current = evolve(this.current, event)
  }

  /** A fresh id, unique in the session because log positions are. */
  freshId(prefix: string): string {
    return `${prefix}${this.current.seq}`
  }

  /** Changes the tension and records the cause; a change of 0 records no event. */
  strain(code: TensionCauseCode, delta: number, seat?: SeatId, target?: SeatId): void {
    if (delta !== 0) this.record({ kind: 'tension-changed', code, delta, seat, target })
  }

  /** Records replies that AI delegates now owe; an empty list records no event. */
  owe(owed: readonly OwedAct[]): void {
    if (owed.length > 0) this.record({ kind: 'replies-owed', owed })
  }
}

/** A rejection, as a value. */
export function reject(code: RejectionCode, detail: string): Rejection {
  return { code, detail }
}
