import type { Arriving, ReadArrival } from '../demo-import/read-arrival.ts'

/** Why a log was not read: too many wait (`busy`, of this person `too-many`), or it took more than a log may. */
export type ReadingRefusal = 'busy' | 'too-many' | 'too-costly'

/** Reads logs that come from outside, somewhere that holds nobody up. A person's logs are read one after the other. */
export interface LogReading {
  read(arriving: Arriving): Promise<ReadArrival | ReadingRefusal>
  /** Whether two logs, each a list of events as JSON, tell the same. */
  isSame(personId: string, one: string, other: string): Promise<boolean | ReadingRefusal>
}
