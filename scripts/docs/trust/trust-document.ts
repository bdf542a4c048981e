import { ADVISORIES, CATALOGUE, type TrustFamily } from './catalogue.ts'
import { FINDINGS, type TrustRow } from './findings.ts'
import type { NamedTest } from './named-tests.ts'

const HEAD = `# Trust

What the product promises about safety, and the tests that hold it to that. Written by \`node scripts/docs/trust.ts\` from the
titles of the tests; a test fails when this page is stale, when a finding has no test, and when a test names a row that is
not here. Rows that no test names yet are left out: what is not proved is not promised.
`

const FINDINGS_HEAD = `## What an attack found

The product was attacked by people who wanted in, and by people who wanted it to stop. Each finding has tests that failed
on the version it was found in, and others beside them that guard the cure.
`

const CATALOGUE_HEAD = `## Bad inputs and faults

Thought of beforehand, by what they are thrown at, and the faults that products like this one have published.
`

/** The page as it has to be. */
export function trustDocument(tests: readonly NamedTest[]): string {
  const families = [...CATALOGUE, ADVISORIES].map((family) => familyText(family, tests))
  return [
    HEAD,
    FINDINGS_HEAD,
    ...FINDINGS.map((row) => findingText(row, testsOf(row, tests))),
    CATALOGUE_HEAD,
    ...families.filter((text) => text !== undefined),
  ].join('\n')
}

/** Ids that tests name although there is no such row. */
export function unknownIds(tests: readonly NamedTest[]): string[] {
  const known = new Set([FINDINGS, ...[...CATALOGUE, ADVISORIES].map(({ rows }) => rows)].flat().map(({ id }) => id))
  return [...new Set(tests.flatMap(({ ids }) => ids))].filter((id) => !known.has(id))
}

/** Findings that no test names. */
export function unprovenFindings(tests: readonly NamedTest[]): string[] {
  return FINDINGS.filter((row) => testsOf(row, tests).length === 0).map(({ id }) => id)
}

function testsOf({ id }: TrustRow, tests: readonly NamedTest[]): readonly NamedTest[] {
  return tests.filter(({ ids }) => ids.includes(id))
}

function findingText({ id, promise }: TrustRow, tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))]
  const lines = files.map((file) => {
    const titles = tests
      .filter((test) => test.file === file)
      .map(({ title }) => `  - ${title.replace(/^(D\d+,? )+/, '')}`)
    return [`- ${linkTo(file)}`, ...new Set(titles)].join('\n')
  })
  return `### ${id}\n\n${promise}\n\n${lines.join('\n')}\n`
}

function familyText({ title, rows }: TrustFamily, tests: readonly NamedTest[]): string | undefined {
  const lines = rows.flatMap((row) => {
    const files = [...new Set(testsOf(row, tests).map(({ file }) => file))]
    return files.length === 0 ? [] : [`| ${row.id} | ${row.promise} | ${files.map(linkTo).join(', ')} |`]
  })
  if (lines.length === 0) return undefined
  return `### ${title}\n\n| row | promise | tests |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function linkTo(file: string): string {
  return `[${file.split('/').at(-1)}](../${file})`
}
