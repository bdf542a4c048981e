import type { Act, Dice, SeatView } from '@placard/engine'
import type { Notebook } from './notebook.ts'

/** Inputs of a simulated player: its own view, its notes on earlier ones, and dice; never the state. */
export interface Table {
  readonly view: SeatView
  readonly notes: Notebook
  readonly dice: Dice
}

/**
 * Strategy of a simulated player. `answers` are replies that are due at once (a ballot, an offer, a placard);
 * `initiative` is its act when the floor is free. undefined: none.
 */
export interface Policy {
  answer?(table: Table): Act | undefined
  initiative?(table: Table): Act | undefined
  /** Whether to close early when the chair offers it; undefined gives no answer. */
  readonly closesEarly: boolean | undefined
}
