import type { Act, Dice, SeatView } from '@placard/engine'
import type { Notebook } from './notebook.ts'

/** What a stand-in for a person goes by: its own view, what it noted of earlier ones, and a die; never the state. */
export interface Table {
  readonly view: SeatView
  readonly notes: Notebook
  readonly dice: Dice
}

/**
 * How a stand-in for a person plays. `answers` are what a person is asked for at once (a ballot, an offer, a placard);
 * `initiative` is what it does when the floor is free. undefined: nothing.
 */
export interface Policy {
  answer?(table: Table): Act | undefined
  initiative?(table: Table): Act | undefined
  /** Whether to close early when the chair offers it; undefined leaves the offer unanswered. */
  readonly closesEarly: boolean | undefined
}
