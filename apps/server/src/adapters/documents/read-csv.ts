import { parse } from 'csv-parse/sync'

/** A table as lines with cells separated by bars; undefined when it is malformed, and is read as plain text. */
export function csvText(text: string, delimiter: string): string | undefined {
  try {
    const rows: readonly (readonly string[])[] = parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: 100_000,
    })
    return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')).join('\n')
  } catch {
    return undefined
  }
}
