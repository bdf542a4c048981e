import type { PrivacyRequestKind } from '@placard/contract'
import { endOfLabel, labelsIn } from '../usage/zone-labels.ts'
import { addBusinessDays, addDays, type CalendarDate } from './business-days.ts'

const HOUR_MS = 3_600_000

/**
 * Whose days are counted: California’s, whose law sets the periods. A request that arrives in the night of a place
 * further east counts from the day before, so that nobody waits longer.
 */
export const STATUTORY_ZONE = 'America/Los_Angeles'

/** Periods in which requests are answered: 11 CCR 7021, 7026(f) and 7027(g). */
const PERIODS = {
  receiptBusinessDays: 10,
  answerDays: 45,
  extendedDays: 90,
  actBusinessDays: 15,
} as const

/** Share of a period after which those who answer are warned. */
const WARNED_AFTER_RATIO = 0.8

/** What is owed about a request: a receipt, an answer, or an act that needs no answer. */
export type OwedWhat = 'receipt' | 'answer' | 'act'

/** Something owed: its last day, the instant at which that is over, and when those who owe it are warned. */
export interface Owed {
  readonly what: OwedWhat
  readonly on: CalendarDate
  readonly at: Date
  readonly warnAt: Date
}

/**
 * What is owed about a request that was received at an instant. The day of receipt does not count; a last day on a
 * weekend stays where it is, although the law would allow the Monday. Verification stops no clock.
 */
export function owedOf(
  kind: PrivacyRequestKind,
  receivedAt: Date,
  { isExtended = false, zone = STATUTORY_ZONE }: { readonly isExtended?: boolean; readonly zone?: string } = {},
): readonly Owed[] {
  const day = labelsIn(zone, 'day')(receivedAt.getTime())
  const owed = (what: OwedWhat, on: CalendarDate): Owed => {
    const at = endOf(zone, on)
    const lengthMs = at.getTime() - receivedAt.getTime()
    return { what, on, at, warnAt: new Date(receivedAt.getTime() + lengthMs * WARNED_AFTER_RATIO) }
  }
  if (kind === 'opt-out' || kind === 'limit') {
    return [owed('act', addBusinessDays(day, PERIODS.actBusinessDays))]
  }
  return [
    owed('receipt', addBusinessDays(day, PERIODS.receiptBusinessDays)),
    owed('answer', addDays(day, isExtended ? PERIODS.extendedDays : PERIODS.answerDays)),
  ]
}

/** The instant at which a date is over in a time zone. */
function endOf(zone: string, date: CalendarDate): Date {
  const dates = labelsIn(zone, 'day')
  const noon = Date.parse(`${date}T12:00:00Z`)
  // zones lie between -12 and +14 hours: one of the three is within the date
  const within = [noon, noon - 12 * HOUR_MS, noon + 12 * HOUR_MS].find((at) => dates(at) === date) ?? noon
  return new Date(endOfLabel(dates, within, 30 * HOUR_MS))
}
