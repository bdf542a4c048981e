import { visible } from '@placard/language/models'

/** A figure, with its decimal point, separators of thousands left out. */
const FIGURE = /\d+(?:[.,]\d+)*/g
const ADDRESS = /https?:|www\.|\S@\S+\.\S/i
/** Marks of markup around words and before lines. */
const MARKUP = /\*\*|__|`+|^\s*(?:[-*•]|#{1,6}|\d{1,2}[.)])\s+/gm

/** A line made fit to be shown: plain, on one line, cut after the last whole sentence that fits. */
export function asLine(text: string, maxLength: number): string {
  const line = visible(text)
    .replaceAll(MARKUP, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[<>]/g, '')
    .trim()
    .replace(/^["“](.*)["”]$/, '$1')
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > 0 ? cut.slice(0, end + 1) : cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
}

/** Faults of rephrased lines: figures and addresses that are not in the originals, or no text at all. */
export function unfaithful(lines: readonly string[], given: readonly string[]): string[] {
  const known = new Set(given.flatMap(figuresIn))
  return lines.flatMap((line, index) => {
    if (line === '') return [`line ${index + 1}: it is empty`]
    if (ADDRESS.test(line)) return [`line ${index + 1}: leave addresses out`]
    const strange = figuresIn(line).filter((figure) => !known.has(figure))
    return strange.length > 0 ? [`line ${index + 1}: the figure ${strange[0]} was not given`] : []
  })
}

function figuresIn(text: string): readonly string[] {
  return Array.from(text.matchAll(FIGURE), ([figure]) => figure.replaceAll(',', ''))
}
