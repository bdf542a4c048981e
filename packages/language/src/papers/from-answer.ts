import { PAPER_TEXT_MAX_LENGTH, PAPER_TITLE_MAX_LENGTH, type PaperKind } from '@placard/contract'
import { partsOf } from '../assistant/resolution-lines.ts'
import { OPERATIVE, PREAMBULATORY } from '../assistant/resolution-words.ts'
import { paperTitles } from './paper-messages.en.ts'

/** What a working paper begins with. */
export interface PaperDraft {
  readonly kind: PaperKind
  readonly title: string
  readonly text: string
}

const LEADS: readonly (readonly [PaperKind, RegExp])[] = [
  ['speech', /^(?:(?:opening|closing) (?:speech|statement)|speech|statement|reply|right of reply)\b/i],
  ['paper', /^(?:position paper|country brief|directive|press release|communiqu|crisis note|policy)/i],
]
const ASKED: readonly (readonly [PaperKind, RegExp])[] = [
  ['speech', /\b(?:speech|statement|intervention|remarks)\b/i],
  ['paper', /\b(?:position paper|paper|brief(?:ing)?|crisis note|directive|press release|memo(?:randum)?)\b/i],
]
const ORDERS = /\b(?:write|draft|give|make|prepare|need|create|compose|do)\b/i

/** The kind of text that an answer is; undefined for an answer that only explains something. */
export function productKindOf(asked: string, answer: string): PaperKind | undefined {
  if (isResolution(answer)) return 'resolution'
  const lead = answer.match(/^\s*(?:#+\s*)?\**\s*([^\n*]{3,120})/)?.[1] ?? ''
  const byLead = LEADS.find(([, pattern]) => pattern.test(lead))?.[0]
  if (byLead !== undefined) return byLead
  return ORDERS.test(asked) ? ASKED.find(([, pattern]) => pattern.test(asked))?.[0] : undefined
}

/** Fewest clauses that make a text one. */
const CLAUSES_LEAST = 1
const PREAMBLES_LEAST = 2

function isResolution(answer: string): boolean {
  const parts = partsOf(resolutionIn(answer))
  const first = (text: string) => text.match(/[A-Za-z-]+/)?.[0].toLowerCase() ?? ''
  const operative = parts.filter(
    ({ kind, number, text }) => kind === 'operative' && number !== undefined && startsWithVerb(text),
  )
  const preambles = parts.filter(
    ({ kind, text }) => kind === 'preambulatory' && text.endsWith(',') && PREAMBULATORY.has(first(text)),
  )
  const numbered = parts.filter(({ kind, number }) => kind === 'operative' && number !== undefined)
  // a list of other things holds a clause by accident
  const isList = operative.length >= CLAUSES_LEAST && operative.length * 2 > numbered.length
  return isList || preambles.length >= PREAMBLES_LEAST
}

const ADVERB = /^(?:also|further|strongly|firmly|again|hereby|deeply)\s+/i

function startsWithVerb(text: string): boolean {
  const [first = ''] = text.replace(ADVERB, '').split(/\s+/)
  return /^[A-Z]/.test(text) && OPERATIVE.has(first.toLowerCase())
}

/** The working paper that an answer would begin: its substance, without what is said around it. */
export function paperFromAnswer(asked: string, answer: string): PaperDraft {
  const kind = productKindOf(asked, answer) ?? 'other'
  const text = plainText(kind === 'resolution' ? resolutionIn(answer) : proseIn(kind, answer))
  return {
    kind,
    title: titleIn(answer) ?? paperTitles[kind],
    text: text.slice(0, PAPER_TEXT_MAX_LENGTH).toWellFormed(),
  }
}

/** A line in bold at the top, which names the product. */
const LEAD = /^\s*\*\*([^*\n]{3,160})\*\*[^\n]*(?:\n|$)/
const LABELLED = /:\s*$|^corrected\b/i

function titleIn(answer: string): string | undefined {
  const title = answer.match(LEAD)?.[1]?.trim()
  if (title === undefined || LABELLED.test(title)) return undefined
  return title.length > PAPER_TITLE_MAX_LENGTH ? `${title.slice(0, PAPER_TITLE_MAX_LENGTH - 2)} …` : title
}

const paragraphsIn = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
const CLAUSE = /^\W*(?:\d{1,2}[.)]|\([a-z]{1,4}\))\s/i
const HEAD = /^\s*(?:\*\*[^*\n]+:\*\*|[A-Z][\w ]{2,24}:)\s*\S/
const BOLD_LINE = /^\s*(?:#+\s|\*\*)/

/** The paragraphs of a resolution in an answer, from its head to its last clause. */
function resolutionIn(answer: string): string {
  const paragraphs = paragraphsIn(answer)
  const isBegun = (paragraph: string) => opensClause(paragraph) || isBody(paragraph)
  const clauseAt = paragraphs.findIndex(isBegun)
  if (clauseAt < 0) return answer
  let from = clauseAt
  while (from > 0 && HEAD.test(paragraphs[from - 1] ?? '')) from -= 1
  const after = paragraphs.findIndex(
    (paragraph, at) => at > clauseAt && BOLD_LINE.test(paragraph) && !opensClause(paragraph) && !isBody(paragraph),
  )
  const body = paragraphs.slice(from, after < 0 ? undefined : after)
  const last = body.findLastIndex((paragraph) => isBegun(paragraph) || CLAUSE.test(paragraph))
  return body.slice(0, last + 1).join('\n\n')
}

function opensClause(paragraph: string): boolean {
  const bare = paragraph.replaceAll(/[*_]/g, '').trim()
  if (/^\d{1,2}[.)]\s/.test(bare)) return startsWithVerb(bare.replace(/^\d{1,2}[.)]\s+/, ''))
  const first = bare.match(/^[A-Za-z-]+/)?.[0].toLowerCase() ?? ''
  return PREAMBULATORY.has(first) && /,\s*$/.test(bare)
}

function isBody(paragraph: string): boolean {
  const [part] = partsOf(paragraph)
  return part?.kind === 'body'
}

function proseIn(kind: PaperKind, answer: string): string {
  const quoted = answer.split('\n').filter((line) => /^\s*>/.test(line))
  if (kind === 'speech' && quoted.length > 0) return quoted.map((line) => line.replace(/^\s*>\s?/, '')).join('\n')
  const title = titleIn(answer)
  return title === undefined ? answer : answer.replace(LEAD, '')
}

/** An answer's text without its formatting. */
function plainText(text: string): string {
  return text
    .replaceAll(/^\s*#+\s+/gm, '')
    .replaceAll(/^\s*>\s?/gm, '')
    .replaceAll(/\[([^\]\n]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g, '')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
