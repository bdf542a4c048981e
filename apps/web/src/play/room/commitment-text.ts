import type { SeatView } from '@placard/contract'
import { commitmentWords as words } from './commitment-words.en.ts'
import { type Commitment, countryIn } from './room.ts'
import { changeText } from './wording.ts'

/** A promise or a threat as a sentence. */
export function commitmentText({ kind, by, to, change }: Commitment, view: SeatView): string {
  const what = change && changeText(view, change)
  const one = countryIn(view, by)
  if (kind === 'threat') return words.threatened(one, what ?? words.aVote)
  return words.promised(one, countryIn(view, to), what ?? words.theDraft)
}
