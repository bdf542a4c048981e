import fc from 'fast-check'
import { playOf } from '../bargaining/play.ts'
import type { Standing } from '../bargaining/standing.ts'
import { greatestOf } from '../model/committee/issue.ts'
import { DIFFICULTIES, PERSONALITIES } from '../model/committee/seat.ts'

const ISSUES = 3
const OPTIONS = 3

/** Scores of three issues of three options, within these bounds: in 1,024ths, so that sums are exact and ties are real. */
function scoresWithin(min: number, max: number): fc.Arbitrary<number[][]> {
  const score = fc.integer({ min: Math.ceil(min * 1024), max: Math.floor(max * 1024) }).map((whole) => whole / 1024)
  const row = fc.array(score, { minLength: OPTIONS, maxLength: OPTIONS })
  return fc.array(row, { minLength: ISSUES, maxLength: ISSUES })
}

const anOption = fc.integer({ min: 0, max: OPTIONS - 1 })
const aShare = fc.double({ min: 0, max: 1, noNaN: true })

/** Any seat that bargains over three issues of three options: its interests, its manner, and what it can tell of others. */
export const anyStanding: fc.Arbitrary<Standing> = fc
  .record({
    table: scoresWithin(0, 1 / 3),
    guesses: fc.array(scoresWithin(-0.3, 0.3), { minLength: 2, maxLength: 5 }),
    text: fc.array(anOption, { minLength: ISSUES, maxLength: ISSUES }),
    reservation: aShare,
    timeRatio: aShare,
    personality: fc.constantFrom(...PERSONALITIES),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    seat: fc.nat(),
    needed: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ table, guesses, reservation, personality, difficulty, seat, needed, ...rest }) => {
    const best = table.reduce((sum, row) => sum + greatestOf(row), 0)
    return {
      ...rest,
      seat: seat % guesses.length,
      secrets: { table, reservation: reservation * best, best, redLines: [] },
      estimates: guesses.map((guess) => ({ table: guess, observations: 3 })),
      play: playOf(personality, difficulty),
      needed: Math.min(needed, guesses.length),
    }
  })

/** All ways to settle one issue otherwise than a text does. */
export function singleChanges(text: readonly number[]): readonly { readonly issue: number; readonly option: number }[] {
  return text.flatMap((now, issue) =>
    Array.from({ length: OPTIONS }, (_, option) => ({ issue, option })).filter(({ option }) => option !== now),
  )
}
