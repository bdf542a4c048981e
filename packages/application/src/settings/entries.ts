import type { SettingEntry, SettingName } from '@placard/contract'

/** The latest known entry of each setting; what is missing has its default. */
export type SettingEntries = Readonly<Partial<Record<SettingName, SettingEntry>>>

/** How far ahead of the server's clock a stamp may lie, in ms: clocks of people's devices are never exact. */
export const STAMP_TOLERANCE_MS = 60_000

/**
 * Whether one entry of a setting wins over another. The order is total, so that every device and the server agree: by
 * stamp, then by device, then by value (two tabs of one device may stamp the same moment).
 */
export function isLater(entry: SettingEntry, other: SettingEntry | undefined): boolean {
  if (other === undefined) return true
  if (entry.at !== other.at) return entry.at > other.at
  if (entry.device !== other.device) return entry.device > other.device
  return String(entry.value) > String(other.value)
}

/** Whether two entries are one and the same change. */
export function isSame(entry: SettingEntry, other: SettingEntry | undefined): boolean {
  return !isLater(entry, other) && other !== undefined && !isLater(other, entry)
}

/** The entries with others merged in: of each setting the later one. */
export function latest(entries: SettingEntries, others: readonly SettingEntry[]): SettingEntries {
  const merged: Partial<Record<SettingName, SettingEntry>> = { ...entries }
  for (const entry of others) if (isLater(entry, merged[entry.name])) merged[entry.name] = entry
  return merged
}

/** Whether a stamp lies too far ahead of the server's clock to be believed. */
export function isEarly({ at }: SettingEntry, now: number): boolean {
  return at > now + STAMP_TOLERANCE_MS
}

/** All entries there are, as a list. */
export function listOf(entries: SettingEntries): SettingEntry[] {
  return Object.values(entries).filter((entry) => entry !== undefined)
}

/** Changes that were sent, by whether their stamps can be believed. */
export interface Judged {
  readonly believed: readonly SettingEntry[]
  /** The names of those from the future. */
  readonly early: readonly SettingName[]
}

/** Separates changes that the server accepts from those it refuses: none from the future. */
export function judged(changes: readonly SettingEntry[], now: number): Judged {
  const early = new Set(changes.filter((entry) => isEarly(entry, now)).map(({ name }) => name))
  return { believed: changes.filter((entry) => !isEarly(entry, now)), early: [...early] }
}
