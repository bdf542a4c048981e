import type { DailyWords } from '@placard/contract'
import type { KeptValues } from '../../../client/storage/storage.ts'

/** Usage ratios of the daily words above which the hint is shown, and above which it has a red dot. */
const HINT_RATIO = 0.8
const DOT_RATIO = 0.95

/** Hint about today's words; undefined while there are plenty, or no limit. */
export interface DayHint {
  readonly left: number
  readonly limit: number
  readonly isNearlyOut: boolean
}

export function dayHintOf({ usedWords, limit }: Pick<DailyWords, 'usedWords' | 'limit'>): DayHint | undefined {
  if (limit === null || limit === 0 || usedWords / limit <= HINT_RATIO) return undefined
  return { left: Math.max(0, limit - usedWords), limit, isNearlyOut: usedWords / limit > DOT_RATIO }
}

/** Whole hours and minutes until the daily allowance resets. @param now ms since 1970. */
export function untilReset(resetsAt: string, now: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(resetsAt) - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

type Level = DailyWords['warningLevel']
const RANKS: Readonly<Record<Level, number>> = { none: 0, early: 1, final: 2, exceeded: 3 }

/**
 * The warning that is due, each at most once a day; a threshold that was skipped is not warned about later. Days are
 * identified by their end. Shown warnings are remembered in this browser.
 */
export function dueWarning(
  { warningLevel, resetsAt }: Pick<DailyWords, 'warningLevel' | 'resetsAt'>,
  values: KeptValues,
  owner: string,
): Exclude<Level, 'none'> | undefined {
  if (warningLevel === 'none') return undefined
  const key = `placard.words-told.${owner}`
  const kept = values.read(key)
  const told = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const isToday = 'day' in told && told.day === resetsAt
  const before = isToday && 'rank' in told ? Number(told.rank) : 0
  if (RANKS[warningLevel] <= before) return undefined
  values.write(key, { day: resetsAt, rank: RANKS[warningLevel] })
  return warningLevel
}
