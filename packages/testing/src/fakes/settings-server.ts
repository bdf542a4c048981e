import { judged, latest, type SettingEntries } from '@placard/application'
import type { SettingEntry, SettingName } from '@placard/contract'

/** A server's response to changes of settings. */
export interface SettledChanges {
  readonly entries: SettingEntries
  readonly early: readonly SettingName[]
}

/**
 * Merges changes into the stored settings like the server, whose SQL statement keeps the later entry of each setting.
 */
export function settledChanges(stored: SettingEntries, changes: readonly SettingEntry[], now: number): SettledChanges {
  const { believed, early } = judged(changes, now)
  return { entries: latest(stored, believed), early }
}
