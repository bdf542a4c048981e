import { parse } from 'csv-parse/sync'

/** A table as lines whose cells are parted by bars; undefined when it is not well-formed, and is read as it stands. */
export function csvText(text: string, delimiter: string): string | undefined {
  try {
    const rows: readonly (readonly string[])[] = parse(text, {
      ...{ delimiter, bom: true, relaxColumnCount: true, skipEmptyLines: true },
      maxRecordSize: 100_000,
    })
    return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')).join('\n')
  } catch {
    return undefined
  }
}
