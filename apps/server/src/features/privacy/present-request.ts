import { isOpen, owedOf } from '@placard/application'
import {
  ArchiveRange,
  DeletionScope,
  PERSONAL_CATEGORIES,
  type PersonalCategory,
  type PrivacyArchive,
  type PrivacyRequest,
  type PrivacyRequestDetail,
} from '@placard/contract'
import * as z from 'zod/mini'
import { INFORMATION_KINDS, tablesOf } from '../../database/personal-rows.ts'
import type { StoredArchive } from './archive/read-archives.ts'
import type { StoredRequest, WholeRequest } from './request-rows.ts'

/** What a person asked for, as it is stored. */
export const Asked = z.object({
  details: z.optional(z.string()),
  categories: z.optional(z.array(z.enum(PERSONAL_CATEGORIES))),
  scope: z.optional(DeletionScope),
  range: z.optional(ArchiveRange),
  appeal: z.optional(z.string()),
})
export type Asked = z.infer<typeof Asked>

const Deleted = z.record(z.string(), z.int())

/** Deleted rows by table, as far as a request has counted them. */
export function deletedIn(row: Pick<StoredRequest, 'deleted'> | undefined): Readonly<Record<string, number>> {
  return Deleted.safeParse(row?.deleted).data ?? {}
}

/** What was asked for; nothing where the account is gone. */
export function askedIn({ row }: Pick<WholeRequest, 'row'>): Asked {
  return Asked.safeParse(row.asked).data ?? {}
}

/** Whether a request is a deletion that waits for its confirmation. */
export function awaitsConfirmation({ kind, status }: Pick<StoredRequest, 'kind' | 'status'>): boolean {
  return (kind === 'delete' || kind === 'delete-part') && status === 'pending'
}

/**
 * Whether a request was answered after the last day that the law gives, or is open after it. A deletion that its person has
 * not confirmed is owed nothing.
 */
export function isLate(
  row: Pick<StoredRequest, 'kind' | 'status' | 'receivedAt' | 'closedAt' | 'isExtended'>,
  now: Date,
): boolean {
  const owed = owedOf(row.kind, row.receivedAt, row).at(-1)
  if (owed === undefined || row.status === 'cancelled' || awaitsConfirmation(row)) return false
  return (row.closedAt ?? now) >= owed.at
}

/** Whether a request can still be withdrawn: not once a deletion has begun, or a server has taken it up to begin. */
export function isCancellable(
  { status, kind, executesAt, deleted, leaseUntil }: WholeRequest['row'],
  now: Date,
): boolean {
  if (!isOpen(status) || kind === 'know-categories' || deleted !== null) return false
  // the clock of the server that took it up may be ahead of this one's
  const isTakenUp = leaseUntil !== null && leaseUntil > now
  return !isTakenUp && (executesAt === null || executesAt > now)
}

/** A request as its person sees it. */
export function presentRequest(whole: WholeRequest, now: Date): PrivacyRequest {
  const { row, lines } = whole
  const asked = askedIn(whole)
  const categories: PersonalCategory[] | null = row.kind === 'know-categories' ? (asked.categories ?? null) : null
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    requestedDate: row.receivedAt.toISOString(),
    completionDate: row.closedAt?.toISOString() ?? null,
    details: asked.details ?? '',
    categories,
    scope: asked.scope ?? null,
    range: asked.range ?? null,
    archive: whole.archive === undefined ? null : presentArchive(whole.archive, now),
    verificationMethod: row.verifiedBy,
    dues: owedOf(row.kind, row.receivedAt, { isExtended: row.isExtended }).map(({ what, on, at }) => {
      const met = what === 'receipt' ? lines.find(({ step }) => step === 'receipt-sent')?.at : row.closedAt
      return { what, on, at: at.toISOString(), metAt: (met ?? row.closedAt)?.toISOString() ?? null }
    }),
    executesAt: row.executesAt?.toISOString() ?? null,
    answer: row.answer,
    mayConfirm: awaitsConfirmation(row),
    mayCancel: isCancellable(row, now),
    mayAppeal: row.status === 'denied',
  }
}

/** An archive; the job that removes it may be late. */
function presentArchive({ state, done, total, bytes, endsAt, fault }: StoredArchive, now: Date): PrivacyArchive {
  const isOver = endsAt !== null && endsAt <= now
  return {
    state: isOver ? 'removed' : state,
    done,
    of: total,
    bytes: isOver ? null : bytes,
    expiresAt: endsAt?.toISOString() ?? null,
    fault,
  }
}

/** A request with its timeline, and what it deleted. */
export function presentDetail(whole: WholeRequest, now: Date): PrivacyRequestDetail {
  return {
    request: presentRequest(whole, now),
    timeline: whole.lines.map(({ step, at, note }) => ({ step, at: at.toISOString(), detail: note })),
    deleted: whole.row.deleted === null ? null : deletedByKind(deletedIn(whole.row)),
  }
}

/** Deleted rows by kind of information; kinds of which there were none are left out. */
function deletedByKind(deleted: Readonly<Record<string, number>>): { id: string; rows: number }[] {
  return INFORMATION_KINDS.flatMap((id) => {
    const rows = tablesOf(id).reduce((sum, table) => sum + (deleted[table] ?? 0), 0)
    return rows === 0 ? [] : [{ id, rows }]
  })
}
