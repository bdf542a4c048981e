import type { SeatView, TranscriptEntry } from '@placard/contract'
import type { PhaseId } from '../../room/room.ts'

const MARKED: ReadonlySet<TranscriptEntry['kind']> = new Set([
  'clause',
  'draft',
  'crisis',
  'vote',
  'promise',
  'conclusion',
])

/** Whether an event is marked on the timeline. */
export function isMark({ kind }: Pick<TranscriptEntry, 'kind'>): boolean {
  return MARKED.has(kind)
}

/** A phase as a range of the session, both ends 0…1. */
export type PhaseSpan = {
  readonly id: PhaseId
  readonly from: number
  readonly to: number
  readonly status: 'done' | 'current' | 'ahead'
}

/**
 * The ranges of the phases. Those that have begun keep their beginning; later ones share the remaining time in
 * proportion to their maximum durations.
 */
export function phaseSpans(clock: SeatView['clock'], entries: readonly TranscriptEntry[]): readonly PhaseSpan[] {
  const begunAt = (id: PhaseId) =>
    id === 'opening' ? 0 : entries.find(({ kind, detail }) => kind === 'phase' && detail === id)?.at
  const starts = clock.phases.map(({ id, status }) => (status === 'ahead' ? undefined : begunAt(id)))
  let from = 0
  return clock.phases.map(({ id, status, maxMs }, index) => {
    const ahead = clock.phases.slice(index)
    const share =
      maxMs /
      Math.max(
        1,
        ahead.reduce((sum, phase) => sum + phase.maxMs, 0),
      )
    const nextStart = starts[index + 1]
    const isLast = index === clock.phases.length - 1
    const guess = from + (1 - from) * share
    const soonest = status === 'current' ? Math.min(1, clock.elapsedMs / clock.durationMs) : 0
    const to = isLast ? 1 : nextStart === undefined ? Math.max(guess, soonest) : nextStart / clock.durationMs
    const span = { id, from, to, status }
    from = to
    return span
  })
}

/** The mark nearest to a moment (session ms); undefined when there are none. */
export function nearestMark(marks: readonly Pick<TranscriptEntry, 'at'>[], at: number): number | undefined {
  let nearest: number | undefined
  let best = Number.POSITIVE_INFINITY
  marks.forEach((mark, index) => {
    const distance = Math.abs(mark.at - at)
    if (distance <= best) {
      best = distance
      nearest = index
    }
  })
  return nearest
}

/** The mark a key moves to; undefined when the key is not for the timeline or there is nothing on it. */
export function markAfterKey(key: string, index: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (index ?? count) - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, (index ?? last - 1) + 1)
  return undefined
}
