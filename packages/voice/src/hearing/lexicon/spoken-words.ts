import { spokenNumber } from './number-words.ts'

/** A word that is said letter by letter: `un~`, in the plural `ndc~s`. In capitals it would be the same word as `un`. */
export const ACRONYM = /^([a-z]+)~(s?)$/

/** Most ways to say one phrase: those of its first numbers. */
const WAYS_MOST = 4

const SIGNS: Readonly<Record<string, string>> = { '%': 'percent', '&': 'and', $: 'dollars' }
const PART = /[A-Za-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*|[%&$]/g

/**
 * The words of a text as people say them, small letters without marks: numbers in words, acronyms marked. More than one
 * way where a number has more than one; none where nothing can be said, as in another script.
 */
export function spokenWays(text: string): readonly (readonly string[])[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'")
  // letters of another script cannot be said with English sounds
  if (/[^\p{Script=Latin}\P{L}]/u.test(plain)) return []
  let ways: readonly (readonly string[])[] = [[]]
  for (const [part] of plain.matchAll(PART)) {
    const said = partWays(part)
    ways = ways.flatMap((way) => said.map((words) => [...way, ...words])).slice(0, WAYS_MOST)
  }
  return ways.filter((way) => way.length > 0)
}

function partWays(part: string): readonly (readonly string[])[] {
  if (/^\d/.test(part)) return spokenNumber(part.replaceAll(',', ''))
  const sign = SIGNS[part]
  if (sign !== undefined) return [[sign]]
  const acronym = /^([A-Z]{2,6})(s?)$/.exec(part)
  if (acronym !== null) return [[`${acronym[1]?.toLowerCase()}~${acronym[2]}`]]
  return [[part.toLowerCase()]]
}
