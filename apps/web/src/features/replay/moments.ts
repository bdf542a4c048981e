import type { Debrief } from '@placard/contract'

/** A moment to jump to. */
export interface ReplayMoment {
  readonly seq: number
  readonly at: number
  readonly reason: Debrief['moments'][number]['reason'] | 'own'
}

/** What moved the room and what the player's own acts turned, in the order it happened, each position once. */
export function replayMoments(debrief: Pick<Debrief, 'moments' | 'turningPoints'> | undefined): ReplayMoment[] {
  const found = new Map<number, ReplayMoment>()
  for (const { seq, at, reason } of debrief?.moments ?? []) found.set(seq, { seq, at, reason })
  for (const { seq, at } of debrief?.turningPoints ?? []) found.set(seq, { seq, at, reason: 'own' })
  return [...found.values()].sort((a, b) => a.seq - b.seq)
}

/** The line of the record at a log position, or the last before it: an act without words has no line of its own. */
export function lineAt(entries: readonly { readonly seq: number }[], seq: number): number {
  return Math.max(
    0,
    entries.findLastIndex((entry) => entry.seq <= seq),
  )
}
