import type { Change } from '../committee/issue.ts'
import type { Act } from './act.ts'

/** Every change of the text that an act mentions. */
export function changesOf(act: Act): readonly Change[] {
  if ('changes' in act) return act.changes
  if (act.kind === 'trade') return [act.give, act.take]
  if (act.kind === 'question') return defined(act.asked?.change, act.asked?.inReturn)
  if (act.kind === 'explain') return defined(act.answer?.change, act.answer?.other)
  return 'change' in act && act.change ? [act.change] : []
}

function defined(...changes: readonly (Change | undefined)[]): readonly Change[] {
  return changes.filter((change) => change !== undefined)
}
