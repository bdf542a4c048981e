import type { ArchiveRange } from '@placard/contract'
import { DATA_MAP } from '../../../database/data-map.ts'
import { PERSONAL_ROWS } from '../../../database/personal-rows.ts'
import type { ZippedFile } from './zip-writer.ts'

interface ManifestFacts {
  readonly builtAt: Date
  readonly range: ArchiveRange
  readonly files: readonly ZippedFile[]
}

/** Version of the format; raised when something moves or is left out. */
const VERSION = 1

/**
 * The manifest of an archive: for which days it is, its files with their hashes, and of every column what it is for and
 * how long it is kept. What is kept and never disclosed, such as hashes of passwords, is named here.
 */
export function manifestText({ builtAt, range, files }: ManifestFacts): string {
  const tables = Object.keys(PERSONAL_ROWS).map((table) => ({
    table,
    columns: Object.entries(DATA_MAP[table] ?? {}).map(([column, { category, purpose, retention, export: copy }]) => ({
      column,
      category,
      purpose,
      retention,
      isIncluded: copy === 'yes',
    })),
  }))
  const about = { format: 'placard-archive', version: VERSION, builtAt: builtAt.toISOString(), range }
  return `${JSON.stringify({ ...about, files, tables }, null, 2)}\n`
}
