import type { SaidChoice } from '../choices.ts'
import type { Heard, Hearing } from '../heard.ts'
import type { ChangeMatch } from '../matching.ts'
import type { Candidate, Room } from '../room.ts'
import type { Barter, Side } from './barter.ts'

/** A text with the grammar's analysis of it. */
export interface HeardText {
  readonly heard: readonly Heard[]
  /** The grammar's candidates, best first. */
  readonly said: readonly Candidate[]
  /** The issues of the whole text, best first. */
  readonly matches: readonly ChangeMatch[]
  /** The candidate sides of a bargain, most plainly named first. */
  readonly sides: readonly Side[]
  /** Options of two issues named one after the other, if there are any. */
  readonly barter: Barter | undefined
  /** Choices of the open crisis that the words come close to, closest first. */
  readonly choices: readonly SaidChoice[]
  readonly room: Room
  /** The context in which the sentences were analysed. */
  readonly hearing: Hearing
}
