import { CsvError, parse } from 'csv-parse/sync'

/**
 * Reads comma-separated text and keeps the named columns, in the order asked for.
 *
 * @throws {Error} when a column is missing, a row has fewer cells than the header or a quoted cell never ends: the source
 *   has changed its shape.
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
  try {
    // The source escapes some quotes by hand, which is not in the format: the parser keeps such a cell with its quotes.
    const rows = parse(text, { bom: true, relaxQuotes: true, relaxColumnCount: true })
    return rows.map((row) => row.map((cell) => cell.replace(/^"(.*)"$/s, '$1')))
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new Error('A quoted cell is never closed.', { cause: error })
    throw error
  }
}
