/**
 * Whether a licence expression (SPDX 2.3, annex D) is satisfied by allowed licences: one for `A OR B`, both for `A AND
 * B`. An exception (`A WITH B`) is allowed only as a whole.
 * @param expression such as `(MIT OR GPL-3.0-only)`; a malformed one is not allowed
 */
export function isLicenceAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/\(|\)|[^\s()]+/g) ?? []
  const result = alternatives(words, 0, allowed)
  return result.isAllowed && result.next === words.length
}

type Parsed = { readonly isAllowed: boolean; readonly next: number }

const REFUSED: Parsed = { isAllowed: false, next: Number.POSITIVE_INFINITY }

function alternatives(words: readonly string[], start: number, allowed: ReadonlySet<string>): Parsed {
  const first = conjunction(words, start, allowed)
  if (words[first.next]?.toUpperCase() !== 'OR') return first
  const rest = alternatives(words, first.next + 1, allowed)
  return { isAllowed: first.isAllowed || rest.isAllowed, next: rest.next }
}

function conjunction(words: readonly string[], start: number, allowed: ReadonlySet<string>): Parsed {
  const first = term(words, start, allowed)
  if (words[first.next]?.toUpperCase() !== 'AND') return first
  const rest = conjunction(words, first.next + 1, allowed)
  return { isAllowed: first.isAllowed && rest.isAllowed, next: rest.next }
}

function term(words: readonly string[], start: number, allowed: ReadonlySet<string>): Parsed {
  const word = words[start]
  if (word === '(') {
    const inner = alternatives(words, start + 1, allowed)
    return words[inner.next] === ')' ? { ...inner, next: inner.next + 1 } : REFUSED
  }
  if (word === undefined || word === ')' || /^(AND|OR|WITH)$/i.test(word)) return REFUSED
  if (words[start + 1]?.toUpperCase() !== 'WITH') return { isAllowed: allowed.has(word), next: start + 1 }
  return { isAllowed: allowed.has(`${word} WITH ${words[start + 2]}`), next: start + 3 }
}
