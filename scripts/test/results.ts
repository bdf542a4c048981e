import { linesOf } from '../check/program.ts'

/**
 * Counts of one runner. `failures` are the names for the list at the end; a crash is one failure. `repeated` are the names
 * of tests that failed at first and passed when they were repeated; `passed` counts them too.
 */
export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
  readonly repeated: readonly string[]
}

/** Result of a runner: its report, if readable, and its exit code. */
export type RunnerEnd = { readonly name: string; readonly code: number; readonly report: unknown }

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] }

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** A failure that no runner counts itself. */
export function failure(name: string): Counts {
  return { ...NOTHING, failed: 1, failures: [name] }
}

/** Maximum lines of a reason to repeat at the end; enough for the compared values. */
const REASON_LINES = 10
const REASON_LENGTH = 700

/**
 * The reason of a failed test, for the list at the end: the beginning of its message, without colours and stack trace.
 */
export function reasonOf(message: string | undefined): string {
  const lines = linesOf((message ?? '').replaceAll(COLOURS, '')).filter((line) => !/^\s+at /.test(line))
  if (lines.length === 0) return ''
  const text = lines.slice(0, REASON_LINES).join('\n      ')
  return `\n      ${text.slice(0, REASON_LENGTH)}`
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
      failures: [...total.failures, ...counts.failures],
      repeated: [...total.repeated, ...counts.repeated],
    }),
    NOTHING,
  )
}

/** The summary line. Skipped tests are mentioned only when there are some. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

/** Exit code. Success needs at least one passed test: an empty run proves nothing. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed === 0 && passed > 0 ? 0 : 1
}

/**
 * Detects runners that fail silently: no readable report, a failing exit code without a counted failure (an unhandled
 * error), or no tests at all.
 */
export function settle({ name, code, report }: RunnerEnd, read: (report: object) => Counts): Counts {
  if (typeof report !== 'object' || report === null) return failure(`${name}: ended with ${code} and left no report`)
  const counts = read(report)
  if (counts.failed > 0) return counts
  if (code !== 0) return sum([counts, failure(`${name}: ended with ${code} though no test failed`)])
  return counts.passed + counts.skipped > 0 ? counts : failure(`${name}: ran no test`)
}
