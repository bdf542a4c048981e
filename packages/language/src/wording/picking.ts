import { canFill, fillTemplate, parseTemplate, type Slots, type Template } from './template.ts'

/** Shortest mark that identifies a template; shorter ones occur in other lines by chance ("No.", "We"). */
const TELLING = 9

/** Deterministic hash of numbers, evenly distributed; for choosing, not for secrets. */
export function spread(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 12
  }
  return hash >>> 0
}

export function numberOf(text: string): number {
  return spread(...Array.from(text, (character) => character.codePointAt(0) ?? 0))
}

/** How many lines ago (1 = the last line) a template was last used in the recent lines; Infinity when it was not. */
function lastUse(template: Template, filled: string, recent: readonly string[]): number {
  const at = recent.findLastIndex((line) => {
    const said = line.toLowerCase()
    return template.mark.length >= TELLING ? said.includes(template.mark) : said.includes(filled.toLowerCase())
  })
  return at < 0 ? Number.POSITIVE_INFINITY : recent.length - at
}

export interface Picked {
  readonly text: string
  /** Lines since the template was used; Infinity when it was not. */
  readonly unusedFor: number
  /** Times that it was said in the session before. */
  readonly said: number
}

/** How often a text was said before in the session, by anybody. */
export type TimesSaid = (text: string) => number

const never: TimesSaid = () => 0

/**
 * Picks a template by `seed` among those not used recently, and of them one that was least said in the session; when all
 * were used recently, the least recently used one, but never the exact text of a recent line while there are others.
 */
export function pick(
  templates: readonly Template[],
  slots: Slots,
  seed: number,
  recent: readonly string[],
  timesSaid: TimesSaid = never,
): Picked | undefined {
  const lines = templates
    .filter((template) => canFill(template, slots))
    .map((template) => {
      const text = fillTemplate(template, slots)
      return { text, unusedFor: lastUse(template, text, recent), isRepeated: recent.includes(text) }
    })
  const others = lines.filter(({ isRepeated }) => !isRepeated)
  const among = others.length > 0 ? others : lines
  const longest = Math.max(...among.map(({ unusedFor }) => unusedFor))
  const fresh = among
    .filter(({ unusedFor }) => unusedFor === longest)
    .map((line) => ({ ...line, said: timesSaid(line.text) }))
  const least = Math.min(...fresh.map(({ said }) => said))
  const chosen = fresh.filter(({ said }) => said === least)
  return chosen[seed % Math.max(1, chosen.length)]
}

/** Parses the phrases of each set. */
export function parsed(
  sets: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly Template[]>> {
  return Object.fromEntries(Object.entries(sets).map(([name, sources]) => [name, sources.map(parseTemplate)]))
}
