import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { idsIn, namedTests } from './trust/named-tests.ts'
import { trustDocument, unknownIds, unprovenFindings } from './trust/trust-document.ts'

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/trust.md')

describe('docs/trust.md', () => {
  it('is printed as the titles of the tests are now: node scripts/docs/trust.ts', async () => {
    expect(await readFile(DOCUMENT, 'utf8')).toBe(trustDocument(await namedTests()))
  })

  it('has a test for every finding', async () => {
    expect(unprovenFindings(await namedTests())).toEqual([])
  })

  it('has a row for whatever a title names', async () => {
    expect(unknownIds(await namedTests())).toEqual([])
  })

  it('finds what has no row, and what has no test', () => {
    const tests = [{ file: 'a.test.ts', title: 'D1 AU-99', ids: ['D1', 'AU-99'] }]
    expect(unknownIds(tests)).toEqual(['AU-99'])
    expect(unprovenFindings(tests)).toContain('D2')
    expect(unprovenFindings(tests)).not.toContain('D1')
  })
})

describe('the rows a title names', () => {
  it.each([
    { title: 'D7 stops a reading after ten seconds', ids: ['D7'] },
    { title: 'D1, D4 keeps what a claimant made', ids: ['D1', 'D4'] },
    {
      title: 'what belongs to somebody (AZ-2, AZ-3; advisories 1, 2 and 18)',
      ids: ['AZ-2', 'AZ-3', 'advisory 1', 'advisory 2', 'advisory 18'],
    },
    { title: 'takes the D4 square', ids: [] },
    { title: 'is written in UTF-8', ids: [] },
  ])('$title', ({ title, ids }) => {
    expect(idsIn(title)).toEqual(ids)
  })
})
