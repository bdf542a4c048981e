import { utilityOf } from '../model/committee/issue.ts'
import type { Mood, Seat } from '../model/committee/seat.ts'
import { draftOfRecord, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'

/**
 * A delegate's mood from its share of its range and the room's tension. Five values are so coarse that showing them
 * reveals nothing that the delegate's speeches do not.
 * @param gainRatio surplus over the range from reservation to best, below 0 when the text is worse than no resolution.
 */
export function moodFor(gainRatio: number, tension: number): Mood {
  if (gainRatio < -0.25 && tension >= 60) return 'angry'
  if (gainRatio < -0.1) return 'frustrated'
  if (tension >= 60 || gainRatio < 0) return 'wary'
  return gainRatio > 0.45 ? 'confident' : 'calm'
}

/** Updates every AI delegate's mood from the text and the room; people's moods do not change. */
export function settleMoods(state: CampaignState): CampaignState {
  const { seats, tension } = state
  const text = draftOfRecord(state)?.deal ?? statusQuo(state)
  const hasText = text.some((option) => option > 0)
  let settled: Seat[] | undefined
  for (let index = 0; index < seats.length; index++) {
    const seat = seats[index]
    if (!seat || seat.holder.kind === 'person') continue
    const { table, reservation, best } = seat.secrets
    const gainRatio = hasText ? (utilityOf(table, text) - reservation) / Math.max(0.01, best - reservation) : 0.1
    const mood = moodFor(gainRatio, tension.value)
    if (mood === seat.mood) continue
    settled ??= seats.slice()
    settled[index] = { ...seat, mood }
  }
  return settled ? { ...state, seats: settled } : state
}
