import type { Addition, Held } from './append-group.ts'
import { CHAT_CHANNEL, newsOf, type RunStatement } from './chat-news.ts'

interface HeldRow {
  readonly id: string
  readonly fence: number
  readonly isStopAsked: boolean
}

const APPEND = {
  name: 'chat-append',
  text: `
    with wanted as (
      select * from jsonb_to_recordset($1::jsonb) as w(id uuid, fence int, until timestamptz)
    ), held as materialized (
      select m.id, m.fence, m.lease_until, m.stop_asked_at, w.until
      from wanted w join chat_messages m on m.id = w.id and m.fence = w.fence
      where m.status = 'answering' order by m.id for share of m
    ), prolonged as (
      -- a lease that was prolonged a moment ago is long enough
      update chat_messages m set lease_until = held.until from held
      where m.id = held.id and held.lease_until < held.until - interval '1 second'
    ), logged as (
      insert into chat_events (message_id, seq, event)
      select held.id, (e.event->>'seq')::int, e.event
      from jsonb_to_recordset($2::jsonb) as e(id uuid, fence int, event jsonb)
      join held on held.id = e.id and held.fence = e.fence
      -- a write whose confirmation was lost is tried again
      on conflict (message_id, seq) do nothing
    ) select id, fence, stop_asked_at is not null as "isStopAsked",
        (select count(pg_notify('${CHAT_CHANNEL}', news)) from unnest($3::text[]) news) from held`,
} as const

/**
 * Appends to the logs of answers and renews their leases: one statement, one round trip. Other servers are notified
 * with the commit.
 */
export async function appendTogether(
  run: RunStatement,
  serverId: string,
  additions: readonly Addition[],
): Promise<readonly Held[]> {
  const leases = additions.map(({ lease, leaseUntil }) => ({
    id: lease.messageId,
    fence: lease.fence,
    until: leaseUntil,
  }))
  const events = additions.flatMap(({ lease, events: all }) =>
    all.map((event) => ({ id: lease.messageId, fence: lease.fence, event })),
  )
  const grown = additions.filter((one) => one.events.length > 0).map(({ lease }) => lease.messageId)
  const values = [JSON.stringify(leases), JSON.stringify(events), newsOf(serverId, grown)]
  const { rows } = await run<HeldRow>({ ...APPEND, values })
  const held = new Map(rows.map((row) => [`${row.id} ${row.fence}`, row]))
  return additions.map(({ lease }) => {
    const row = held.get(`${lease.messageId} ${lease.fence}`)
    if (row === undefined) return 'lost'
    return row.isStopAsked ? 'stop' : 'held'
  })
}
