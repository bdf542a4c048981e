import type { CrisisChoiceInView } from '@placard/engine'
import { stemsOf } from './agenda.ts'
import type { Heard } from './heard.ts'
import type { Candidate, Room } from './room.ts'
import { wordsIn } from './text.ts'

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  one: 0,
  two: 1,
  three: 2,
  four: 3,
  five: 4,
}
const NAMES = new Set(['option', 'choice', 'answer', 'response'])

/** "Option 2", "the second choice". */
function byNumber(texts: readonly string[], count: number): number | undefined {
  const at = texts.findIndex((text) => NAMES.has(text))
  if (at < 0) return undefined
  for (const text of [texts[at + 1] ?? '', texts[at - 1] ?? '']) {
    const number = Object.hasOwn(ORDINALS, text) ? ORDINALS[text] : /^[1-9]$/.test(text) ? Number(text) - 1 : undefined
    if (number !== undefined && number < count) return number
  }
  return undefined
}

/** Share of the choice's own words that were said, rare ones (in one choice only) counting double. */
function overlap(
  said: ReadonlySet<string>,
  choice: CrisisChoiceInView,
  choices: readonly CrisisChoiceInView[],
): number {
  const stems = new Set(stemsOf(wordsIn(choice.text)))
  let total = 0
  let found = 0
  for (const stem of stems) {
    const shared = choices.filter((other) => other !== choice && stemsOf(wordsIn(other.text)).includes(stem)).length
    const weight = shared === 0 ? 1 : 0.4
    total += weight
    if (said.has(stem)) found += weight
  }
  return total === 0 ? 0 : found / total
}

/** The answer to the crisis on the floor that the words come close to. */
export function choiceCandidates(heard: Heard, room: Room): readonly Candidate[] {
  const { crisis } = room.view
  if (crisis === undefined || crisis.status !== 'open') return []
  const named = byNumber(heard.texts, crisis.choices.length)
  const chosen = named === undefined ? undefined : crisis.choices[named]
  if (chosen !== undefined) return [{ act: { kind: 'choose', choice: chosen.id }, score: 0.92 }]
  const said = new Set(stemsOf(heard.words))
  if (said.size < 2) return []
  return crisis.choices
    .map((choice) => ({ choice, share: overlap(said, choice, crisis.choices) }))
    .filter(({ share }) => share >= 0.42)
    .map(({ choice, share }) => ({
      act: { kind: 'choose', choice: choice.id } as const,
      score: Math.min(0.95, 0.35 + share * 0.75),
    }))
}
