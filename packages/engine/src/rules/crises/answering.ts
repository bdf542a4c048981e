import type { CrisisEffect } from '../../model/committee/crisis.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import { nextRandom } from '../../primitives/random/random.ts'
import { drawIn } from '../../primitives/random/salted.ts'
import type { CommandContext } from '../command-context.ts'
import { drawnChance, successChance } from './chance.ts'
import { stakesAfter } from './stakes.ts'

/**
 * Answers the open crisis: pays the price, draws the outcome, and applies its effect. The log keeps the chance that was
 * shown, not the one drawn, which would reveal other seats' gains.
 */
export function answerCrisis(context: CommandContext, seat: SeatId, choiceId: string): void {
  const { state } = context
  const choice = state.crisis?.card.choices.find((candidate) => candidate.id === choiceId)
  if (!choice) return
  const chanceRatio = successChance(state, seat, choice)
  const succeeded = nextRandom(drawIn(state, `crisis-${state.seq}`)).value < drawnChance(state, seat, choice)
  const capital = (state.capital[seatIndexOf(state, seat)] ?? 0) - choice.diplomaticCost
  context.record({ kind: 'crisis-answered', seat, choice: choiceId, chanceRatio, succeeded, capital })
  applyEffect(
    context,
    succeeded ? choice.success : choice.failure,
    succeeded ? 'crisis-answered' : 'crisis-worsened',
    seat,
  )
}

/** Applies an effect of a crisis or a choice: on an issue's weight, on regard for the chooser, on the tension. */
export function applyEffect(
  context: CommandContext,
  effect: CrisisEffect,
  code: 'crisis-opened' | 'crisis-answered' | 'crisis-worsened',
  chooser?: SeatId,
): void {
  if (effect.issue !== undefined && (effect.weightFactor !== undefined || effect.positionShift !== undefined)) {
    const { tables, best } = stakesAfter(
      context.state,
      effect.issue,
      effect.weightFactor ?? 1,
      effect.positionShift ?? 0,
    )
    context.record({ kind: 'stakes-changed', issue: effect.issue, tables, best })
  }
  if (chooser !== undefined && effect.relation) {
    for (const seat of context.state.seats) {
      const isMeant = !effect.relationWith?.length || effect.relationWith.includes(seat.id)
      if (seat.id === chooser || !isMeant) continue
      context.record({ kind: 'regard-changed', from: seat.id, towards: chooser, delta: effect.relation, courtesy: 0 })
    }
  }
  context.strain(code, effect.tension ?? 0, chooser)
}
