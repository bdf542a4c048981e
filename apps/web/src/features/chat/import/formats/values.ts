/** Own property of an unknown value, never inherited; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}

/** A string as it is; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A non-empty string; undefined for anything else. */
export function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  return isList(value) ? value : []
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Entries of an object; none for a list or anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : []
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Threshold between seconds and milliseconds: the year 5138 in seconds, 1973 in milliseconds. */
const SECONDS_BELOW = 1e11
/** End of the year 9999, in ms since 1970 UTC. */
const LAST = 253_402_300_799_999

/** Parses an instant in ms since 1970 UTC from seconds, milliseconds or a date string; undefined for anything else. */
export function instantOf(value: unknown): number | undefined {
  const ms =
    typeof value === 'number' ? (value < SECONDS_BELOW ? value * 1000 : value) : Date.parse(textOf(value).slice(0, 64))
  return Number.isFinite(ms) && ms > 0 && ms <= LAST ? Math.round(ms) : undefined
}

/** Characters that the database or the search cannot store: NUL and the search's own marks. */
const UNFIT = /[\0\uE000\uE001]/g

/** Sanitizes a text for storage. */
export function cleanText(text: string): string {
  return text.replaceAll(UNFIT, '').toWellFormed()
}
