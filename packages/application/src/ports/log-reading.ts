import type { Campaign, DemoSession, DemoSessionFault } from '@placard/contract'
import type { WrittenSession } from './event-store.ts'

/** A session to be imported, with its new id and owner. */
export interface Arriving {
  readonly sent: DemoSession
  readonly id: string
  readonly userId: string
  /** The catalogue's campaign of that id in the log; undefined when there is none. */
  readonly campaign: Campaign | undefined
  /** Epoch ms. */
  readonly now: number
}

/** The result of reading a log, as far as a server needs it; the session itself is text already. */
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

/** Reads imported logs without blocking other work. A user's logs are read one at a time. */
export interface LogReading {
  read(arriving: Arriving): Promise<ReadArrival | ReadingRefusal>
  /** Whether two logs, each a list of events as JSON, are equal. */
  isSame(userId: string, one: string, other: string): Promise<boolean | ReadingRefusal>
}
