import type { Token } from './tokens.ts'

/** The words of a language for numbers. */
export interface NumberWords {
  readonly small: Readonly<Record<string, number>>
  readonly scales: Readonly<Record<string, number>>
  /** Between the parts of a number: "treinta y cinco". */
  readonly and: string
  /** The mark between thousands in digits is a full stop, before decimals a comma. */
}

const lookUp = (table: Readonly<Record<string, number>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** "1.300", "1 300" and "1,3" in digits; undefined for a word. */
function digitsOf(plain: string): number | undefined {
  if (!/^\d/.test(plain) || plain.length > 20) return undefined
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)
  const value = Number(isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A number in the words that the reader knows. */
function spelled(value: number): string {
  for (const [scale, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const) {
    // "1300 billion" and "1.3 trillion" are the same to the reader
    if (value >= scale) return `${Number((value / scale).toPrecision(12))} ${name}`
  }
  return String(Number(value.toPrecision(12)))
}

/** Most words of one number. */
const WORDS_MOST = 12

interface Counted {
  readonly value: number
  readonly end: number
}

/** The number that begins at a place; small articles ("un", "uno") begin one only before a scale. */
function numberAt(tokens: readonly Token[], from: number, words: NumberWords): Counted | undefined {
  let [total, group, at, isAny] = [0, 0, from, false]
  for (; at < from + WORDS_MOST; at++) {
    const plain = tokens[at]?.plain ?? ''
    const digits = digitsOf(plain)
    const small = digits ?? lookUp(words.small, plain)
    const scale = lookUp(words.scales, plain)
    if (scale !== undefined && (isAny || scale < 1e4)) {
      if (scale >= 1000)
        [total, group] =
          scale > 1e3 ? [(total + (group || (total > 0 ? 0 : 1))) * scale, 0] : [total + (group || 1) * scale, 0]
      else group = (group || 1) * scale
    } else if (small !== undefined && joins(tokens, at, from, small, group)) {
      // "1 300" is one number; "quatre-vingts" multiplies
      const isThousands = digits !== undefined && at > from
      group = isThousands ? group * 1000 + small : small === 20 && group === 4 ? 80 : group + small
    } else if (plain !== words.and || !isAny || lookUp(words.small, tokens[at + 1]?.plain ?? '') === undefined) break
    isAny = true
  }
  return isAny ? { value: total + group, end: at } : undefined
}

/** Whether a further number belongs to the one before: three digits after a blank, or words that count on. */
function joins(tokens: readonly Token[], at: number, from: number, small: number, group: number): boolean {
  if (at === from) return true
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (before === undefined || token === undefined) return false
  if (/^\d/.test(token.plain)) return /^\d{1,3}$/.test(before.plain) && /^\d{3}$/.test(token.plain)
  return (
    !/^\d/.test(before.plain) &&
    (group === 0 || small < 20 || (group >= 100 && group % 100 === 0) || (small === 20 && group === 4))
  )
}

/** The tokens with every number as one of them, in the words that the reader knows. */
export function joinedNumbers(tokens: readonly Token[], words: NumberWords): readonly Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const isArticle = ['un', 'une', 'uno', 'una'].includes(token.plain)
    const next = tokens[at + 1]?.plain ?? ''
    const isStart = !isArticle || (lookUp(words.scales, next) ?? 0) >= 1e6
    const number = isStart ? numberAt(tokens, at, words) : undefined
    if (number === undefined) {
      joined.push(token)
      at++
      continue
    }
    const plain = spelled(number.value)
    joined.push({ ...token, raw: plain, accented: plain, plain })
    at = number.end
  }
  return joined
}
