import type { Heard } from '../heard.ts'
import type { ChangeMatch } from '../matching.ts'
import type { Candidate, Room } from '../room.ts'
import type { Barter } from './barter.ts'

/** A text with everything the grammar heard in it. */
export interface HeardText {
  readonly heard: readonly Heard[]
  /** What the grammar makes of it, best first. */
  readonly said: readonly Candidate[]
  /** What the text as a whole is about, best first. */
  readonly matches: readonly ChangeMatch[]
  /** Options of two issues named one after the other, if any were. */
  readonly barter: Barter | undefined
  readonly room: Room
}
