import { judged, latest, type SettingEntries } from '@placard/application'
import type { SettingEntry, SettingName } from '@placard/contract'

/** What a server answers to changes that were sent to it. */
export interface SettledChanges {
  readonly entries: SettingEntries
  readonly early: readonly SettingName[]
}

/** Settles changes as the server does, over what it has stored; there, a statement keeps the later entry of each setting. */
export function settledChanges(stored: SettingEntries, changes: readonly SettingEntry[], now: number): SettledChanges {
  const { believed, early } = judged(changes, now)
  return { entries: latest(stored, believed), early }
}
