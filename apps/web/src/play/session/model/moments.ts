import type { TranscriptEntry } from '@placard/contract'
import type { PhaseId } from '../../room/room.ts'

/** The phase at a moment of the session (session ms). */
export function phaseAt(entries: readonly TranscriptEntry[], at: number): PhaseId {
  const entered = entries.findLast(
    ({ kind, detail, at: when }) => kind === 'phase' && detail !== 'finished' && when <= at,
  )
  return entered?.detail === 'negotiation' || entered?.detail === 'resolution' ? entered.detail : 'opening'
}
