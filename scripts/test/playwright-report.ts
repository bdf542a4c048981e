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
  readonly results?: readonly { readonly error?: { readonly message?: string } }[]
}

/**
 * Counts the results of a report. Errors outside any test (a server that did not start) count too; a flaky test counts
 * as failed.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const outside = (report.errors ?? []).map(({ message = 'an error outside any test' }) =>
    failure(`browser: ${message.split('\n')[0]}`),
  )
  return sum([...(report.suites ?? []).map((suite) => countSuite(suite, [])), ...outside])
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
  const reason = reasonOf(results.find(({ error }) => error !== undefined)?.error?.message)
  return failure(`browser: ${name}${status === 'flaky' ? ' (flaky)' : ''}${reason}`)
}
