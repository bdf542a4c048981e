import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DATA_USE_FILE, dataUseText, ungroupedTables } from './data-use.ts'
import { legalVersions, versionFile, versionText } from './versions.ts'

describe('the legal pages', () => {
  it('tell of every table of the data map, and of no other', () => {
    expect(ungroupedTables()).toEqual([])
  })

  it('say what is kept as the data map says it now: node scripts/docs/legal.ts', () => {
    expect(readFileSync(DATA_USE_FILE, 'utf8')).toBe(dataUseText())
  })

  it.each(legalVersions())('keep $id $version as it was given out: a change needs a new version', (text) => {
    expect(existsSync(versionFile(text)), 'run node scripts/docs/legal.ts').toBe(true)
    expect(readFileSync(versionFile(text), 'utf8')).toBe(versionText(text))
  })

  it.each(legalVersions())('have every earlier version of $id at hand', (text) => {
    for (const { version } of text.earlier)
      expect(existsSync(versionFile({ id: text.id, version })), version).toBe(true)
  })
})
