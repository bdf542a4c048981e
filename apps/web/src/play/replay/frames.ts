import { patched, REPLAY_STRETCH, type ReplayStretch, SeatView, type TranscriptEntry } from '@placard/contract'

/** The log position the stretch that holds a position follows. */
export function stretchOf(seq: number): number {
  return Math.floor(Math.max(0, seq - 1) / REPLAY_STRETCH) * REPLAY_STRETCH
}

/** The views of a stretch by log position, put together from the changes between them; checked when one is shown. */
export function viewsOf({ frames }: ReplayStretch): ReadonlyMap<number, unknown> {
  const views = new Map<number, unknown>()
  let view: unknown
  for (const frame of frames) {
    view = patched(view, frame.patch)
    views.set(frame.seq, view)
  }
  return views
}

/**
 * The view of a position; undefined when the stretch has none there.
 * @throws {ZodError} for a view that is none: a fault of whoever sent it.
 */
export function viewIn(views: ReadonlyMap<number, unknown>, seq: number): SeatView | undefined {
  const view = views.get(seq)
  return view === undefined ? undefined : SeatView.parse(view)
}

/** Shortest and longest time a line stays while playing, in ms: a pause of the room is not sat through. */
const SHORTEST_MS = 80
const LONGEST_MS = 4_000

/** How long a line stays before the next while playing, in ms; undefined on the last line. */
export function waitAfter(entries: readonly TranscriptEntry[], index: number, speed: number): number | undefined {
  const [entry, next] = [entries[index], entries[index + 1]]
  if (!entry || !next) return undefined
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (next.at - entry.at) / speed))
}
