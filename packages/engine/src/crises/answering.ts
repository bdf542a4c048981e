import { drawFrom, nextRandom } from '../random/random.ts'
import type { SeatId } from '../seats/seat.ts'
import { seatIndexOf } from '../session/lookup.ts'
import type { CampaignState } from '../session/state.ts'
import type { Turn } from '../session/turn.ts'
import type { CrisisChoice, CrisisEffect } from './crisis.ts'
import { stakesAfter } from './stakes.ts'

/** How far the room's regard for the chooser, and the tension, move a chance. */
const REGARD_WEIGHT = 0.25
const TENSION_WEIGHT = 0.25
const NEUTRAL_TENSION = 40
/** Declared support for the leading draft helps a little: a room that agrees on something agrees on more. */
const AGREEMENT_WEIGHT = 0.1

/**
 * The chance of a choice, 0.05…0.95 in steps of 0.05: its own, moved by the mean regard of the others for the chooser,
 * by the tension, and by how many publicly favour the text. It is shown before choosing and it is the chance drawn.
 */
export function successChance(state: CampaignState, seat: SeatId, choice: CrisisChoice): number {
  const index = seatIndexOf(state, seat)
  const others = state.relations.filter((_, row) => row !== index).map((row) => row[index] ?? 0)
  const regard = others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
  const declared = Object.values(state.drafts.find((draft) => draft.status !== 'rejected')?.declared ?? {})
  const favour = declared.filter((stance) => stance === 'favour').length / state.seats.length
  const chance =
    choice.baseChanceRatio +
    REGARD_WEIGHT * regard +
    AGREEMENT_WEIGHT * favour -
    (TENSION_WEIGHT * (state.tension.value - NEUTRAL_TENSION)) / 100
  return Math.round(Math.max(0.05, Math.min(0.95, chance)) * 20) / 20
}

/** Answers the open crisis: pays the price, draws the outcome at the shown chance, and lets it work on the room. */
export function answerCrisis(turn: Turn, seat: SeatId, choiceId: string): void {
  const { state } = turn
  const choice = state.crisis?.card.choices.find((candidate) => candidate.id === choiceId)
  if (!choice) return
  const chanceRatio = successChance(state, seat, choice)
  const succeeded = nextRandom(drawFrom(state.rng, `crisis-${state.seq}`)).value < chanceRatio
  const capital = (state.capital[seatIndexOf(state, seat)] ?? 0) - choice.diplomaticCost
  turn.record({ kind: 'crisis-answered', seat, choice: choiceId, chanceRatio, succeeded, capital })
  applyEffect(
    turn,
    succeeded ? choice.success : choice.failure,
    succeeded ? 'crisis-answered' : 'crisis-worsened',
    seat,
  )
}

/** Lets an effect of a crisis or a choice work: on what an issue is worth, on regard for the chooser, on the tension. */
export function applyEffect(
  turn: Turn,
  effect: CrisisEffect,
  code: 'crisis-opened' | 'crisis-answered' | 'crisis-worsened',
  chooser?: SeatId,
): void {
  if (effect.issue !== undefined && (effect.weightFactor !== undefined || effect.positionShift !== undefined)) {
    const { tables, best } = stakesAfter(turn.state, effect.issue, effect.weightFactor ?? 1, effect.positionShift ?? 0)
    turn.record({ kind: 'stakes-changed', issue: effect.issue, tables, best })
  }
  if (chooser !== undefined && effect.relation) {
    for (const seat of turn.state.seats) {
      const isMeant = !effect.relationWith?.length || effect.relationWith.includes(seat.id)
      if (seat.id === chooser || !isMeant) continue
      turn.record({ kind: 'regard-changed', from: seat.id, towards: chooser, delta: effect.relation, courtesy: 0 })
    }
  }
  turn.strain(code, effect.tension ?? 0, chooser)
}
