import { SESSIONS_READ } from './deriveStances.ts'
import type { Member, SourceData } from './types.ts'
import { cohesion, holdOutTopics, holdOutVotes } from './validation.ts'

/** A measured figure with its expected value; `expected` is `null` where none is published. */
export type Figure = { readonly name: string; readonly found: number; readonly expected: number | null }

/** Figures that verify that the data were read as their authors meant them. */
export function validationFigures(data: SourceData, members: readonly Member[]): Figure[] {
  const heldOut = holdOutVotes(data)
  const distanceOf = cohesion(data.idealPoints, members)
  return [
    { name: 'country votes read', found: data.counts.votes, expected: 870_109 },
    { name: 'roll calls read', found: data.counts.rollCalls, expected: 6_203 },
    { name: 'topic tags read', found: data.counts.topicTags, expected: 5_745 },
    { name: 'member states', found: members.length, expected: 193 },
    { name: 'hold-out: cut point for each roll call', found: heldOut.cutPoint, expected: 0.927 },
    { name: "hold-out: a country's own habit", found: heldOut.ownHabit, expected: 0.809 },
    { name: 'hold-out: always yes', found: heldOut.alwaysYes, expected: 0.801 },
    { name: 'mean distance within EU', found: distanceOf('EU'), expected: 0.21 },
    { name: 'mean distance within NATO', found: distanceOf('NATO'), expected: 0.23 },
    { name: 'mean distance within G77', found: distanceOf('G77'), expected: 0.46 },
    { name: 'mean distance within P5', found: distanceOf('P5'), expected: 1.88 },
    { name: 'mean distance of all pairs', found: distanceOf('all'), expected: 0.84 },
    ...holdOutTopics(data, SESSIONS_READ).flatMap(({ topic, stance, idealPoint, alwaysYes }) => [
      { name: `hold-out on ${topic}: cut point on topic stances`, found: stance, expected: null },
      { name: `hold-out on ${topic}: cut point on ideal points`, found: idealPoint, expected: null },
      { name: `hold-out on ${topic}: always yes`, found: alwaysYes, expected: null },
    ]),
  ]
}

/** One line per figure, aligned for a terminal. */
export function printFigures(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, found, expected }) => {
    const beside = expected === null ? '' : `   expected ${written(expected)}`
    return `${name.padEnd(46)}${written(found).padStart(9)}${beside}`
  })
  return `${lines.join('\n')}\n`
}

function written(value: number): string {
  if (Number.isNaN(value)) return 'no data'
  return Number.isInteger(value) ? String(value) : value.toFixed(3)
}
