import { beginsWords } from '../../../kit/language/word-starts.ts'
import type { SettingPlace } from './places.ts'

/**
 * The places that a search finds: every typed word must begin one of theirs. Those that are called so come before those that
 * only have it among their further words. Nothing typed: none.
 */
export function findPlaces(typed: string, places: readonly SettingPlace[]): readonly SettingPlace[] {
  const found = places.filter(({ label, keywords }) => beginsWords(typed, `${label} ${keywords}`))
  return found.toSorted((one, other) => Number(beginsWords(typed, other.label)) - Number(beginsWords(typed, one.label)))
}
