import type { HintStep, SeatView, TranscriptEntry } from '@placard/contract'

/** A step of a beginner's path, and the player's progress on it. */
export interface Hint {
  readonly step: HintStep
  readonly status: 'done' | 'next' | 'ahead'
}

/**
 * A campaign's path with the player's progress; empty without hints, which exist at beginner difficulty only. A step is
 * completed by an act of its kind, in any order; the first incomplete one is next.
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

/** Whether a line shows such an act. Silent acts have no speech, only a line about their result. */
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
