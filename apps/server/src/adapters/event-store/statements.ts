import { namedStatement } from '../../database/named-statement.ts'
import { sessionColumns } from './session-rows.ts'

/**
 * Each write is a single statement: atomic without a transaction around it, and one round trip.
 */
export const CREATE = namedStatement(
  'session-create',
  `
    with opened as (
      insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio,
        created_at, updated_at, next_due_at, concluded_at, score, resolution_type, last_presence_at, from_session, from_seq,
        imported, known_draw, bytes)
      values ($sessionId, $userId, $campaignId, $title, $country, $seed, $pace, $status, $version, $progressRatio,
        $createdAt, $updatedAt, $nextDueAt, $concludedAt, $score, $resolutionType, $createdAt, $fromSession, $fromSeq,
        $imported, $knownDraw, octet_length($log::jsonb::text))
      on conflict (id) do nothing
      returning id
    ), seated as (
      insert into session_people (session_id, person_id, seat)
      select opened.id, (p.value->>'userId')::uuid, p.value->>'seat' from opened, jsonb_array_elements($people::jsonb) p
    ), logged as (
      insert into session_events (session_id, seq, event, at)
      select opened.id, e.ordinality, e.value, $updatedAt
      from opened, jsonb_array_elements($log::jsonb) with ordinality e
    ), answered as (
      insert into session_answers (session_id, person_id, key, fingerprint, after, seq, readings, read_by, at)
      select opened.id, $answeredUserId, $key, $fingerprint, $after, $seq, $readings, $readBy, $updatedAt
      from opened where $answeredUserId::uuid is not null
    ), pictured as (
      insert into session_snapshots (session_id, seq, state)
      select opened.id, $snapshotSeq, $snapshotState::jsonb from opened where $snapshotSeq::int is not null
    )
    select count(*)::int as written, true as known from opened`,
)

export const APPEND = namedStatement(
  'session-append',
  `
    with moved as (
      update sessions set version = $version, pace = $pace, status = $status, progress_ratio = $progressRatio,
        updated_at = $updatedAt, next_due_at = $nextDueAt, concluded_at = $concludedAt, score = $score,
        resolution_type = $resolutionType, lease_until = null, imported = $imported,
        bytes = bytes + octet_length($log::jsonb::text)
      where id = $sessionId and version = $expected and ($fence::int is null or lease_fence = $fence)
      returning id
    ), logged as (
      insert into session_events (session_id, seq, event, at)
      select moved.id, $expected + e.ordinality, e.value, $updatedAt
      from moved, jsonb_array_elements($log::jsonb) with ordinality e
    ), pictured as (
      insert into session_snapshots (session_id, seq, state)
      select moved.id, $snapshotSeq, $snapshotState::jsonb from moved where $snapshotSeq::int is not null
      on conflict (session_id) do update set seq = excluded.seq, state = excluded.state
    ), answered as (
      insert into session_answers (session_id, person_id, key, fingerprint, after, seq, readings, read_by, at)
      select moved.id, $answeredUserId, $key, $fingerprint, $after, $seq, $readings, $readBy, $updatedAt
      from moved where $answeredUserId::uuid is not null
    )
    select (select count(*) from moved)::int as written, exists (select from sessions where id = $sessionId) as known`,
)

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
    where mine.person_id = $1 and mine.removed_at is null order by s.updated_at desc, s.id limit $2`,
} as const

export const ANSWER = {
  name: 'session-answer',
  text: `
    select fingerprint, session_id, after, seq, readings, read_by from session_answers
    where person_id = $1 and key = $2`,
} as const
