import type { CommandAnswer } from '@placard/contract'
import type { WatchStatus } from '../../../client/gateways/campaign-gateway.ts'
import type { Waiting } from './outbox.ts'
import type { SessionRecord } from './record.ts'
import type { Control, Refusal } from './refusal.ts'

/** Words that could be read in more than one way; nothing has happened yet. */
export type Unclear = Pick<CommandAnswer, 'readings' | 'readBy'> & {
  readonly text: string
  /** They had been read already, and the player took that reading back. */
  readonly isTakenBack?: boolean
}

/** Words the chair has just read, as long as their reading can be undone. */
export type Undoable = Unclear & {
  /** The log position their act ended at: a later line means that the room has gone on. */
  readonly seq: number
}

/** What this page knows of one session. */
export type SessionState = {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Set once `ready`. */
  readonly record: SessionRecord | undefined
  /** Whether its log, or its beginning, came from outside. */
  readonly isImported: boolean
  readonly connection: WatchStatus | 'connecting'
  /** What is being sent, by the control it was asked at. */
  readonly sending: Control | undefined
  readonly refusal: Refusal | undefined
  readonly unclear: Unclear | undefined
  readonly undoable: Undoable | undefined
  /** What read the player's last words that were taken. */
  readonly readBy: string | undefined
  /** What stands in the composer, and what waits for the network. */
  readonly draft: string
  readonly outbox: readonly Waiting[]
  /** How far this device's clock is ahead of the host's; undefined before anything told it. */
  readonly skewMs: number | undefined
}

export const FIRST_STATE: Omit<SessionState, 'draft' | 'outbox'> = {
  status: 'loading',
  record: undefined,
  isImported: false,
  connection: 'connecting',
  sending: undefined,
  refusal: undefined,
  unclear: undefined,
  undoable: undefined,
  readBy: undefined,
  skewMs: undefined,
}
