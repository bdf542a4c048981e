import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DATA_USE_FILE, dataUseText, ungroupedTables } from './legal/data-use.ts'
import { legalVersions, versionFile, versionText } from './legal/versions.ts'

/**
 * Writes what the legal pages are made of: what is kept, from the data map, and a copy of each text under its version. A
 * version that is written is never changed: `node scripts/docs/legal.ts`.
 */
const ungrouped = ungroupedTables()
if (ungrouped.length > 0) throw new Error(`In no group of legal/groups.ts: ${ungrouped.join(', ')}`)
writeFileSync(DATA_USE_FILE, dataUseText())
console.log(`wrote ${DATA_USE_FILE}`)
for (const text of legalVersions()) {
  const file = versionFile(text)
  if (!existsSync(file)) {
    writeFileSync(file, versionText(text))
    console.log(`wrote ${file}`)
  } else if (readFileSync(file, 'utf8') !== versionText(text)) {
    throw new Error(
      `${text.id} has changed since version ${text.version}: give it a new version, a date and what changed`,
    )
  }
}
