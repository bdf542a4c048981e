import { patched, REPLAY_STRETCH, type ReplayStretch, SeatView, type TranscriptEntry } from '@placard/contract'

/** The log position after which the range with a position begins. */
export function stretchOf(seq: number): number {
  return Math.floor(Math.max(0, seq - 1) / REPLAY_STRETCH) * REPLAY_STRETCH
}

/** The views of a range by log position, built from the frames' differences; validated when shown. */
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
 * The view at a position; undefined when the range has none there.
 * @throws {ZodError} for an invalid view: a fault of the host.
 */
export function viewIn(views: ReadonlyMap<number, unknown>, seq: number): SeatView | undefined {
  const view = views.get(seq)
  return view === undefined ? undefined : SeatView.parse(view)
}

/** Shortest and longest time a line is shown during playback, in ms: long pauses of the room are cut. */
const SHORTEST_MS = 80
const LONGEST_MS = 4_000

/** How long a line is shown during playback before the next, in ms; undefined on the last line. */
export function waitAfter(entries: readonly TranscriptEntry[], index: number, speed: number): number | undefined {
  const [entry, next] = [entries[index], entries[index + 1]]
  if (!entry || !next) return undefined
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (next.at - entry.at) / speed))
}
