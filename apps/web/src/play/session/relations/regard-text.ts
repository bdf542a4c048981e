import { signed } from '../../../kit/ui/clock-text.ts'
import type { Regard } from '../model/relations.ts'
import { relationMessages } from './messages.en.ts'

/** A regard as a sentence: "Norway is close to Kenya, +34, rising". */
export function regardText({ from, to, value, word, trend }: Regard): string {
  const who = relationMessages.verb[word](from.countryName, to.countryName)
  return relationMessages.sentence(who, signed(value), trend && relationMessages.trend[trend])
}

/**
 * The background of a regard: green for trust, red for distrust, deeper for stronger; words and numbers say the same.
 */
export function regardGround(value: number): string {
  const ink = value < 0 ? 'var(--color-danger)' : 'var(--color-success)'
  return `color-mix(in srgb, ${ink} ${Math.round(Math.min(1, Math.abs(value) / 100) * 42)}%, var(--color-surface))`
}
