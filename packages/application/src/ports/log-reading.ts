import type { Campaign, DemoSession, DemoSessionFault } from '@placard/contract'
import type { WrittenSession } from './event-store.ts'

/** A session on its way in, under the id it would have here, and whose it is to be. */
export interface Arriving {
  readonly sent: DemoSession
  readonly id: string
  readonly userId: string
  /** The catalogue's campaign of the name in the log; undefined when it has none such. */
  readonly campaign: Campaign | undefined
  /** Epoch ms. */
  readonly now: number
}

/** What a log came to, as far as a server asks; the session itself is text already. */
export interface Arrival {
  readonly isOver: boolean
  readonly pace: number
  readonly session: WrittenSession
}

export type ReadArrival =
  | { readonly ok: true; readonly arrival: Arrival }
  | { readonly ok: false; readonly rejection: DemoSessionFault }

/** Why a log was not read: the queue is full (`busy`, of this user `too-many`), or a resource limit was reached. */
export type ReadingRefusal = 'busy' | 'too-many' | 'too-costly'

/** Reads logs from outside without blocking other work. A user's logs are read one at a time. */
export interface LogReading {
  read(arriving: Arriving): Promise<ReadArrival | ReadingRefusal>
  /** Whether two logs, each a list of events as JSON, tell the same. */
  isSame(userId: string, one: string, other: string): Promise<boolean | ReadingRefusal>
}
