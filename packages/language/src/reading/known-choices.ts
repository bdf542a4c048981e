import type { CrisisChoiceInView } from '@placard/engine'
import { stemsOf } from './agenda.ts'
import { wordsIn } from './text.ts'

/** A choice with its stems; stems that no other choice has weigh more than twice as much. */
export interface KnownChoice {
  readonly id: string
  readonly weights: ReadonlyMap<string, number>
}

const known = new WeakMap<readonly CrisisChoiceInView[], readonly KnownChoice[]>()

/** Indexes the choices of the open crisis, once per view. */
export function knownChoices(choices: readonly CrisisChoiceInView[]): readonly KnownChoice[] {
  const before = known.get(choices)
  if (before !== undefined) return before
  const now = indexed(choices)
  known.set(choices, now)
  return now
}

function indexed(choices: readonly CrisisChoiceInView[]): readonly KnownChoice[] {
  const stems = choices.map(({ text }) => new Set(stemsOf(wordsIn(text))))
  return choices.map(({ id }, at) => {
    const weights = new Map<string, number>()
    for (const stem of stems[at] ?? []) {
      const isShared = stems.some((others, index) => index !== at && others.has(stem))
      weights.set(stem, isShared ? 0.4 : 1)
    }
    return { id, weights }
  })
}
