import type { HintStep, SeatView, TranscriptEntry } from '@placard/contract'

/** A step of a beginner's path, and how far the player has come on it. */
export interface Hint {
  readonly step: HintStep
  readonly status: 'done' | 'next' | 'ahead'
}

/**
 * The path of a campaign as the player has walked it; empty where hints are off, which is everywhere but at beginner
 * difficulty. A step is done by an act of its kind, in whatever order; the first one not yet done is next.
 */
export function hintsFor(
  path: readonly HintStep[],
  view: SeatView,
  entries: readonly TranscriptEntry[],
): readonly Hint[] {
  if (view.difficulty !== 'beginner' || view.status === 'concluded') return []
  const own = entries.filter(({ seat }) => seat === view.you)
  const isDone = path.map(({ act }) => own.some((entry) => isAct(entry, act)))
  const next = isDone.indexOf(false)
  return path.map((step, at) => ({ step, status: isDone[at] ? 'done' : at === next ? 'next' : 'ahead' }))
}

/** Whether a line tells of such an act. Silent acts leave no speech, but a line of what came of them. */
function isAct({ act, kind, detail }: TranscriptEntry, wanted: HintStep['act']): boolean {
  if (act === wanted) return true
  switch (wanted) {
    case 'propose':
      return kind === 'proposal' || kind === 'draft'
    case 'trade':
      return kind === 'offer'
    case 'promise':
      return kind === 'promise' && detail === 'promise'
    case 'choose':
      return kind === 'crisis'
    case 'sign':
      return kind === 'support' && detail === 'signatory'
    case 'motion':
      return kind === 'motion' && detail === 'vote'
    default:
      return false
  }
}
