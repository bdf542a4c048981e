import { isOperativeVerb, OPERATIVE, PREAMBULATORY } from './resolution-words.ts'

/** One clause or line of a pasted text, with the number of its first line. */
export interface Part {
  readonly line: number
  readonly text: string
  readonly kind: 'heading' | 'body' | 'preambulatory' | 'operative' | 'sub'
  /** The number of an operative clause, if it has one. */
  readonly number?: number
  /** The mark of a sub-clause: "(a)", "-". */
  readonly mark?: string
  /** Whether its opening was set in italics or underlined. */
  readonly isMarked: boolean
}

const LABEL =
  /^(?:#+\s*)?\**(?:committee|topic|subject|agenda(?: item)?|(?:main )?(?:sponsors?|submitters?|submitted by|authors?)|signator(?:y|ies)|signed by|co-?(?:sponsors?|submitters?)|draft resolution|working paper|resolution|title|session|forum|question of|issue|code|date|delegations?|country)\b/i
const BODY =
  /^(?:\**_?)?(?:the )?(?:(?:united nations|un) )?(?:general assembly|security council|economic and social council|human rights council|conference of the parties|first committee|second committee|third committee|(?:[\w-]+ ){0,7}(?:assembly|council|committee|commission|conference|parties|organi[sz]ation|board|programme|agency)(?: (?:of|on|for) [\w ,-]{3,70}?)?)\s*(?:\([A-Z]{2,10}\))?\s*[,:;.]?(?:_?\**)?$/i
const BODY_BEFORE_TEXT =
  /^(\**_?(?:the )(?:[\w-]+ ){0,7}(?:assembly|council|committee|commission|conference|board)\**_?[,:])\s+(?=\S)/i
const NUMBERED = /^\**\s*(?:OP\s*)?[([]?(\d{1,2})\s*(?:[.)\]:]\**|\s-)\s*(?=\S)/i
const ROMAN = /^\**([IVX]{1,5})[.)]\**\s+(?=[A-Z])/
const SUB = /^(\(?(?:[a-z]|[ivx]{1,4})\s*[.)]|[-•–*])\s+(?=\S)/
const MARKED = /^[*_]+(?=\S)|^<[iu]>/
const INNER_CLAUSE = /(?<=[,;.:])[ \t]+(?=(?:\(?\d{1,2}[.)]|\([a-h]\))\s+[A-Za-z])/g
const ROMANS: Readonly<Record<string, number>> = {
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  X: 10,
}

interface Line {
  readonly at: number
  readonly text: string
}

/** The clauses of a pasted text; wrapped lines are joined to the previous one. */
export function partsOf(text: string): readonly Part[] {
  const lines = linesOf(text)
  const bodyAt = lines.findIndex(({ text: line }) => BODY.test(bare(line)) && !LABEL.test(line))
  const hasNumbers = lines.some(({ text: line }) => NUMBERED.test(line) || isRoman(line))
  const parts: Part[] = []
  for (const [index, line] of lines.entries()) {
    const place = { isBeforeBody: bodyAt >= 0 && index < bodyAt, isBody: index === bodyAt, hasNumbers, before: parts }
    const part = partAt(line, place)
    const before = parts.at(-1)
    if (before !== undefined && wraps(before, part, line.text)) {
      parts[parts.length - 1] = { ...before, text: `${before.text} ${bare(line.text)}` }
    } else parts.push(part)
  }
  return parts
}

/** The lines with their numbers; what stands on one line in a row is taken apart, and keeps its line. */
function linesOf(text: string): readonly Line[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((raw, index) => {
      const line = raw.trim().replace(/^>\s*/, '')
      return line
        .replace(BODY_BEFORE_TEXT, '$1\n')
        .replaceAll(INNER_CLAUSE, '\n')
        .split('\n')
        .flatMap(preamblesIn)
        .map((piece) => ({ at: index + 1, text: piece.trim() }))
    })
    .filter(({ text: line }) => line !== '')
}

/** Preambular clauses that follow each other on one line. */
function preamblesIn(line: string): readonly string[] {
  if (NUMBERED.test(line)) return [line]
  return line
    .replaceAll(/(?<=,)\s+(?=([A-Z][a-z]+)\b)/g, (space, word: string) =>
      PREAMBULATORY.has(word.toLowerCase()) ? '\n' : space,
    )
    .split('\n')
}

interface Place {
  readonly isBeforeBody: boolean
  readonly isBody: boolean
  readonly hasNumbers: boolean
  readonly before: readonly Part[]
}

const isRoman = (line: string) => {
  const rest = line.replace(ROMAN, '')
  return rest !== line && isOperativeVerb(firstWord(rest))
}

const firstWord = (line: string) => line.match(/[A-Za-z-]+/)?.[0].toLowerCase() ?? ''

function partAt({ at, text: line }: Line, { isBeforeBody, isBody, hasNumbers, before }: Place): Part {
  const isOperative = before.some(({ kind }) => kind === 'operative')
  const plain = { line: at, text: bare(line), isMarked: false }
  if (isBody) return { ...plain, kind: 'body' }
  if (isBeforeBody) return { ...plain, kind: 'heading' }
  if (LABEL.test(line) && (/:/.test(line) || before.every(({ kind }) => kind === 'heading')))
    return { ...plain, kind: 'heading' }
  const numbered = line.match(NUMBERED)
  if (numbered !== null) return operative(line.replace(NUMBERED, ''), at, Number(numbered[1]))
  if (isRoman(line)) return operative(line.replace(ROMAN, ''), at, ROMANS[line.match(ROMAN)?.[1] ?? ''])
  const sub = line.match(SUB)
  if (sub !== null) {
    const rest = line.replace(SUB, '')
    // letters in place of numbers: "(a) Urges …"
    if (!hasNumbers && OPERATIVE.has(firstWord(rest))) return operative(rest, at, undefined)
    return { line: at, text: bare(rest), kind: 'sub', mark: sub[1] ?? '-', isMarked: false }
  }
  const word = firstWord(line)
  const isUnnumbered = !hasNumbers && OPERATIVE.has(word) && !PREAMBULATORY.has(word)
  return { ...plain, kind: isOperative || isUnnumbered ? 'operative' : 'preambulatory', isMarked: MARKED.test(line) }
}

function operative(text: string, line: number, number: number | undefined): Part {
  const part = { line, text: bare(text), kind: 'operative' as const, isMarked: MARKED.test(text) }
  return number === undefined ? part : { ...part, number }
}

/** Whether a line continues the previous part: that was not closed, and the line begins in lower case. */
function wraps(before: Part, part: Part, line: string): boolean {
  if (part.number !== undefined || part.kind === 'sub' || part.kind === 'heading' || part.kind === 'body') return false
  if (before.kind === 'heading' || before.kind === 'body') return false
  if (/[;.:]$/.test(before.text) || SUB.test(line)) return false
  const isLower = /^[a-z0-9“"(]/.test(line)
  return isLower && !(/,$/.test(before.text) && OPERATIVE.has(firstWord(line)))
}

function bare(text: string): string {
  return text.replaceAll(/[*_]{1,3}|<\/?[iub]>/g, '').trim()
}
