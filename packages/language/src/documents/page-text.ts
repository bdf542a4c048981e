/** A text run of a PDF page; `transform[5]` is its height above the foot of the page, in points. */
export interface TextRun {
  readonly str: string
  readonly hasEOL: boolean
  readonly height: number
  readonly transform: readonly number[]
}

/** Line gap that separates paragraphs, in line heights. */
const PARAGRAPH_LINES = 1.6

/**
 * The text of one page: its lines in order, with blank lines between paragraphs. Runs without a place among the lines
 * are left out.
 */
export function pageText(runs: readonly TextRun[]): string {
  let text = ''
  let lineAt: number | undefined
  for (const { str, hasEOL, height, transform } of runs) {
    const at = transform[5] ?? 0
    if (str !== '' && text.endsWith('\n') && lineAt !== undefined && lineAt - at > PARAGRAPH_LINES * (height || 12)) {
      text += '\n'
    }
    if (str !== '') lineAt = at
    text += str
    if (hasEOL) text += '\n'
  }
  return text.trim()
}
