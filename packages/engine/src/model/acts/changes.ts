import type { Change } from '../committee/issue.ts'
import type { Act } from './act.ts'

/** Every change of the text that an act mentions. */
export function changesOf(act: Act): readonly Change[] {
  if ('changes' in act) return act.changes
  if (act.kind === 'trade') return [act.give, act.take]
  return 'change' in act && act.change ? [act.change] : []
}
