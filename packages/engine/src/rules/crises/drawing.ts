import type { CrisisCard, CrisisCondition } from '../../model/committee/crisis.ts'
import { draftOfRecord, isDelegate, lastChangeAt, statusQuo } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'

const MINUTE_MS = 60_000

/**
 * The next crisis: of the cards left in the deck the first, in their shuffled order, whose conditions the session meets
 * (a card without any always fits). Fallback: the first card when none fits. Drawn cards leave the deck, so none
 * repeats. Undefined once the deck is empty.
 */
export function nextCrisis(state: CampaignState): CrisisCard | undefined {
  return state.deck.find(({ when }) => when === undefined || meets(state, when)) ?? state.deck[0]
}

/** Whether every given condition holds. Depends on public state alone. */
export function meets(state: CampaignState, when: CrisisCondition): boolean {
  const { tensionAtLeast, tensionAtMost, phases, promiseBroken } = when
  const { value: tension } = state.tension
  const phase = state.clock.phases[state.clock.phaseIndex]?.id
  if (phases && (phase === undefined || !phases.includes(phase))) return false
  if (tension < (tensionAtLeast ?? 0) || tension > (tensionAtMost ?? 100)) return false
  if (promiseBroken && !hasBrokenPromise(state)) return false
  return meetsText(state, when) && meetsRoom(state, when)
}

function meetsText(state: CampaignState, when: CrisisCondition): boolean {
  const draft = draftOfRecord(state)
  const deal = draft?.deal ?? statusQuo(state)
  const says = (when.text ?? []).every(({ issue, atLeast, atMost }) => {
    const option = deal[issue] ?? 0
    return option >= (atLeast ?? 0) && option <= (atMost ?? Number.POSITIVE_INFINITY)
  })
  if (!says) return false
  if (when.quietMinutes === undefined) return true
  const changedAt = draft ? lastChangeAt(draft) : 0
  return state.clock.elapsedMs - changedAt >= when.quietMinutes * MINUTE_MS
}

function meetsRoom(state: CampaignState, when: CrisisCondition): boolean {
  const { favourAtLeast, favourAtMost, regardAtLeast, regardAtMost } = when
  const favour = favourRatio(state)
  if (favour < (favourAtLeast ?? 0) || favour > (favourAtMost ?? 1)) return false
  if (regardAtLeast === undefined && regardAtMost === undefined) return true
  const regard = regardForPeople(state)
  return regard >= (regardAtLeast ?? -1) && regard <= (regardAtMost ?? 1)
}

/** Share of the committee, 0…1, that has declared for the draft of record. */
export function favourRatio(state: CampaignState): number {
  const declared = Object.values(draftOfRecord(state)?.declared ?? {})
  return declared.filter((stance) => stance === 'favour').length / state.seats.length
}

/** Mean regard of every other seat for a seat, by index, −1…1. */
export function regardFor({ relations }: CampaignState, index: number): number {
  let sum = 0
  for (let from = 0; from < relations.length; from++) if (from !== index) sum += relations[from]?.[index] ?? 0
  return sum / Math.max(1, relations.length - 1)
}

function regardForPeople(state: CampaignState): number {
  const regards = state.seats.flatMap((seat, index) => (isDelegate(seat) ? [] : [regardFor(state, index)]))
  return regards.reduce((sum, value) => sum + value, 0) / Math.max(1, regards.length)
}

function hasBrokenPromise({ commitments }: CampaignState): boolean {
  return commitments.some(({ kind, status }) => kind === 'promise' && status === 'broken')
}
