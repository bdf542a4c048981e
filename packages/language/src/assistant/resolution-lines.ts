/** One clause or line of a pasted text, with the number of its first line. */
export interface Part {
  readonly line: number
  readonly text: string
  readonly kind: 'heading' | 'body' | 'preambulatory' | 'operative' | 'sub'
  /** The number of an operative clause, if it has one. */
  readonly number?: number
  /** Whether its opening was set in italics or underlined. */
  readonly isMarked: boolean
}

const HEADING =
  /^(?:#+\s*)?(?:\**)?(?:committee|topic|subject|agenda|sponsors?|signator(?:y|ies)|co-?sponsors?|draft resolution|working paper|resolution|title|session|forum|question of|submitted by|code|date|delegations?)\b.{0,160}$/i
const BODY =
  /^(?:\**_?)?(?:the )?(?:united nations )?(?:general assembly|security council|economic and social council|human rights council|conference of the parties|first committee|second committee|third committee|(?:\w+ ){0,6}(?:assembly|council|committee|commission|conference|parties|organization))\b[^.;]{0,60}?[,:]?(?:_?\**)?$/i
const NUMBERED = /^\**\s*(\d{1,2})\s*[.)]\**\s*(?=\S)/
const SUB = /^(?:\(?(?:[a-h]|[ivx]{1,4})\s*[.)]|[-•–]\s)\s*(?=\S)/
const MARKED = /^[*_]+|^<[iu]>/

/** The clauses of a pasted text; wrapped lines are joined to the previous one. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let [isOperative, isBodyNamed] = [false, false]
  for (const [index, raw] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    const line = raw.trim().replace(/^>\s*/, '')
    if (line === '') continue
    const part = partAt(line, index + 1, isOperative, isBodyNamed)
    isOperative ||= part.kind === 'operative'
    isBodyNamed ||= part.kind === 'body'
    const before = parts.at(-1)
    if (before !== undefined && wraps(before, part, line)) {
      parts[parts.length - 1] = { ...before, text: `${before.text} ${line}` }
    } else parts.push(part)
  }
  return parts
}

function partAt(line: string, at: number, isOperative: boolean, isBodyNamed: boolean): Part {
  const numbered = line.match(NUMBERED)
  if (numbered !== null) {
    const text = line.replace(NUMBERED, '')
    return { line: at, text: bare(text), kind: 'operative', number: Number(numbered[1]), isMarked: MARKED.test(text) }
  }
  if (SUB.test(line)) return { line: at, text: bare(line.replace(SUB, '')), kind: 'sub', isMarked: false }
  if (!isOperative && !isBodyNamed && BODY.test(line))
    return { line: at, text: bare(line), kind: 'body', isMarked: false }
  if (!isOperative && !isBodyNamed && HEADING.test(line))
    return { line: at, text: bare(line), kind: 'heading', isMarked: false }
  const kind = isOperative ? 'operative' : 'preambulatory'
  return { line: at, text: bare(line), kind, isMarked: MARKED.test(line) }
}

/** Whether a line continues the previous part: that was not closed, and the line begins in lower case. */
function wraps(before: Part, part: Part, line: string): boolean {
  if (part.number !== undefined || part.kind === 'sub' || part.kind === 'heading' || before.kind === 'heading')
    return false
  return /^[a-z0-9“"(]/.test(line) && !/[;.:]$/.test(before.text) && before.kind !== 'body'
}

function bare(text: string): string {
  return text.replaceAll(/[*_]{1,3}|<\/?[iub]>/g, '').trim()
}
