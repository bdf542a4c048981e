import { sentencesOf } from '../../text/sentences.ts'
import { termsOf } from '../../text/terms.ts'
import type { Edit } from './edit.ts'
import { editMessages as words } from './edit-messages.en.ts'
import { movableOf, withHeader, withMoved } from './edits-order.ts'

/** The parts of a text: a numbered item with what stands under it, a paragraph of a speech, or a paragraph. */
function blocksOf(text: string): readonly string[] {
  return text.split(/\n(?=(?:\*\*)?\d+\.)|\n>\n|\n\n+/).filter((block) => block.trim() !== '')
}

const isNumbered = (block: string) => /^(?:\*\*)?\d+\./.test(block.trim())
const isSpoken = (block: string) => block.startsWith('>')

/** How much of a phrase a text holds, 0…1. */
function holds(text: string, phrase: string): number {
  const asked = [...new Set(termsOf(phrase))]
  const own = new Set(termsOf(text))
  return asked.length === 0 ? 0 : asked.filter((term) => own.has(term)).length / asked.length
}

const LEAST_HELD = 0.5

/** The text after the changes; a change that finds nothing to change leaves it as it is. */
export function edited(text: string, edits: readonly Edit[], about: string): string {
  return edits.reduce((all, edit) => editedOnce(all, edit, about), text)
}

function editedOnce(text: string, edit: Edit, about: string): string {
  switch (edit.kind) {
    case 'only-about':
      return onlyAbout(text, edit.what)
    case 'without':
      return withoutMatter(text, edit.what)
    case 'without-part':
      return withoutPart(text, edit.number)
    case 'begin-with':
      return begun(text, words.openings[edit.what](about))
    case 'end-with':
      return ended(text, words.ending(edit.what, about))
    case 'worded':
      return words.worded[edit.tone].reduce((all, [from, to]) => all.replaceAll(from, to), text)
    case 'shorter':
      return halved(text)
    case 'move':
      return moved(text, edit.from, edit.to)
    case 'header':
      return withHeader(text, edit.lines)
    case 'also':
      return `${text}\n\n${words.also(edit.what)}`
  }
}

function moved(text: string, from: number, to: number): string {
  const [, ...blocks] = blocksOf(text)
  return renumbered(withMoved(text, movableOf(blocks, isNumbered), from, to))
}

/** The lead, and the first half of what follows. */
function halved(text: string): string {
  const [lead = '', ...blocks] = blocksOf(text)
  if (blocks.length < 2) return text
  return [lead, ...blocks.slice(0, Math.ceil(blocks.length / 2))].join('\n\n')
}

function onlyAbout(text: string, what: string): string {
  const [lead = '', ...blocks] = blocksOf(text)
  const held = blocks.map((block) => holds(block, meant(what)))
  const best = Math.max(0, ...held)
  if (best < LEAST_HELD) return text
  return [lead, ...blocks.filter((_, at) => held[at] === best)].join('\n\n')
}

/** Names of parts stand for the words that such parts hold. */
const meant = (what: string): string => words.parts.reduce((all, [name, said]) => all.replace(name, said), what)

/** "Take out the statistics": sentences that tell a figure; a year alone is none. */
const FIGURES = /^(?:all )?(?:the )?(?:statistics?|stats|numbers?|figures?|data|percentages?)$/i
const STATES_FIGURE =
  /\d+(?:[.,]\d+)? ?(?:per cent|%|million|billion|thousand|times)|\bof \d|\b(?!20\d\d\b|19\d\d\b)\d{2,}\b/i

function withoutMatter(text: string, what: string): string {
  const blocks = blocksOf(text)
  const [lead = ''] = blocks
  const numbered = blocks.filter((block) => block !== lead && isNumbered(block) && holds(block, what) >= LEAST_HELD)
  if (numbered.length > 0 && numbered.length < blocks.filter(isNumbered).length)
    return renumbered(numbered.reduce((all, block) => removed(all, block), text))
  const isFigures = FIGURES.test(what)
  const spoken = blocks.slice(1).filter((block) => !isNumbered(block) && (!isFigures || isSpoken(block)))
  const sentences = spoken
    .flatMap((block) => sentencesOf(block.replace(/^>\s*/, '')))
    .filter((sentence) => (isFigures ? STATES_FIGURE.test(sentence.text) : holds(sentence.text, what) >= LEAST_HELD))
  return sentences.reduce((all, sentence) => removed(all, sentence.text), text)
}

function withoutPart(text: string, number: number): string {
  const blocks = blocksOf(text)
  const numbered = blocks.filter(isNumbered)
  const parts = numbered.length > 0 ? numbered : blocks.filter(isSpoken)
  const part = parts.at(number > 0 ? number - 1 : number)
  return part === undefined || parts.length < 2 ? text : renumbered(removed(text, part))
}

const removed = (text: string, part: string): string =>
  text
    .replace(part, '')
    .replaceAll(/\n>\s*\n(?=>\s*\n)/g, '\n')
    .replaceAll(/> +(?=\S)/g, '> ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ {2,}(?! *\n)(?=\S)/g, ' ')

/** Numbers the items of a list anew; the last of them ends its sentence. */
function renumbered(text: string): string {
  let number = 0
  return text.replaceAll(/^(\*\*)?\d+\./gm, (_, bold: string | undefined) => `${bold ?? ''}${++number}.`)
}

/** A sentence before the first that is spoken or written, after the lead. */
function begun(text: string, sentence: string): string {
  return text.includes('\n> ') || text.startsWith('> ')
    ? text.replace(/(^|\n)> /, `$1> ${sentence} `)
    : text.replace(/\n\n(?=\S)/, `\n\n${sentence} `)
}

/** A sentence after the last that is spoken, else at the end. */
function ended(text: string, sentence: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('> ') && line.length > 2)
  if (last < 0) return `${text}\n\n${sentence}`
  return lines.map((line, at) => (at === last ? `${line} ${sentence}` : line)).join('\n')
}
