import { type Counts, NOTHING, reasonOf, sum } from './results.ts'

/** The parts of Vitest's JSON report that are counted. */
type VitestReport = { readonly testResults?: readonly VitestFile[] }
type VitestFile = {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[]
  }[]
}

/** Counts the results of a report. A file that failed before its first test (a broken import) is one failure. */
export function countVitest(report: VitestReport): Counts {
  return sum((report.testResults ?? []).map(countFile))
}

function countFile({ name, status, message, assertionResults }: VitestFile): Counts {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  const counts = {
    passed,
    failed: failed.length,
    skipped: assertionResults.length - passed - failed.length,
    failures: failed.map((test) => `${name}: ${test.fullName}${reasonOf(test.failureMessages?.[0])}`),
    repeated: [],
  }
  const isBroken = status === 'failed' && failed.length === 0
  return isBroken ? sum([counts, { ...NOTHING, failed: 1, failures: [`${name}: ${firstLine(message)}`] }]) : counts
}

function firstLine(message = ''): string {
  return message.trim().split('\n')[0] || 'the file could not be run'
}
