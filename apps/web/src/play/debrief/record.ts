import type { TranscriptEntry } from '@placard/contract'
import { isTextChange } from '../room/is-text-change.ts'

export const RECORD_FILTERS = ['all', 'spoken', 'text'] as const
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** The shown part of the record: a kind of entry, and all of them or the last. */
export interface ShownRecord {
  readonly filter: RecordFilter
  readonly isWhole: boolean
}

/** The entries of one phase of the session, under its name. */
export interface RecordPart {
  readonly phase: 'opening' | 'negotiation' | 'resolution'
  readonly entries: readonly TranscriptEntry[]
}

function filtered(entries: readonly TranscriptEntry[], filter: RecordFilter): readonly TranscriptEntry[] {
  if (filter === 'spoken') return entries.filter(({ kind }) => kind === 'speech')
  return filter === 'text' ? entries.filter(isTextChange) : entries
}

/** Splits the record by phase; parts without an entry are left out. */
export function partsOf(entries: readonly TranscriptEntry[], filter: RecordFilter): readonly RecordPart[] {
  const parts: { phase: RecordPart['phase']; entries: TranscriptEntry[] }[] = [{ phase: 'opening', entries: [] }]
  for (const entry of entries) {
    const isNext = entry.kind === 'phase' && (entry.detail === 'negotiation' || entry.detail === 'resolution')
    if (isNext) parts.push({ phase: entry.detail === 'negotiation' ? 'negotiation' : 'resolution', entries: [] })
    parts.at(-1)?.entries.push(entry)
  }
  return parts
    .map(({ phase, entries: all }) => ({ phase, entries: filtered(all, filter) }))
    .filter((part) => part.entries.length > 0)
}

/** The last entries of a record; parts that become empty are left out. */
export function lastOf(parts: readonly RecordPart[], count: number): readonly RecordPart[] {
  const whole = parts.reduce((sum, { entries }) => sum + entries.length, 0)
  let toSkip = Math.max(0, whole - count)
  return parts.flatMap(({ phase, entries }) => {
    const kept = entries.slice(toSkip)
    toSkip = Math.max(0, toSkip - entries.length)
    return kept.length > 0 ? [{ phase, entries: kept }] : []
  })
}
