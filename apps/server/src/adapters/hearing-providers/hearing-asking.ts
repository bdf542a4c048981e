import type { RecordingFault } from '@placard/contract'

/** What goes with a recording to one who hears. */
export interface HearingAsking {
  readonly userId: string
  /** Ends the work; its reason is thrown. */
  readonly signal: AbortSignal
}

/** Too many recordings wait already: no fault of who hears, and asked again soon it may work. */
export class HearingBusy extends Error {
  override readonly name = 'HearingBusy'
}

/** Who hears works, and there was nothing to hear. */
export class NotHeard extends Error {
  override readonly name = 'NotHeard'
  readonly fault: RecordingFault

  constructor(fault: RecordingFault) {
    super(fault)
    this.fault = fault
  }
}
