/** The database's clock decides about leases: the servers' clocks may differ. */
const LEASED_UNTIL = `now() + interval '10 seconds'`
const KEY = 'session_id = $1 and seat = $2 and format = $3'

export const READ = {
  name: 'debrief-read',
  text: `select value, fault, replayed, replays, lease_until > now() as is_leased from session_debriefs where ${KEY}`,
} as const

/** Claims the lease to make a debrief, unless it is made or another server holds the lease. */
export const CLAIM = {
  name: 'debrief-claim',
  text: `
    insert into session_debriefs as d (session_id, seat, format, lease_owner, lease_until)
    select id, $2, $3, $4, ${LEASED_UNTIL} from sessions where id = $1
    on conflict (session_id, seat, format) do update
      set lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, replayed = 0, replays = 0
      where d.value is null and d.fault is null and d.lease_until < now()`,
} as const

export const RENEW = {
  name: 'debrief-renew',
  text: `
    update session_debriefs set lease_until = ${LEASED_UNTIL}, replayed = $5, replays = $6
    where ${KEY} and lease_owner = $4 and value is null`,
} as const

export const RELEASE = {
  name: 'debrief-release',
  text: `update session_debriefs set lease_until = now() - interval '1 second' where ${KEY} and lease_owner = $4`,
} as const

/** Another server's debrief of the same log is the same, so the first one is kept. Older formats are deleted. */
export const STORE = {
  name: 'debrief-store',
  text: `
    with outdated as (delete from session_debriefs where session_id = $1 and seat = $2 and format < $3)
    update session_debriefs set value = $5::jsonb, fault = $6, lease_until = now()
    where ${KEY} and lease_owner = $4`,
} as const
