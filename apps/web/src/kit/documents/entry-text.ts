/** A piece of a line: plain, or in one of the three marks that entries use. */
export type Piece = { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code'; readonly text: string }

/** A block of an entry: a paragraph, a list, or a table whose first row is its head. */
export type EntryBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** Columns that stay English on a page in another language, from 0. */
      readonly english?: readonly number[]
      /** What stands in such a column in the page's language nevertheless. */
      readonly own?: string
    }

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/
const BULLET = /^\s*- /
const NUMBER = /^\s*\d+\. /

/** A line in its marks. */
export function piecesOf(line: string): readonly Piece[] {
  return line
    .split(MARKS)
    .filter((text) => text !== '')
    .map((text): Piece => {
      if (text.length > 4 && text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) }
      if (text.length > 2 && text.startsWith('*')) return { kind: 'emphasis', text: text.slice(1, -1) }
      if (text.length > 2 && text.startsWith('`')) return { kind: 'code', text: text.slice(1, -1) }
      return { kind: 'plain', text }
    })
}

/**
 * The blocks of an entry. Entries are authored, and use of markdown what is handled here; answers of engines go through the
 * renderer of the chat, which is ten times as large.
 */
export function entryBlocks(answer: string): readonly EntryBlock[] {
  return answer
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .flatMap(blocksOf)
}

/** A list may follow its sentence without an empty line. */
function blocksOf(block: string): readonly EntryBlock[] {
  const lines = block.split('\n')
  const from = lines.findIndex((line) => BULLET.test(line) || NUMBER.test(line) || line.startsWith('|'))
  if (from < 0) return [{ kind: 'paragraph', text: lines.join(' ') }]
  const before: readonly EntryBlock[] = from === 0 ? [] : [{ kind: 'paragraph', text: lines.slice(0, from).join(' ') }]
  return [...before, listed(lines.slice(from))]
}

function listed(lines: readonly string[]): EntryBlock {
  const [first = ''] = lines
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  const mark = BULLET.test(first) ? BULLET : NUMBER
  const items: string[] = []
  for (const line of lines) {
    const last = items.length - 1
    if (mark.test(line) || last < 0) items.push(line.replace(mark, ''))
    else items[last] = `${items[last]} ${line.trim()}`
  }
  return { kind: mark === BULLET ? 'bullets' : 'numbers', items }
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
