import type { Case, CaseFamily } from './cases.ts'
import type { NamedTest } from './named-tests.ts'

const HEAD = `# Trust

What the product promises about safety, and the tests that hold it to that. Written by \`node scripts/docs/trust.ts\` from
[cases.md](cases.md) and the titles of the tests; a test fails when this page is stale. Cases that no test names yet are left
out: what is not proved is not promised.
`

/** Families whose tests are listed by title, because each of their cases has many. */
const LISTED = 'Findings of an attack'

/** The expected text of the page. */
export function trustDocument(families: readonly CaseFamily[], tests: readonly NamedTest[]): string {
  const texts = families.map((family) =>
    family.title === LISTED ? listedText(family, tests) : familyText(family, tests),
  )
  return [HEAD, ...texts.filter((text) => text !== undefined)].join('\n')
}

function testsOf({ id }: Case, tests: readonly NamedTest[]): readonly NamedTest[] {
  return tests.filter(({ ids }) => ids.includes(id))
}

function listedText({ title, rows }: CaseFamily, tests: readonly NamedTest[]): string {
  return [`## ${title}\n`, ...rows.map((row) => rowText(row, testsOf(row, tests)))].join('\n')
}

function rowText({ id, situation, promise }: Case, tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))]
  const lines = files.map((file) => {
    const titles = tests
      .filter((test) => test.file === file)
      .map(({ title }) => `  - ${title.replace(/^(D\d+,? )+/, '')}`)
    return [`- ${linkTo(file)}`, ...new Set(titles)].join('\n')
  })
  return `### ${id}\n\n*${situation}* ${promise}\n\n${lines.join('\n')}\n`
}

function familyText({ title, rows }: CaseFamily, tests: readonly NamedTest[]): string | undefined {
  const lines = rows.flatMap((row) => {
    const files = [...new Set(testsOf(row, tests).map(({ file }) => file))]
    return files.length === 0 ? [] : [`| ${row.id} | ${row.promise} | ${files.map(linkTo).join(', ')} |`]
  })
  if (lines.length === 0) return undefined
  return `## ${title}\n\n| id | promise | tests |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function linkTo(file: string): string {
  return `[${file.split('/').at(-1)}](../${file})`
}
