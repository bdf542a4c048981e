import type { Rejection } from './command.ts'
import type { SessionEvent } from './event.ts'
import type { CampaignState } from './state.ts'

/** Result of a command: the events to append and the state after them, or the rejection. */
export type Decision =
  | { readonly ok: true; readonly events: readonly SessionEvent[]; readonly state: CampaignState }
  | { readonly ok: false; readonly rejection: Rejection }
