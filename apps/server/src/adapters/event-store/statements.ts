import { sessionColumns } from './session-rows.ts'

/**
 * Each write is a single statement: atomic without a transaction around it, and one round trip. Named statements are
 * parsed once per connection.
 */
export const CREATE = {
  name: 'session-create',
  text: `
    with opened as (
      insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio,
        created_at, updated_at, next_due_at, concluded_at, score, resolution_type, last_presence_at, from_session, from_seq,
        imported, known_draw, bytes)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $11, $26, $27, $30, $31,
        octet_length($18::jsonb::text))
      on conflict (id) do nothing
      returning id
    ), seated as (
      insert into session_people (session_id, person_id, seat)
      select opened.id, (p.value->>'userId')::uuid, p.value->>'seat' from opened, jsonb_array_elements($17::jsonb) p
    ), logged as (
      insert into session_events (session_id, seq, event, at)
      select opened.id, e.ordinality, e.value, $12 from opened, jsonb_array_elements($18::jsonb) with ordinality e
    ), answered as (
      insert into session_answers (session_id, person_id, key, fingerprint, after, seq, readings, read_by, at)
      select opened.id, $19, $20, $21, $22, $23, $24, $25, $12 from opened where $19::uuid is not null
    ), pictured as (
      insert into session_snapshots (session_id, seq, state)
      select opened.id, $28, $29::jsonb from opened where $28::int is not null
    )
    select count(*)::int as written, true as known from opened`,
} as const

export const APPEND = {
  name: 'session-append',
  text: `
    with moved as (
      update sessions set version = $3, pace = $4, status = $5, progress_ratio = $6, updated_at = $7, next_due_at = $8,
        concluded_at = $9, score = $10, resolution_type = $11, lease_until = null, imported = $23,
        bytes = bytes + octet_length($13::jsonb::text)
      where id = $1 and version = $2 and ($12::int is null or lease_fence = $12)
      returning id
    ), logged as (
      insert into session_events (session_id, seq, event, at)
      select moved.id, $2 + e.ordinality, e.value, $7 from moved, jsonb_array_elements($13::jsonb) with ordinality e
    ), pictured as (
      insert into session_snapshots (session_id, seq, state)
      select moved.id, $14, $15::jsonb from moved where $14::int is not null
      on conflict (session_id) do update set seq = excluded.seq, state = excluded.state
    ), answered as (
      insert into session_answers (session_id, person_id, key, fingerprint, after, seq, readings, read_by, at)
      select moved.id, $16, $17, $18, $19, $20, $21, $22, $7 from moved where $16::uuid is not null
    )
    select (select count(*) from moved)::int as written, exists (select from sessions where id = $1) as known`,
} as const

/** One statement sees one snapshot: header, stored state and events are consistent. */
export const LOAD = {
  name: 'session-load',
  text: `
    select ${sessionColumns('s')}, n.seq as snapshot_seq, n.state as snapshot_state,
      (select json_agg(e.event order by e.seq) from session_events e
        where e.session_id = s.id and e.seq > coalesce(n.seq, $2)) as events
    from sessions s left join session_snapshots n on n.session_id = s.id and n.seq > $2
    where s.id = $1`,
} as const

export const EVENTS = {
  name: 'session-events',
  text: `select event from session_events where session_id = $1 and seq > $2 and seq <= $3 order by seq`,
} as const

/** The log as one JSON text: passed on as it is, it need not be parsed and serialised again. */
export const LOG = {
  name: 'session-log',
  text: `
    select coalesce('[' || string_agg(event::text, ',' order by seq) || ']', '[]') as log
    from session_events where session_id = $1 and seq <= $2`,
} as const

export const HEADER = {
  name: 'session-header',
  text: `select ${sessionColumns('s')} from sessions s where s.id = $1`,
} as const

export const LIST = {
  name: 'session-list',
  text: `
    select ${sessionColumns('s')} from session_people mine join sessions s on s.id = mine.session_id
    where mine.person_id = $1 order by s.updated_at desc, s.id limit $2`,
} as const

export const ANSWER = {
  name: 'session-answer',
  text: `
    select fingerprint, session_id, after, seq, readings, read_by from session_answers
    where person_id = $1 and key = $2`,
} as const
