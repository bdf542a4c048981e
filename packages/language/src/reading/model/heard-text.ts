import type { SaidChoice } from '../choices.ts'
import type { Heard } from '../heard.ts'
import type { ChangeMatch } from '../matching.ts'
import type { Candidate, Room } from '../room.ts'
import type { Barter, Side } from './barter.ts'

/** A text with everything the grammar heard in it. */
export interface HeardText {
  readonly heard: readonly Heard[]
  /** What the grammar makes of it, best first. */
  readonly said: readonly Candidate[]
  /** What the text as a whole is about, best first. */
  readonly matches: readonly ChangeMatch[]
  /** What may be bargained over, most plainly named first. */
  readonly sides: readonly Side[]
  /** Options of two issues named one after the other, if any were. */
  readonly barter: Barter | undefined
  /** Answers to the crisis on the floor that the words come near to, nearest first. */
  readonly choices: readonly SaidChoice[]
  readonly room: Room
}
