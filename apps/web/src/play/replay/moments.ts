import type { Debrief } from '@placard/contract'

/** A moment to seek to. */
export interface ReplayMoment {
  readonly seq: number
  readonly at: number
  readonly reason: Debrief['moments'][number]['reason'] | 'own'
}

/** The debrief's moments and turning points in order, each position once. */
export function replayMoments(debrief: Pick<Debrief, 'moments' | 'turningPoints'> | undefined): ReplayMoment[] {
  const found = new Map<number, ReplayMoment>()
  for (const { seq, at, reason } of debrief?.moments ?? []) found.set(seq, { seq, at, reason })
  for (const { seq, at } of debrief?.turningPoints ?? []) found.set(seq, { seq, at, reason: 'own' })
  return [...found.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * The line of the record at a log position, or the next one after it, as a silent act only has lines about its result.
 */
export function lineAt(entries: readonly { readonly seq: number }[], seq: number): number {
  const line = entries.findIndex((entry) => entry.seq >= seq)
  return line < 0 ? Math.max(0, entries.length - 1) : line
}
