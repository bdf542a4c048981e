import type { SeatView, SessionDetail, TranscriptEntry } from '@placard/contract'
import type { SessionUpdate } from '../../../client/gateways/campaign-gateway.ts'
import { type RelationsThen, withRelations } from './relations.ts'

/** The page's copy of a session: the newest view, and every line of the transcript once, in order. */
export type SessionRecord = {
  readonly view: SeatView
  readonly entries: readonly TranscriptEntry[]
  /** Issues whose clause changed in the last step with such a change, to be highlighted. */
  readonly freshIssues: readonly number[]
  /** Position of the first line that arrived while this page was watching; earlier ones are history. */
  readonly liveFrom: number
  /** History of the room's relations while this page watched, oldest first. */
  readonly pastRelations: readonly RelationsThen[]
}

export function recordOf({ view, entries }: Pick<SessionDetail, 'view' | 'entries'>): SessionRecord {
  return {
    view,
    entries: inOrder(entries),
    freshIssues: [],
    liveFrom: view.seq + 1,
    pastRelations: withRelations([], view),
  }
}

function inOrder(entries: readonly TranscriptEntry[]): readonly TranscriptEntry[] {
  return [...entries].sort((one, other) => one.seq - other.seq)
}

/**
 * Merges a step, whichever way it came. Duplicate lines are dropped, late ones sorted in, and an older view does not
 * replace the current one.
 */
export function merged(record: SessionRecord, update: SessionUpdate): SessionRecord {
  const known = new Set(record.entries.map(({ seq }) => seq))
  const added = update.entries.filter(({ seq }) => !known.has(seq))
  const isNewer = update.seq > record.view.seq
  if (added.length === 0 && !isNewer) return record
  const changed = added.flatMap(({ kind, changes }) => (kind === 'clause' ? changes.map(({ issue }) => issue) : []))
  return {
    ...record,
    view: isNewer ? update.view : record.view,
    entries: added.length === 0 ? record.entries : inOrder([...record.entries, ...added]),
    freshIssues: changed.length > 0 ? changed : record.freshIssues,
    pastRelations: isNewer ? withRelations(record.pastRelations, update.view) : record.pastRelations,
  }
}
