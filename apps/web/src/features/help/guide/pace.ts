import type { guideMessages } from './messages.en.ts'

/** How early a mode gives way, by its exponent of concession. */
export function paceOf(beta: number): keyof typeof guideMessages.modes.pace {
  if (beta > 1) return 'early'
  return beta === 1 ? 'steady' : 'late'
}
