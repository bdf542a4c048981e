import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { heldPlaces } from './limit-schema.ts'
import { servers } from './server-schema.ts'

/** Held places of one user on one server. */
export interface PlacesHere {
  readonly key: Uint8Array
  readonly serverId: string
  /** Number held here, the requested one included. */
  readonly here: number
}

/** Turns synchronous commit off: a crash of PostgreSQL may lose the places of its last moments. */
const hurried = sql`select set_config('synchronous_commit', 'off', true)`

/**
 * Sets the number of places held here if then no more than `most` are held on all servers: the user's row serialises
 * the servers, so that together they never hold more.
 * @param mayJudge whether an expired lease means that its server died; else only servers known to have ended count.
 */
export async function holdPlaces(
  db: Executor,
  { key, serverId, here, most, mayJudge }: PlacesHere & { readonly most: number; readonly mayJudge: boolean },
): Promise<boolean> {
  const others = sql`from jsonb_each(held.holders) as other
    where other.key <> ${serverId} and ${isRunning(sql`other.key::uuid`, mayJudge)}`
  const { rows } = await db.execute(sql`
    with hurried as (${hurried})
    insert into ${heldPlaces} as held (key, holders)
    select ${Buffer.from(key)}::bytea, jsonb_build_object(${serverId}::text, ${here}::int) from hurried
    on conflict (key) do update set holders = excluded.holders ||
      (select coalesce(jsonb_object_agg(other.key, other.value), '{}') ${others})
    where ${here}::int + (select coalesce(sum(other.value::int), 0) ${others}) <= ${most}::int
    returning true`)
  return rows.length === 1
}

/** Stores how many places are still held here. */
export async function keepPlaces(db: Executor, { key, serverId, here }: PlacesHere): Promise<void> {
  await db.execute(sql`
    with hurried as (${hurried})
    update ${heldPlaces} set holders = (holders - ${serverId}::text) ||
      case when ${here}::int = 0 then '{}' else jsonb_build_object(${serverId}::text, ${here}::int) end
    from hurried where key = ${Buffer.from(key)}::bytea`)
}

/** Condition: places are held on no running server. */
export const isOnNoServer: SQL = sql`not exists (
  select from jsonb_object_keys(holders) as holder where ${isRunning(sql`holder::uuid`, true)})`

function isRunning(serverId: SQL, mayJudge: boolean): SQL {
  const running = mayJudge ? and(isNull(servers.endedAt), gt(servers.leaseUntil, sql`now()`)) : isNull(servers.endedAt)
  return sql`exists (select from ${servers} where ${servers.id} = ${serverId} and ${running})`
}
