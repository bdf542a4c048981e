import type { SeatHolder, SessionHeader } from '@placard/application'

/** A row of `sessions` with the seats that people hold, as the driver returns it. */
export interface SessionRow {
  readonly id: string
  readonly owner_id: string
  readonly people: readonly SeatHolder[] | null
  readonly campaign_id: string
  readonly title: string
  readonly country: string
  /** A bigint comes as text. */
  readonly seed: string
  readonly pace: number
  readonly status: SessionHeader['status']
  readonly version: number
  readonly progress_ratio: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly next_due_at: Date | null
  readonly concluded_at: Date | null
  readonly score: number | null
  readonly resolution_type: string | null
  readonly from_session: string | null
  readonly from_seq: number | null
  readonly imported: SessionHeader['imported'] | null
  readonly known_draw: boolean
}

/** What to select from `sessions` under the given name to get a `SessionRow`. */
export function sessionColumns(name: string): string {
  const own =
    'id,owner_id,campaign_id,title,country,seed,pace,status,version,progress_ratio,created_at,updated_at,next_due_at,concluded_at,score,resolution_type,from_session,from_seq,imported,known_draw'
  const people = `(select json_agg(json_strip_nulls(json_build_object('userId', p.person_id, 'seat', p.seat,
      'title', p.title, 'isPinned', nullif(p.is_pinned, false),
      'removedAt', round(extract(epoch from p.removed_at) * 1000))) order by p.seat)
    from session_people p where p.session_id = ${name}.id) as people`
  return [...own.split(',').map((column) => `${name}.${column}`), people].join(', ')
}

/** Maps a row to a header. */
export function headerOf(row: SessionRow): SessionHeader {
  return {
    sessionId: row.id,
    userId: row.owner_id,
    people: row.people ?? [],
    campaignId: row.campaign_id,
    title: row.title,
    country: row.country,
    seed: Number(row.seed),
    pace: row.pace,
    status: row.status,
    version: row.version,
    progressRatio: row.progress_ratio,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    nextDueAt: row.next_due_at?.getTime(),
    concludedAt: row.concluded_at?.getTime(),
    score: row.score ?? undefined,
    resolutionType: row.resolution_type ?? undefined,
    from: originOf(row),
    imported: row.imported ?? undefined,
    knownDraw: row.known_draw || undefined,
  }
}

function originOf({ from_session: sessionId, from_seq: seq }: SessionRow): SessionHeader['from'] {
  return sessionId === null || seq === null ? undefined : { sessionId, seq }
}

/** An instant for the driver; `undefined` becomes null. */
export function instantOf(epochMs: number | undefined): Date | null {
  return epochMs === undefined ? null : new Date(epochMs)
}
