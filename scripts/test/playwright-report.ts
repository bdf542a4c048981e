import { type Counts, failure, NOTHING, reasonOf, sum } from './results.ts'

/** The parts of Playwright's JSON report that are counted. */
type PlaywrightReport = {
  readonly suites?: readonly Suite[]
  readonly errors?: readonly { readonly message?: string }[]
}
type Suite = { readonly title: string; readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }
type Spec = { readonly title: string; readonly file: string; readonly tests: readonly Test[] }
type Test = {
  readonly projectName?: string
  readonly status: string
  readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
}

/** So many tests of a run may need a second try on a machine that others share; more is no accident of the machine. */
const REPEATED_MAX = 2

/**
 * Counts the results of a report. Errors outside any test (a server that did not start) count too; tests that passed only
 * when repeated count as failed where they are many.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const outside = (report.errors ?? []).map(({ message = 'an error outside any test' }) =>
    failure(`browser: ${message.split('\n')[0]}`),
  )
  const counts = sum([...(report.suites ?? []).map((suite) => countSuite(suite, [])), ...outside])
  const { repeated } = counts
  if (repeated.length <= REPEATED_MAX) return counts
  return sum([{ ...counts, passed: counts.passed - repeated.length, repeated: [] }, ...repeated.map(failure)])
}

function countSuite(suite: Suite, above: readonly string[]): Counts {
  const path = [...above, suite.title]
  return sum([
    ...(suite.suites ?? []).map((inner) => countSuite(inner, path)),
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => countTest(test, [...path, spec.title]))),
  ])
}

function countTest({ status, projectName, results = [] }: Test, path: readonly string[]): Counts {
  if (status === 'expected') return { ...NOTHING, passed: 1 }
  if (status === 'skipped') return { ...NOTHING, skipped: 1 }
  const name = [projectName, ...path].filter(Boolean).join(' › ')
  // all of them: what its page complained of comes last, and is often the cause of the first
  const errors = results.find(({ errors: found = [] }) => found.length > 0)?.errors ?? []
  const reasons = errors.map(({ message }) => reasonOf(message)).join('')
  const told = `browser: ${name}${status === 'flaky' ? ' (flaky)' : ''}${reasons}`
  return status === 'flaky' ? { ...NOTHING, passed: 1, repeated: [told] } : failure(told)
}
