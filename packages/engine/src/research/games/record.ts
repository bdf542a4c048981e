import { flatEstimate, learnFromProposal, learnFromReaction, learnFromStance } from '../../bargaining/estimate.ts'
import type { Reaction, Stance } from '../../model/acts/act.ts'
import type { Change, Deal } from '../../model/committee/issue.ts'
import type { SeatEstimate } from '../../model/session/state.ts'

/** One public act of a party and the text it was about. */
export type Lesson =
  | { readonly kind: 'proposal'; readonly text: Deal; readonly changes: readonly Change[] }
  | { readonly kind: 'reaction'; readonly text: Deal; readonly changes: readonly Change[]; readonly reaction: Reaction }
  /** `held` is the surplus that a party of its mode is known to demand at that time. */
  | { readonly kind: 'stance'; readonly text: Deal; readonly stance: Stance; readonly held: number }

function learn(estimate: SeatEstimate, lesson: Lesson): SeatEstimate {
  if (lesson.kind === 'proposal') return learnFromProposal(estimate, lesson.text, lesson.changes)
  if (lesson.kind === 'stance') return learnFromStance(estimate, lesson.text, lesson.stance, lesson.held)
  return learnFromReaction(estimate, lesson.text, lesson.changes, lesson.reaction)
}

/**
 * The public record: every party's acts, and the estimates learned from them. All parties receive the same acts, so
 * there is one estimate of each party. Local to one game.
 */
export class PublicRecord {
  readonly estimates: SeatEstimate[]
  private readonly lessons: Lesson[][]

  constructor(seats: number, optionCounts: readonly number[]) {
    this.estimates = Array.from({ length: seats }, () => flatEstimate(optionCounts))
    this.lessons = Array.from({ length: seats }, () => [])
  }

  /** Records an act and learns from it. */
  note(seat: number, lesson: Lesson): void {
    this.lessons[seat]?.push(lesson)
    this.study(seat, [lesson])
  }

  /** A second learning pass over the whole record, so that early lessons agree with late ones. */
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
