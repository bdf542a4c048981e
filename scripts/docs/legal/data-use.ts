import path from 'node:path'
import { DATA_MAP } from '../../../apps/server/src/database/data-map.ts'
import { DATA_GROUPS } from './groups.ts'

/** Where the page on data use reads what is kept. */
export const DATA_USE_FILE = path.resolve(import.meta.dirname, '../../../content/legal/data-use.json')

/** Tables of the data map that no group of the page tells of, and tables of a group that the data map does not have. */
export function ungroupedTables(): readonly string[] {
  const grouped: readonly string[] = Object.values(DATA_GROUPS).flat()
  const mapped = Object.keys(DATA_MAP)
  return [...mapped.filter((table) => !grouped.includes(table)), ...grouped.filter((table) => !mapped.includes(table))]
}

/** What is kept, from the data map: one line for each purpose, kind and retention of a group. */
function dataUse() {
  return Object.entries(DATA_GROUPS).map(([id, tables]) => {
    const columns = tables.flatMap((table) => Object.values(DATA_MAP[table] ?? {}))
    const lines = columns.map(({ category, purpose, retention, erase }) => ({ category, purpose, retention, erase }))
    const byText = new Map(lines.map((line) => [JSON.stringify(line), line]))
    return { id, retentions: [...new Set(lines.map(({ retention }) => retention))], lines: [...byText.values()] }
  })
}

/** The file as it is written. */
export const dataUseText = () => `${JSON.stringify(dataUse(), null, 2)}\n`
