/**
 * Parses CSV text with quoted cells (doubled quotes inside, line breaks allowed) and returns the named columns, in the
 * given order.
 * @throws {Error} when a column is missing or a row has fewer cells than the header: the source's format has changed.
 */
export function selectColumns(text: string, columns: readonly string[]): string[][] {
  const [header, ...rows] = parseRows(text)
  if (header === undefined) throw new Error('The file is empty.')
  const positions = columns.map((column) => {
    const position = header.indexOf(column)
    if (position < 0) throw new Error(`The column "${column}" is missing; the file has ${header.join(', ')}.`)
    return position
  })
  return rows.map((row, index) =>
    positions.map((position) => {
      const cell = row[position]
      if (cell === undefined) throw new Error(`Row ${index + 2} has ${row.length} cells, not ${header.length}.`)
      return cell
    }),
  )
}

function parseRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    at = end + 1
    if (text[end] === ',') continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows
}

/** `end` is the index of the comma, of the line break or of the end of the text. */
type Cell = { cell: string; end: number }

function plainCell(text: string, start: number): Cell {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell {
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) throw new Error('A quoted cell is never closed.')
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      // text after the closing quote is malformed; it is kept, since the source escapes some quotes by hand
      const rest = plainCell(text, quote + 1)
      return { cell: cell + rest.cell, end: rest.end }
    }
    cell += '"'
    from = quote + 2
  }
}
