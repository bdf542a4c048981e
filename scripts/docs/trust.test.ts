import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOfCases } from './trust/case-faults.ts'
import { readCases, UNTESTED } from './trust/cases.ts'
import { idsIn, namedTests } from './trust/named-tests.ts'
import { trustDocument } from './trust/trust-document.ts'

const DOCS = path.resolve(import.meta.dirname, '../../docs')

it('docs/trust.md is printed as cases and titles are now: node scripts/docs/trust.ts', async () => {
  const families = readCases(await readFile(path.join(DOCS, 'cases.md'), 'utf8'))
  expect(await readFile(path.join(DOCS, 'trust.md'), 'utf8')).toBe(trustDocument(families, await namedTests()))
})

describe('a page of cases', () => {
  const page = `## Accounts (AU)\n\n| id | situation | what the product does |\n| --- | --- | --- |\n| AU-1 | Guesses. | Stops. |\n| AU-2 | Stuffing. | ${UNTESTED} |\n`
  const tests = (...ids: string[]) => [{ file: 'a.test.ts', title: ids.join(' '), ids }]

  it('is read by families', () => {
    expect(readCases(page)).toEqual([
      {
        title: 'Accounts',
        rows: [
          { id: 'AU-1', situation: 'Guesses.', promise: 'Stops.' },
          { id: 'AU-2', situation: 'Stuffing.', promise: UNTESTED },
        ],
      },
    ])
  })

  it.each([
    { text: page, named: ['AU-1'], faults: [], because: 'each promise has a test' },
    { text: page, named: ['AU-1', 'AU-99'], faults: ['AU-99 has no row'], because: 'a title names what is not there' },
    { text: page, named: [], faults: ['AU-1 makes a promise'], because: 'nothing covers it' },
    { text: page, named: ['AU-1', 'AU-2'], faults: ['carries AU-2'], because: 'it is covered and says nothing' },
    {
      text: page.replace('AU-2', 'AU-1'),
      named: ['AU-1'],
      faults: ['two rows', 'carries'],
      because: 'it is there twice',
    },
  ])('has faults $faults: $because', ({ text, named, faults }) => {
    const found = faultsOfCases(readCases(text), tests(...named))
    expect(found).toHaveLength(faults.length)
    for (const [at, fault] of faults.entries()) expect(found[at]).toContain(fault)
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
    { title: 'bodies (VA-1 to VA-3)', ids: ['VA-1', 'VA-2', 'VA-3'] },
    { title: 'advisories 2 to 4', ids: ['advisory 2', 'advisory 3', 'advisory 4'] },
    { title: 'takes the D4 square', ids: [] },
    { title: 'is written in UTF-8', ids: [] },
  ])('$title', ({ title, ids }) => {
    expect(idsIn(title)).toEqual(ids)
  })
})
