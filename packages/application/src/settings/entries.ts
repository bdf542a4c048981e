import type { SettingEntry, SettingName } from '@placard/contract'

/** The latest known entry of each setting; a missing one has its default. */
export type SettingEntries = Readonly<Partial<Record<SettingName, SettingEntry>>>

/** How far ahead of the server's clock a stamp may lie, in ms: users' device clocks are never exact. */
export const STAMP_TOLERANCE_MS = 60_000

/**
 * Whether an entry of a setting wins over another. The order is total, so that every device and the server agree;
 * tie-break: by stamp, then by device, then by value (two tabs of one device may have the same stamp).
 */
export function isLater(entry: SettingEntry, other: SettingEntry | undefined): boolean {
  if (other === undefined) return true
  if (entry.at !== other.at) return entry.at > other.at
  if (entry.device !== other.device) return entry.device > other.device
  return String(entry.value) > String(other.value)
}

/** Whether two entries are the same change. */
export function isSame(entry: SettingEntry, other: SettingEntry | undefined): boolean {
  return !isLater(entry, other) && other !== undefined && !isLater(other, entry)
}

/** Merges entries: of each setting the later one wins. */
export function latest(entries: SettingEntries, others: readonly SettingEntry[]): SettingEntries {
  const merged: Partial<Record<SettingName, SettingEntry>> = { ...entries }
  for (const entry of others) if (isLater(entry, merged[entry.name])) merged[entry.name] = entry
  return merged
}

/** Whether a stamp lies too far ahead of the server's clock to be accepted. */
export function isEarly({ at }: SettingEntry, now: number): boolean {
  return at > now + STAMP_TOLERANCE_MS
}

/** All entries as a list. */
export function listOf(entries: SettingEntries): SettingEntry[] {
  return Object.values(entries).filter((entry) => entry !== undefined)
}

/** Sent changes, separated by whether their stamps are accepted. */
export interface Judged {
  readonly believed: readonly SettingEntry[]
  /** The names of settings with stamps from the future. */
  readonly early: readonly SettingName[]
}

/** Separates the changes that the server accepts from those with a stamp too far in the future. */
export function judged(changes: readonly SettingEntry[], now: number): Judged {
  const early = new Set(changes.filter((entry) => isEarly(entry, now)).map(({ name }) => name))
  return { believed: changes.filter((entry) => !isEarly(entry, now)), early: [...early] }
}
