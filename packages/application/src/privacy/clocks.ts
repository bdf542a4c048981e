import { type PrivacyRequestKind, RESPONSE_PERIODS } from '@placard/contract'
import { endOfLabel, labelsIn } from '../usage/zone-labels.ts'
import { addBusinessDays, addDays, type CalendarDate } from './business-days.ts'

const HOUR_MS = 3_600_000

/**
 * Whose days are counted: California’s, whose law sets the periods. A request that arrives in the night of a place
 * further east counts from the day before, so that nobody waits longer.
 */
const STATUTORY_ZONE = 'America/Los_Angeles'

const dateAt = labelsIn(STATUTORY_ZONE, 'day')

/** The date of an instant where the law is from. */
export function statutoryDateOf(at: Date): CalendarDate {
  return dateAt(at.getTime())
}

/** What is owed about a request: a receipt, an answer, or an act that needs no answer. */
export type OwedWhat = 'receipt' | 'answer' | 'act'

/** Something owed: its last day, and the instant at which that is over. */
export interface Owed {
  readonly what: OwedWhat
  readonly on: CalendarDate
  readonly at: Date
}

/**
 * What is owed about a request that was received at an instant. The day of receipt does not count; a last day on a
 * weekend stays where it is, although the law would allow the Monday. Verification stops no clock.
 */
export function owedOf(
  kind: PrivacyRequestKind,
  receivedAt: Date,
  { isExtended = false }: { readonly isExtended?: boolean } = {},
): readonly Owed[] {
  const day = statutoryDateOf(receivedAt)
  const owed = (what: OwedWhat, on: CalendarDate): Owed => ({ what, on, at: endOf(on) })
  if (kind === 'opt-out' || kind === 'limit') {
    return [owed('act', addBusinessDays(day, RESPONSE_PERIODS.actBusinessDays))]
  }
  return [
    owed('receipt', addBusinessDays(day, RESPONSE_PERIODS.receiptBusinessDays)),
    owed('answer', addDays(day, isExtended ? RESPONSE_PERIODS.extendedDays : RESPONSE_PERIODS.answerDays)),
  ]
}

/** The ends of dates that were asked for: each takes some dozen conversions to find, and requests share them. */
const ends = new Map<CalendarDate, Date>()
/** Dates of many years: those of invented requests must not fill the memory. */
const MOST_ENDS = 10_000

/** The instant at which a date is over. */
function endOf(date: CalendarDate): Date {
  const known = ends.get(date)
  if (known !== undefined) return known
  // noon in Greenwich is early in the morning of the same day
  const end = new Date(endOfLabel(dateAt, Date.parse(`${date}T12:00:00Z`), 30 * HOUR_MS))
  if (ends.size >= MOST_ENDS) ends.clear()
  ends.set(date, end)
  return end
}
