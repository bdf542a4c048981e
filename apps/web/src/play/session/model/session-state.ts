import type { ActInMessage, CommandAnswer } from '@placard/contract'
import type { WatchStatus } from '../../../client/gateways/campaign-gateway.ts'
import type { Opening } from '../../../client/papers/kept-openings.ts'
import type { Waiting } from './outbox.ts'
import type { SessionRecord } from './record.ts'
import type { Control, Refusal } from './refusal.ts'

/** An ambiguous text; it has not been acted on yet. */
export type Unclear = Pick<CommandAnswer, 'readings' | 'readBy' | 'beyond'> & {
  readonly text: string
  /** Its acts, waiting to be confirmed: more than one, or one that binds. */
  readonly acts?: readonly ActInMessage[]
  /** It was read and acted on before, but the player undid that reading. */
  readonly isTakenBack?: boolean
}

/** A text that was just read, or clauses that were just laid, while that can be undone. */
export type Undoable = Unclear & {
  /** The log position of its act: a later line means that the session has moved on. */
  readonly seq: number
  /** The paper whose clauses were laid, as it waits again once they are taken back. */
  readonly opening?: Opening | undefined
}

/** The page's state of one session. */
export type SessionState = {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Set once `ready`. */
  readonly record: SessionRecord | undefined
  /** Whether its log, or the beginning of it, was imported. */
  readonly isImported: boolean
  readonly connection: WatchStatus | 'connecting'
  /** The control whose request is being sent. */
  readonly sending: Control | undefined
  readonly refusal: Refusal | undefined
  readonly unclear: Unclear | undefined
  readonly undoable: Undoable | undefined
  /** The engine that read the player's last accepted text. */
  readonly readBy: string | undefined
  /** The text in the composer, and the messages waiting for the network. */
  readonly draft: string
  readonly outbox: readonly Waiting[]
  /** The clauses of a working paper that are still to be laid. */
  readonly opening: Opening | undefined
  /** How far this device's clock is ahead of the host's; undefined before the first estimate. */
  readonly skewMs: number | undefined
}

export const FIRST_STATE: Omit<SessionState, 'draft' | 'outbox' | 'opening'> = {
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
