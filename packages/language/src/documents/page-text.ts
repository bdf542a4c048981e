/** A run of text as a reader of PDF gives it; `transform[5]` is its height above the page's foot, in points. */
export interface TextRun {
  readonly str: string
  readonly hasEOL: boolean
  readonly height: number
  readonly transform: readonly number[]
}

/** From this many line heights on, what follows is another paragraph. */
const PARAGRAPH_LINES = 1.6

/** The text of one page: lines as they stand, paragraphs apart. Runs with no place among the lines are left out. */
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
