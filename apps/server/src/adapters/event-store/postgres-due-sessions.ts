import type { DueSessions, LeasedSession } from '../../ports/due-sessions.ts'
import type { Queries } from './queries.ts'
import { headerOf, instantOf, type SessionRow, sessionColumns } from './session-rows.ts'

/** Lease of a due session: a server that holds one for longer has stopped, and another takes over. */
const LEASE_MS = 10_000

interface ClaimedRow extends SessionRow {
  readonly lease_fence: number
  readonly last_presence_at: Date | null
}

const CLAIM = {
  name: 'session-claim',
  text: `
    with due as (
      select id from sessions
      where next_due_at <= $1 and (lease_until is null or lease_until <= $1)
      order by next_due_at limit $2 for update skip locked
    )
    update sessions s set lease_owner = $3, lease_until = $4, lease_fence = s.lease_fence + 1
    from due where s.id = due.id
    returning ${sessionColumns('s')}, s.lease_fence, s.last_presence_at`,
} as const

const RELEASE = {
  name: 'session-release',
  text: `update sessions set lease_until = null, next_due_at = $3 where id = $1 and lease_fence = $2 and version = $4`,
} as const

const NEXT = {
  name: 'session-next',
  text: `
    select next_due_at from sessions where next_due_at is not null and (lease_until is null or lease_until <= $1)
    order by next_due_at limit 1`,
} as const

const RECALL = {
  name: 'session-recall',
  text: `
    update sessions set
      next_due_at = case when next_due_at > $2 then $1 else next_due_at end,
      lease_until = case when lease_until > $2 then $3 else lease_until end,
      last_presence_at = case when last_presence_at > $2 then $1 else last_presence_at end
    where next_due_at is not null and (next_due_at > $2 or lease_until > $2 or last_presence_at > $2)`,
} as const

/**
 * Leases in the rows of the sessions. `db` may be a connection without synchronous commit: a lease lost in a crash is
 * granted again, and the version check (optimistic concurrency) keeps two holders apart.
 */
export function createPostgresDueSessions(db: Queries, owner: string): DueSessions {
  return {
    async claim(now, limit) {
      const values = [instantOf(now), limit, owner, instantOf(now + LEASE_MS)]
      const { rows } = await db.query<ClaimedRow>({ ...CLAIM, values })
      return rows.map(leaseOf).sort((a, b) => (a.header.nextDueAt ?? 0) - (b.header.nextDueAt ?? 0))
    },
    async release({ header, fence }, nextDueAt) {
      await db.query({ ...RELEASE, values: [header.sessionId, fence, instantOf(nextDueAt), header.version] })
    },
    async nextDueAt(now) {
      const { rows } = await db.query<{ next_due_at: Date }>({ ...NEXT, values: [instantOf(now)] })
      return rows[0]?.next_due_at.getTime()
    },
    async recallFuture(now, latest) {
      await db.query({ ...RECALL, values: [instantOf(now), instantOf(latest), instantOf(now + LEASE_MS)] })
    },
  }
}

function leaseOf(row: ClaimedRow): LeasedSession {
  const header = headerOf(row)
  return { header, fence: row.lease_fence, lastSeenAt: row.last_presence_at?.getTime() ?? header.createdAt }
}
