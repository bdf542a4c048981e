/** A field of something a file holds: never an inherited one, undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}

/** A text, or an empty one for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A text that names something; undefined for an empty one and for anything else. */
export function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  return isList(value) ? value : []
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** The members of an object with their names; none of a list or of anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : []
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Before this, a number counts seconds; from here on milliseconds: the year 5138 in the one, 1973 in the other. */
const SECONDS_BELOW = 1e11
/** The end of the year 9999, in ms since 1970 UTC. */
const LAST = 253_402_300_799_999

/** An instant in ms since 1970 UTC, of a count of seconds or milliseconds or of a date as text; undefined for anything else. */
export function instantOf(value: unknown): number | undefined {
  const ms =
    typeof value === 'number' ? (value < SECONDS_BELOW ? value * 1000 : value) : Date.parse(textOf(value).slice(0, 64))
  return Number.isFinite(ms) && ms > 0 && ms <= LAST ? Math.round(ms) : undefined
}

/** What neither a database nor a search can hold: nothing at all, halves of characters, and the search's own marks. */
const UNFIT = /[\0\uE000\uE001]/g

/** A text as it can be kept. */
export function cleanText(text: string): string {
  return text.replaceAll(UNFIT, '').toWellFormed()
}
