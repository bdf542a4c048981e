import type { Fault } from './resolution-faults.ts'
import type { Part } from './resolution-lines.ts'
import { openingPhrase } from './resolution-words.ts'
import { slot } from './slots.ts'

/**
 * The parts with corrections made. Several corrections of one part are made one after another, each on what the one
 * before left; a part that changes its kind goes where its kind stands.
 */
export function withCorrections(parts: readonly Part[], faults: readonly Fault[]): readonly Part[] {
  const changed = parts.map((part, at) =>
    faults.filter((fault) => fault.at === at).reduce((now, { mended }) => merged(part, now, mended), part),
  )
  const added = faults.flatMap(({ at, mended }) => (at === -1 && mended !== undefined ? [mended] : []))
  return ordered([...added, ...changed], parts)
}

/** A correction of the part as it was, made on the part as it is now: each field that it changed. */
function merged(before: Part, now: Part, mended: Part | undefined): Part {
  if (mended === undefined) return now
  const body = (text: string) => text.replace(/[\s,;:.!]+(?:and)?$/i, '')
  const [isBody, isEnd] = [body(mended.text) !== body(before.text), mark(mended.text) !== mark(before.text)]
  const text = `${body(isBody ? mended.text : now.text)}${mark(isEnd ? mended.text : now.text)}`
  const number = mended.number !== before.number ? mended.number : now.number
  const { number: _, ...rest } = now
  const kind = mended.kind !== before.kind ? mended.kind : now.kind
  const isMarked = now.isMarked || mended.isMarked
  return { ...rest, text, kind, isMarked, ...(number === undefined || kind !== 'operative' ? {} : { number }) }
}

const mark = (text: string) => text.match(/[,;:.!]?$/)?.[0] ?? ''

/** Heading, body, preamble, operative part with its sub-clauses; each in the order in which it stood. */
function ordered(parts: readonly Part[], before: readonly Part[]): readonly Part[] {
  const firstClause = parts.findIndex(({ kind }) => kind !== 'heading' && kind !== 'body')
  const groups: { readonly kind: Part['kind']; readonly parts: Part[] }[] = []
  for (const part of parts) {
    if (part.kind === 'sub' && groups.length > 0) groups.at(-1)?.parts.push(part)
    else groups.push({ kind: part.kind, parts: [part] })
  }
  const isFooter = (part: Part | undefined) =>
    part?.kind === 'heading' && firstClause >= 0 && before.indexOf(part) > firstClause
  const of = (kind: Part['kind'], isLast = false) =>
    groups.filter((group) => group.kind === kind && isFooter(group.parts[0]) === isLast).flatMap((group) => group.parts)
  return [
    ...of('heading'),
    ...of('body'),
    ...of('preambulatory'),
    ...of('operative'),
    ...of('sub'),
    ...of('heading', true),
  ]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A resolution in its form: openings in italics, numbers, letters, each part on its own line. */
export function resolutionText(parts: readonly Part[]): string {
  let letter = 0
  const lines = parts.map((part) => {
    letter = part.kind === 'sub' ? letter + 1 : 0
    return lineOf(part, letter)
  })
  return lines.join('\n\n')
}

function lineOf({ kind, text, number }: Part, letter: number): string {
  const plain = slot(text, 2000)
  switch (kind) {
    case 'heading':
      return plain
    case 'body':
      return `*${plain.replace(/[,:;.]$/, '')}*${/[,:;.]$/.test(plain) ? plain.slice(-1) : ''}`
    case 'sub':
      return `   (${LETTERS[letter - 1] ?? '…'}) ${plain}`
    case 'preambulatory':
      return italic(plain)
    case 'operative':
      return number === undefined ? italic(plain) : `${number}. ${italic(plain)}`
  }
}

function italic(text: string): string {
  const opening = openingPhrase(text)
  return opening === '' ? text : `*${opening}*${text.slice(opening.length)}`
}
