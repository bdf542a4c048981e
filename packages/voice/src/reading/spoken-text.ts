import { readingMessages as words } from './messages.en.ts'

/** Begins and ends a block of code or a formula. */
export const FENCE = /^ {0,3}(`{3,}|~{3,}|\$\$)/
const RULE = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/
const TABLE_RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/
const ROW = /^\s*\|(.*)\|\s*$/
const HEADING = /^ {0,3}#{1,6}\s+/
const QUOTE = /^ {0,3}(?:>\s?)+/
const BULLET = /^\s*[-*+]\s+(?:\[[ xX]\]\s+)?/
const NUMBERED = /^\s*(\d+)[.)]\s+/
const ENDS = /[.!?:;…]["'”’)\]]*$/

/** Marks inside a line, with what is said in their place. The order counts. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\\(?=[\\`*_{}[\]()#+\-.!~>|$])/g, ''],
  // citations of sources: "[1]", "[2, 3]", "[^4]"
  [/\s?\[\^?\d+(?:\s*[,–-]\s*\d+)*\](?![(:])/g, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/<?https?:\/\/[^\s>)]+>?/g, words.link],
  [/<\/?[a-z][^>]*>/gi, ' '],
  [/`+([^`]*)`+/g, '$1'],
  [/\$([^$\n]*[\\^_{}=][^$\n]*)\$/g, words.formula],
  [/~~/g, ''],
  [/\*+(?=\S)|(?<=\S)\*+/g, ''],
  [/(?<!\p{L}|\p{N})_+(?=\S)|(?<=\S)_+(?!\p{L}|\p{N})/gu, ''],
  [/\p{Extended_Pictographic}\uFE0F?/gu, ''],
  [/\s+/g, ' '],
]

function saidOf(text: string): string {
  return MARKS.reduce((said, [mark, instead]) => said.replaceAll(mark, instead), text).trim()
}

/** A line as it is said; the voice falls at its end where it is a heading, an item or a row. */
function lineOf(line: string): string {
  if (RULE.test(line) || TABLE_RULE.test(line)) return ''
  const row = ROW.exec(line)?.[1]
  if (row !== undefined) return ended(row.split('|').map(saidOf).filter(Boolean).join(', '))
  const bare = line.replace(QUOTE, '')
  if (HEADING.test(bare)) return ended(saidOf(bare.replace(HEADING, '')))
  const number = NUMBERED.exec(bare)?.[1]
  if (number !== undefined) return ended(`${number}: ${saidOf(bare.replace(NUMBERED, ''))}`)
  if (BULLET.test(bare)) return ended(saidOf(bare.replace(BULLET, '')))
  return saidOf(bare)
}

function ended(said: string): string {
  return said === '' || ENDS.test(said) ? said : `${said}.`
}

/**
 * An answer's markdown as it is read aloud: no marks, no citations, a sentence in the place of code and formulas. It never
 * leaves out what somebody would miss who only listens.
 */
export function spokenText(markdown: string): string {
  const said: string[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) === true || (fence === '$$' && line.trim().endsWith('$$'))) fence = undefined
      continue
    }
    if (mark === undefined) {
      said.push(lineOf(line))
      continue
    }
    said.push(mark === '$$' ? words.formula : words.code)
    const isWholeFormula = mark === '$$' && line.trim().length > 2 && line.trim().endsWith('$$')
    if (!isWholeFormula) fence = mark
  }
  return said.filter(Boolean).join(' ')
}
