import { spreadOf } from '../model/committee/issue.ts'
import type { Commitment } from '../model/committee/promise.ts'
import { isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'

/** Delegates that speak first on a crisis, and the session ms between them. */
const FIRST_WORDS = 2
const FIRST_WORDS_GAP_MS = 15_000

/** The delegation to which a promise was made says aloud that it was broken. */
export function owedReminder(state: CampaignState, at: number, { by, to, change }: Commitment): readonly OwedAct[] {
  if (to === undefined || !isDelegate(state.seats[seatIndexOf(state, to)])) return []
  const act = { kind: 'remind', target: by, ...(change === undefined ? {} : { change }) } as const
  return [{ seat: to, notBefore: at + REPLY_GAP_MS, act, replyTo: state.seq, spoken: true }]
}

/** The delegates that a crisis concerns most speak on it within half a minute. */
export function owedWordsOnCrisis(state: CampaignState, at: number): readonly OwedAct[] {
  const issue = state.crisis?.card.effect.issue
  const concern = (table: readonly (readonly number[])[]) => (issue === undefined ? 0 : spreadOf(table[issue] ?? [0]))
  return state.seats
    .filter(isDelegate)
    .toSorted((a, b) => concern(b.secrets.table) - concern(a.secrets.table))
    .slice(0, FIRST_WORDS)
    .map(({ id }, place) => ({
      seat: id,
      notBefore: at + REPLY_GAP_MS + place * FIRST_WORDS_GAP_MS,
      act: { kind: 'remark', about: 'crisis' },
      replyTo: state.seq,
      spoken: true,
    }))
}
