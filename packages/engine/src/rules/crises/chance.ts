import type { CrisisChoice } from '../../model/committee/crisis.ts'
import { utilityOf } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { draftOfRecord, seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { favourRatio, regardFor } from './drawing.ts'

/** Weights of the room's regard for the chooser and of the tension in a chance. */
const REGARD_WEIGHT = 0.25
const TENSION_WEIGHT = 0.25
const NEUTRAL_TENSION = 40
/** Weight of the gains of the text's supporters: a room in which many gain much has reason to hold together. */
const COALITION_WEIGHT = 0.4
/** Mean gain of a seat that has declared for a text, as a share of the most it could gain; measured. */
const USUAL_GAIN = 0.7
const LEAST = 0.05
const MOST = 0.95

/**
 * The probability shown before choosing, 0.05…0.95 in steps of 0.05: a forecast from public facts, i.e. the regard of
 * the others for the chooser, the tension, and the number declared for the text. Uses no secret gains.
 */
export function successChance(state: CampaignState, seat: SeatId, choice: CrisisChoice): number {
  return forecastFor(state, seat)(choice)
}

/** The same for every choice of a moment; reads the room once. */
export function forecastFor(state: CampaignState, seat: SeatId): (choice: CrisisChoice) => number {
  const room = moodOf(state, seat) + COALITION_WEIGHT * USUAL_GAIN * favourRatio(state)
  return ({ baseChanceRatio }) => Math.round(within(baseChanceRatio + room) * 20) / 20
}

/** The probability drawn by, 0.05…0.95: like the forecast, but with the actual gains of the text's supporters. */
export function drawnChance(state: CampaignState, seat: SeatId, choice: CrisisChoice): number {
  return within(choice.baseChanceRatio + moodOf(state, seat) + COALITION_WEIGHT * coalitionGain(state))
}

/** The room's contribution to a choice's base chance, without the coalition's. */
function moodOf(state: CampaignState, seat: SeatId): number {
  const strain = (state.tension.value - NEUTRAL_TENSION) / 100
  return REGARD_WEIGHT * regardFor(state, seatIndexOf(state, seat)) - TENSION_WEIGHT * strain
}

/**
 * Gains of the seats declared for the draft of record, each as a share of the most it could gain, averaged over all
 * seats.
 */
function coalitionGain(state: CampaignState): number {
  const draft = draftOfRecord(state)
  if (!draft) return 0
  const gains = state.seats.map(({ id, secrets }) => {
    if (draft.declared[id] !== 'favour') return 0
    const { table, reservation, best } = secrets
    const gain = (utilityOf(table, draft.deal) - reservation) / Math.max(1e-6, best - reservation)
    return Math.max(-1, Math.min(1, gain))
  })
  return gains.reduce((sum, gain) => sum + gain, 0) / state.seats.length
}

function within(chance: number): number {
  return Math.max(LEAST, Math.min(MOST, chance))
}
