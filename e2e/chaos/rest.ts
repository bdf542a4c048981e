import type { Complaints } from './complaints.ts'
import type { Kept } from './kept.ts'
import type { Tab } from './tab.ts'

/** What is left when everything has come to rest. */
export interface Rest {
  readonly tab: Tab
  readonly kept: Kept
  /** What the page still keeps to be sent. */
  readonly unsent: readonly string[]
  /** Every text the page took. */
  readonly sent: readonly string[]
  readonly done: ReadonlyMap<string, number>
  readonly complaints: Complaints
}
