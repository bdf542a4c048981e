import { playOf } from '../bargaining/play.ts'
import type { Standing } from '../bargaining/standing.ts'
import { greatestOf } from '../model/committee/issue.ts'
import { DIFFICULTIES, PERSONALITIES } from '../model/committee/seat.ts'
import { type Dice, dice } from '../primitives/random/random.ts'

const ISSUES = [0, 1, 2]
const OPTIONS = [0, 1, 2]

/** Scores of every option within bounds: in 1,024ths, so that sums are exact and ties are real. */
function scoresWithin(rolled: Dice, least: number, most: number): number[][] {
  return ISSUES.map(() => OPTIONS.map(() => (least + rolled.below(most - least + 1)) / 1024))
}

/**
 * A bargaining seat over three issues of three options in a room of two to five, drawn from a seed: its interests, its
 * parameters, the time, and its estimates of the others.
 */
export function aStanding(seed: number): Standing {
  const rolled = dice(seed)
  const table = scoresWithin(rolled, 0, 341)
  const best = table.reduce((sum, row) => sum + greatestOf(row), 0)
  const seats = 2 + rolled.below(4)
  return {
    seat: rolled.below(seats),
    secrets: { table, reservation: rolled.next() * best, best, redLines: [] },
    text: ISSUES.map(() => rolled.below(OPTIONS.length)),
    estimates: Array.from({ length: seats }, () => ({ table: scoresWithin(rolled, -307, 307), observations: 3 })),
    timeRatio: rolled.next(),
    play: playOf(rolled.pick(PERSONALITIES) ?? 'balanced', rolled.pick(DIFFICULTIES) ?? 'beginner'),
    needed: 1 + rolled.below(seats),
  }
}

/** Every change of a text to another option of one issue. */
export function singleChanges(text: readonly number[]): readonly { readonly issue: number; readonly option: number }[] {
  return text.flatMap((now, issue) => OPTIONS.filter((option) => option !== now).map((option) => ({ issue, option })))
}
