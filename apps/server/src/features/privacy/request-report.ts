import { statutoryDateOf } from '@placard/application'
import { PRIVACY_REQUEST_KINDS, type PrivacyRequestKind } from '@placard/contract'
import { and, gte, lt } from 'drizzle-orm'
import type { Database } from '../../database/executor.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import { checkLog, type LogCheck } from './log-rows.ts'
import { isLate } from './present-request.ts'

const DAY_MS = 86_400_000

/** Requests of one kind that were received in a period, by how they ended. */
export interface KindReport {
  readonly kind: PrivacyRequestKind
  readonly received: number
  readonly completed: number
  readonly denied: number
  /** Withdrawn by their person, or over because the account was. */
  readonly cancelled: number
  readonly open: number
  /** Answered after the last day that the law gives, or still open after it. */
  readonly late: number
  /** Days from receipt to answer, of those that were completed or denied; null when there are none. */
  readonly medianDays: number | null
  readonly meanDays: number | null
}

/** The metrics of requests that 11 CCR 7102 asks for, and whether the log that they stand in is whole. */
export interface RequestReport {
  /** The calendar year in which they were received, in California. */
  readonly year: number
  readonly kinds: readonly KindReport[]
  readonly log: LogCheck
}

type Row = Pick<typeof privacyRequests.$inferSelect, 'kind' | 'status' | 'receivedAt' | 'closedAt' | 'isExtended'>

/** Counts the requests that were received in a year. They are kept for 24 months. */
export async function reportRequests(db: Database, year: number, now: Date): Promise<RequestReport> {
  const { kind, status, receivedAt, closedAt, isExtended } = privacyRequests
  // the year of California ends some hours after that of Greenwich
  const found = await db
    .select({ kind, status, receivedAt, closedAt, isExtended })
    .from(privacyRequests)
    .where(and(gte(receivedAt, new Date(Date.UTC(year, 0, 1))), lt(receivedAt, new Date(Date.UTC(year + 1, 0, 2)))))
  const rows = found.filter((row) => statutoryDateOf(row.receivedAt).startsWith(`${year}-`))
  const kinds = PRIVACY_REQUEST_KINDS.map((one) =>
    reportOf(
      one,
      rows.filter((row) => row.kind === one),
      now,
    ),
  )
  return { year, kinds, log: await checkLog(db) }
}

function reportOf(kind: PrivacyRequestKind, rows: readonly Row[], now: Date): KindReport {
  const count = (...statuses: readonly Row['status'][]) => rows.filter(({ status }) => statuses.includes(status)).length
  const days = rows
    .flatMap(({ status, receivedAt, closedAt }) =>
      closedAt === null || status === 'cancelled' ? [] : [(closedAt.getTime() - receivedAt.getTime()) / DAY_MS],
    )
    .toSorted((a, b) => a - b)
  const middle = [days[Math.floor((days.length - 1) / 2)], days[Math.ceil((days.length - 1) / 2)]]
  const mean = (some: readonly (number | undefined)[]) =>
    some.length === 0 ? null : some.reduce<number>((sum, one) => sum + (one ?? 0), 0) / some.length
  return {
    kind,
    received: rows.length,
    completed: count('completed'),
    denied: count('denied'),
    cancelled: count('cancelled'),
    open: count('pending', 'processing', 'extended'),
    late: rows.filter((row) => isLate(row, now)).length,
    medianDays: days.length === 0 ? null : mean(middle),
    meanDays: mean(days),
  }
}
