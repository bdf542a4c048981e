/** A word, number or mark of a text in another language. */
export interface Token {
  /** As typed. */
  readonly raw: string
  /** Lower case with its accents, and an apostrophe at the end of an elided word: "l'". */
  readonly accented: string
  /** The same without accents. */
  readonly plain: string
  /** Where it begins in the text. */
  readonly at: number
  /** Joined to the word before by a hyphen: the subject of "acceptez-vous". */
  readonly isJoined: boolean
}

const PIECES = /\p{L}[\p{L}\p{M}]*['’]?|\d+(?:[.,]\d+)*|[^\s]/gu
const ACCENTS = /\p{M}/gu

/** Without accents; a ligature is two letters. */
export function plainOf(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/** The words, numbers and marks of a text; hyphens between letters are kept as `isJoined` alone. */
export function tokensOf(text: string, from = 0): readonly Token[] {
  const tokens: Token[] = []
  let isJoined = false
  for (const { 0: raw, index } of text.matchAll(PIECES)) {
    const isHyphen = /^[-‐‑]$/.test(raw) && /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')
    if (isHyphen) {
      isJoined = true
      continue
    }
    const accented = raw.toLowerCase().replace('’', "'")
    tokens.push({ raw, accented, plain: plainOf(accented), at: from + index, isJoined })
    isJoined = false
  }
  return tokens
}

/** A word without its endings of number and gender, so that a name is found in the singular and in the plural. */
export function foldOf(plain: string): string {
  if (plain.length <= 3) return plain
  const single = plain.replace(/[sx]$/, '')
  return single.length <= 3 ? single : single.replace(/[aeo]$/, '')
}

export const isMark = ({ raw }: Token) => !/[\p{L}\d]/u.test(raw)
