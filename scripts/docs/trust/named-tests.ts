import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../check/program.ts'
import { projectFiles } from '../../check/project-files.ts'

/** A string in a test file that names cases: usually a test's title. */
export interface NamedTest {
  readonly file: string
  readonly title: string
  readonly ids: readonly string[]
}

const TEST_FILE = /\.(test|e2e)\.tsx?$/
/** A one-line string literal; titles contain no line break. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g
/** Ids of findings are at the start of a title; other ids may also be at its end, in brackets. */
const FINDINGS_FIRST = /^(?:D\d{1,2},? )+/
/** `VA-1`, and `VA-1 to VA-6` for a range. */
const ROW = /\b([A-Z]{2})-(\d{1,2})(?: to \1-(\d{1,2}))?\b/g
const ADVISORY = /\badvisor(?:y|ies) (\d{1,2}(?:(?:, | and | to )\d{1,2})*)\b/gi

/** The case ids in a title. */
export function idsIn(title: string): string[] {
  const findings = FINDINGS_FIRST.exec(title)?.[0].match(/D\d{1,2}/g) ?? []
  const rows = [...title.matchAll(ROW)].flatMap(([, family, first, last]) =>
    range(Number(first), Number(last ?? first)).map((number) => `${family}-${number}`),
  )
  const advisories = [...title.matchAll(ADVISORY)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [first, last] = part.split(' to ').map(Number)
      return range(first ?? 0, last ?? first ?? 0).map((number) => `advisory ${number}`)
    }),
  )
  return [...findings, ...rows, ...advisories]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Every test that names a case, in the order of the files. */
export async function namedTests(): Promise<NamedTest[]> {
  const files = (await projectFiles()).filter((file) => TEST_FILE.test(file) && !file.startsWith('scripts/'))
  return files.toSorted().flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(LITERAL)].flatMap(([, single, double, template]) => {
      const title = (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1')
      const ids = idsIn(title)
      return ids.length === 0 ? [] : [{ file, title, ids }]
    }),
  )
}
