import type { AccountRule } from './auth-rules.ts'

/** Minimum age of an account. */
export const SMALLEST_AGE_YEARS = 13
/** Below this age privacy starts from the protective defaults. */
export const MINOR_UNTIL_YEARS = 16

/** Age band by the month of birth. */
export type AgeBand = 'under-13' | '13-15' | '16-plus'

const SHAPE = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/

function partsOf(birthMonth: string): { readonly year: number; readonly month: number } | undefined {
  const found = SHAPE.exec(birthMonth)
  return found === null ? undefined : { year: Number(found[1]), month: Number(found[2]) }
}

/** Validates a month of birth (`2011-04`). The minimum age is not part of it. */
export function birthMonthRuleBroken(birthMonth: string): AccountRule | undefined {
  if (birthMonth === '') return 'birth-month-required'
  return partsOf(birthMonth) === undefined ? 'birth-month-invalid' : undefined
}

/** The instant by which every person born in that month has reached an age, in any time zone. */
function reachedBy(birthMonth: string, years: number): Date | undefined {
  const parts = partsOf(birthMonth)
  // for a birth on the last day of the month; west of Greenwich the birthday begins up to half a day later
  return parts === undefined ? undefined : new Date(Date.UTC(parts.year + years, parts.month, 1, 12))
}

/** Age band of a person born in that month; within the month of a birthday the younger one. */
export function ageBandOf(birthMonth: string, now: Date): AgeBand {
  const old = (years: number) => (reachedBy(birthMonth, years)?.getTime() ?? Number.POSITIVE_INFINITY) <= now.getTime()
  if (!old(SMALLEST_AGE_YEARS)) return 'under-13'
  return old(MINOR_UNTIL_YEARS) ? '16-plus' : '13-15'
}

/** End of the protective defaults for a person of 13 to 15; `undefined` for any other age. */
export function minorUntil(birthMonth: string, now: Date): Date | undefined {
  return ageBandOf(birthMonth, now) === '13-15' ? reachedBy(birthMonth, MINOR_UNTIL_YEARS) : undefined
}
