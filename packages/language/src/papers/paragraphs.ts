import type { PaperKind } from '@placard/contract'

/** A paragraph of a paper and where it stands in the text. */
export interface Paragraph {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The paragraphs of a paper: between empty lines; of a resolution each line, because each clause stands on its own. */
export function paragraphsOf(kind: PaperKind, text: string): readonly Paragraph[] {
  const pattern = kind === 'resolution' ? /[^\n]*\S[^\n]*/g : /[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
  }))
}

/** The paragraph at a place of the text, else the one before it, else the first. */
export function paragraphAt(kind: PaperKind, text: string, at: number): number {
  const paragraphs = paragraphsOf(kind, text)
  const found = paragraphs.findLastIndex(({ start }) => start <= at)
  return Math.max(0, found)
}

/** The text with another wording of one paragraph. */
export function withParagraph(text: string, { start, end }: Paragraph, wording: string): string {
  return `${text.slice(0, start)}${wording}${text.slice(end)}`
}
