import { parseArgs } from 'node:util'
import { statutoryDateOf } from '@placard/application'
import type { PrivacyRequestKind } from '@placard/contract'
import { StartRefusal } from '../config/start-refusal.ts'
import { type KindReport, type RequestReport, reportRequests } from '../features/privacy/request-report.ts'
import { withCommandDatabase } from './command-database.ts'
import { complain, say } from './command-output.ts'

const USAGE = `Usage: npm run privacy -- report [YEAR] [--json]

  report   privacy requests of a calendar year, by default this one: how many were received, completed, denied,
           withdrawn and are open, how many were late, and the days until they were answered`

const KINDS: Readonly<Record<PrivacyRequestKind, string>> = {
  'know-categories': 'To know (categories)',
  'know-pieces': 'To know (a copy of everything)',
  delete: 'To delete (account)',
  'delete-part': 'To delete (a part)',
  correct: 'To correct',
  'opt-out': 'To opt out',
  limit: 'To limit',
}

/** Runs a command about privacy. @returns the exit code: 1 when the log of requests was changed. */
export async function runPrivacyCommand(args: readonly string[]): Promise<number> {
  const asked = readArguments(args)
  if (asked === undefined) {
    complain(USAGE)
    return 2
  }
  try {
    const report = await withCommandDatabase(({ db, clock }) => {
      const now = clock.now()
      return reportRequests(db, asked.year ?? Number(statutoryDateOf(now).slice(0, 4)), now)
    })
    say(asked.isJson ? JSON.stringify(report, undefined, 2) : textOf(report))
    return report.log.isIntact ? 0 : 1
  } catch (error) {
    complain(error instanceof StartRefusal ? error.message : String(error))
    return 1
  }
}

function readArguments(args: readonly string[]): { readonly year?: number; readonly isJson: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [name, year, ...rest] = positionals
    if (name !== 'report' || rest.length > 0 || (year !== undefined && !/^20\d\d$/.test(year))) return undefined
    return { isJson: values.json, ...(year !== undefined && { year: Number(year) }) }
  } catch {
    return undefined
  }
}

const COLUMNS = [
  ['Received', ({ received }: KindReport) => String(received)],
  ['Completed', ({ completed }: KindReport) => String(completed)],
  ['Denied', ({ denied }: KindReport) => String(denied)],
  ['Withdrawn', ({ cancelled }: KindReport) => String(cancelled)],
  ['Open', ({ open }: KindReport) => String(open)],
  ['Late', ({ late }: KindReport) => String(late)],
  ['Median days', ({ medianDays }: KindReport) => daysText(medianDays)],
  ['Mean days', ({ meanDays }: KindReport) => daysText(meanDays)],
] as const

const daysText = (days: number | null) => (days === null ? '–' : days.toFixed(1))

/** The report as a table, and whether its log is whole. */
function textOf({ year, kinds, log }: RequestReport): string {
  const width = Math.max(...Object.values(KINDS).map(({ length }) => length))
  const line = (first: string, cells: readonly string[]) =>
    `${first.padEnd(width)}  ${cells.map((cell, at) => cell.padStart(COLUMNS[at]?.[0].length ?? 0)).join('  ')}`
  const rows = kinds.map((kind) =>
    line(
      KINDS[kind.kind],
      COLUMNS.map(([, cell]) => cell(kind)),
    ),
  )
  const head = line(
    'Requests',
    COLUMNS.map(([name]) => name),
  )
  const whole = log.isIntact
    ? `The log of requests is whole: ${log.lines} lines.`
    : `THE LOG OF REQUESTS WAS CHANGED at line ${log.brokenAt}, or a line is missing there.`
  const kept = 'Requests are kept for 24 months. Visitors who opt out without an account leave no row on the server.'
  return [
    `Privacy requests received in ${year} (by the calendar of California)`,
    '',
    head,
    ...rows,
    '',
    whole,
    kept,
  ].join('\n')
}
