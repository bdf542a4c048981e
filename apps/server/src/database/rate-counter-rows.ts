import type { Database } from './executor.ts'

/** Tolerated clock skew between servers. A window that begins further in the future was begun under a wrong clock. */
const SKEW_MS = 5_000

interface Tries {
  readonly key: Uint8Array
  readonly tries: number
  readonly now: Date
  readonly windowMs: number
}

/** A counter's state after counting. */
export interface Counted {
  readonly count: number
  readonly endsAt: Date
}

/**
 * One statement, so that all servers count together. Without synchronous commit: a crash of PostgreSQL may lose the
 * counts of its last moments. A window that begins in the future is restarted, one that another server's clock put a
 * little ahead is pulled back: none stays closed for longer than its length.
 */
const COUNT = {
  name: 'count-rate',
  text: `
    with hurried as (select set_config('synchronous_commit', 'off', true))
    insert into rate_counters as held (key, count, ends_at)
    select $1::bytea, $4::int, $2::timestamptz + $3::int * interval '1 ms' from hurried
    on conflict (key) do update set (count, ends_at) = (
      select case when goes_on then held.count + excluded.count else excluded.count end,
        case when goes_on then least(held.ends_at, excluded.ends_at) else excluded.ends_at end
      from (select held.ends_at > $2::timestamptz
        and held.ends_at <= excluded.ends_at + ${SKEW_MS} * interval '1 ms' as goes_on) as window_now
    )
    returning count, ends_at as "endsAt"`,
}

/** Counts tries against a key, in the current window or a new one. */
export async function countRate(db: Database, { key, tries, now, windowMs }: Tries): Promise<Counted> {
  const { rows } = await db.$client.query<Counted>({ ...COUNT, values: [Buffer.from(key), now, windowMs, tries] })
  const [counted] = rows
  if (counted === undefined) throw new Error('a counter says what it counted')
  return counted
}
