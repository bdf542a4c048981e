/** Sounds of words, as one finds them in a dictionary: one sequence of phones for each way to say a word. */
export type Dictionary = (word: string) => readonly string[]

/** Letters that a page of the dictionary has in common. */
const PAGE_LETTERS = 3

/**
 * Opens the text of a pronouncing dictionary in the format of CMU: a word a line with its phones, further ways to say a
 * word as `word(2)`. Words that begin alike stand together. Only where their pages begin is kept: an index of all words
 * takes ten times the memory of the text.
 */
export function openDictionary(text: string): Dictionary {
  const lines = `\n${text}\n`
  const pages = pagesOf(lines)
  return (word) => {
    const found = (entry: string): string | undefined => {
      for (const { from, to } of pages.get(entry.slice(0, PAGE_LETTERS)) ?? []) {
        const at = lines.slice(from, to).indexOf(`\n${entry} `)
        if (at >= 0) return lines.slice(from + at + entry.length + 2, lines.indexOf('\n', from + at + 1)).trim()
      }
      return undefined
    }
    const ways: string[] = []
    for (let way = found(word); way !== undefined; way = found(`${word}(${ways.length + 1})`)) ways.push(way)
    return ways
  }
}

interface Page {
  readonly from: number
  to: number
}

function pagesOf(lines: string): ReadonlyMap<string, readonly Page[]> {
  const pages = new Map<string, Page[]>()
  let last: { readonly letters: string; readonly page: Page } | undefined
  for (let at = 0; at >= 0 && at < lines.length - 1; at = lines.indexOf('\n', at + 1)) {
    const word = lines.slice(at + 1, at + 1 + PAGE_LETTERS)
    // a shorter word ends with a space or the number of its way
    const letters = word.replace(/[ (].*$/s, '')
    if (last?.letters !== letters) {
      if (last !== undefined) last.page.to = at
      const page = { from: at, to: lines.length }
      pages.set(letters, [...(pages.get(letters) ?? []), page])
      last = { letters, page }
    }
  }
  return pages
}
