import type { PaperKind } from '@placard/contract'
import type { Part } from '../assistant/resolution-lines.ts'
import { openingPhrase, PREAMBULATORY } from '../assistant/resolution-words.ts'
import { formalParts } from './formal-parts.ts'

/** A piece of a paper as it is shown and printed. Openings and the name of the body stand in italics. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'body'; readonly text: string; readonly mark: string }
  | { readonly kind: 'preambular'; readonly opening: string; readonly rest: string }
  | { readonly kind: 'operative'; readonly number: number; readonly opening: string; readonly rest: string }
  /** A sub-clause, and at level 2 a part of one. */
  | { readonly kind: 'sub'; readonly level: 1 | 2; readonly mark: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }

/** The pieces of a paper; a resolution's in their form, whatever is missing of it in the text. */
export function paperBlocks(kind: PaperKind, text: string): readonly PaperBlock[] {
  if (kind !== 'resolution') return proseBlocks(text)
  const parts = formalParts(text)
  return parts.some(isClause) ? resolutionBlocks(parts) : proseBlocks(text)
}

/** Whether a part is surely a clause; every line of a speech could be a preambular one. */
function isClause({ kind, number, text }: Part): boolean {
  const first = text.match(/[A-Za-z-]+/)?.[0].toLowerCase() ?? ''
  return kind === 'operative' ? number !== undefined : kind === 'preambulatory' && PREAMBULATORY.has(first)
}

function proseBlocks(text: string): readonly PaperBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))
}

/** The place in a list of sub-clauses: how many stand at each level. */
interface Place {
  readonly letters: number
  readonly romans: number
  /** Whether the list itself is numbered in Roman numerals. */
  readonly isRoman: boolean
}

const START: Place = { letters: 0, romans: 0, isRoman: false }

function resolutionBlocks(parts: readonly Part[]): readonly PaperBlock[] {
  let [place, number] = [START, 0]
  return parts.map((part): PaperBlock => {
    if (part.kind === 'sub') {
      place = placeAfter(place, part.mark ?? '-')
      const isInner = place.romans > 0
      const mark = isInner ? (ROMANS[place.romans - 1] ?? '…') : (LETTERS[place.letters - 1] ?? '…')
      return { kind: 'sub', level: isInner ? 2 : 1, mark: `(${mark})`, text: part.text }
    }
    place = START
    if (part.kind === 'operative') number += 1
    return clauseBlock(part, number)
  })
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** "(i)" under "(b)" begins an inner list; after "(h)", or as the first of all, it is an item like the others. */
function placeAfter({ letters, romans, isRoman }: Place, mark: string): Place {
  const sign = mark.replaceAll(/[().\s]/g, '').toLowerCase()
  const isNumeral = ROMANS.includes(sign)
  if (letters === 0) return { letters: 1, romans: 0, isRoman: isNumeral }
  const isNextLetter = romans === 0 && LETTERS[letters] === sign
  const isInner = isNumeral && !isRoman && !isNextLetter
  return isInner ? { letters, romans: romans + 1, isRoman } : { letters: letters + 1, romans: 0, isRoman }
}

function clauseBlock({ kind, text }: Part, number: number): PaperBlock {
  const opening = openingPhrase(text)
  const rest = text.slice(opening.length)
  switch (kind) {
    case 'operative':
      return { kind: 'operative', number, opening, rest }
    case 'preambulatory':
      return { kind: 'preambular', opening, rest }
    case 'body': {
      const mark = text.match(/[,:;.]$/)?.[0] ?? ''
      return { kind: 'body', text: text.slice(0, text.length - mark.length), mark }
    }
    case 'heading':
    case 'sub':
      return { kind: 'heading', text }
  }
}

/** A piece as a line of plain text. */
export function blockLine(block: PaperBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'body':
      return `${block.text}${block.mark}`
    case 'preambular':
      return `${block.opening}${block.rest}`
    case 'operative':
      return `${block.number}. ${block.opening}${block.rest}`
    case 'sub':
      return `${block.level === 1 ? '   ' : '      '}${block.mark} ${block.text}`
  }
}

/** A paper as plain text in its form: what "Format" makes of it. Formatting it again changes nothing. */
export function formattedText(kind: PaperKind, text: string): string {
  return paperBlocks(kind, text).map(blockLine).join('\n\n')
}
