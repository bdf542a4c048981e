import { linesOf } from '../check/program.ts'

/** What one runner counted. `failures` names what failed, for the list at the end; a crash is one failure. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

/** How a runner ended: its report, when it wrote a readable one, and its exit code. */
export type RunnerEnd = { readonly name: string; readonly code: number; readonly report: unknown }

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** One failure that no runner could count itself. */
export function failure(name: string): Counts {
  return { ...NOTHING, failed: 1, failures: [name] }
}

/** Lines of a reason that are worth repeating at the end; what was compared with what stands in them. */
const REASON_LINES = 10
const REASON_LENGTH = 700

/** Why a test failed, for the list at the end: the beginning of its message, without colours and where it was thrown. */
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
    }),
    NOTHING,
  )
}

/** The one closing line. Skipped tests are named only when there are some. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

/** Success needs at least one test that passed: a run that found nothing has shown nothing. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed === 0 && passed > 0 ? 0 : 1
}

/**
 * Guards against runners that end badly without saying so: one that left no readable report, one that failed while
 * it counted no failure (an unhandled error), and one that ran nothing.
 */
export function settle({ name, code, report }: RunnerEnd, read: (report: object) => Counts): Counts {
  if (typeof report !== 'object' || report === null) return failure(`${name}: ended with ${code} and left no report`)
  const counts = read(report)
  if (counts.failed > 0) return counts
  if (code !== 0) return sum([counts, failure(`${name}: ended with ${code} though no test failed`)])
  return counts.passed + counts.skipped > 0 ? counts : failure(`${name}: ran no test`)
}
