import { flatEstimate, learnFromProposal, learnFromReaction, learnFromStance } from '../../bargaining/estimate.ts'
import type { Reaction, Stance } from '../../model/acts/act.ts'
import type { Change, Deal } from '../../model/committee/issue.ts'
import type { SeatEstimate } from '../../model/session/state.ts'

/** One public act of a party and the text it was about. */
export type Lesson =
  | { readonly kind: 'proposal'; readonly text: Deal; readonly changes: readonly Change[] }
  | { readonly kind: 'reaction'; readonly text: Deal; readonly changes: readonly Change[]; readonly reaction: Reaction }
  /** `held` is the surplus a party of its mode is known to hold out for at that time. */
  | { readonly kind: 'stance'; readonly text: Deal; readonly stance: Stance; readonly held: number }

function learn(estimate: SeatEstimate, lesson: Lesson): SeatEstimate {
  if (lesson.kind === 'proposal') return learnFromProposal(estimate, lesson.text, lesson.changes)
  if (lesson.kind === 'stance') return learnFromStance(estimate, lesson.text, lesson.stance, lesson.held)
  return learnFromReaction(estimate, lesson.text, lesson.changes, lesson.reaction)
}

/**
 * The public record: what every party did, and what all can tell from it. Everybody present heard the same, so there is one
 * estimate of each party. Local to one game.
 */
export class PublicRecord {
  readonly estimates: SeatEstimate[]
  private readonly lessons: Lesson[][]

  constructor(seats: number, optionCounts: readonly number[]) {
    this.estimates = Array.from({ length: seats }, () => flatEstimate(optionCounts))
    this.lessons = Array.from({ length: seats }, () => [])
  }

  /** Notes an act and learns from it. */
  note(seat: number, lesson: Lesson): void {
    this.lessons[seat]?.push(lesson)
    this.study(seat, [lesson])
  }

  /** Goes over the whole record once more, so that what was learned early agrees with what was learned late. */
  review(): void {
    for (const [seat, lessons] of this.lessons.entries()) this.study(seat, lessons)
  }

  private study(seat: number, lessons: readonly Lesson[]): void {
    let estimate = this.estimates[seat]
    if (estimate === undefined) throw new RangeError(`PublicRecord: no seat ${seat}`)
    for (const lesson of lessons) estimate = learn(estimate, lesson)
    this.estimates[seat] = estimate
  }
}
