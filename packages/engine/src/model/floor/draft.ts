import type { Reaction, Stance } from '../acts/act.ts'
import type { Change, Deal } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'

/** A mark in the text: who put the clause where it stands, and what stood there before. */
export interface ClauseMark {
  readonly issue: number
  readonly before: number
  readonly after: number
  readonly by: SeatId
  readonly at: number
}

/** A draft resolution on the floor: one option per issue; an issue at option 0 has no clause in it. */
export interface Draft {
  readonly id: string
  /** "Draft 1", in order of introduction. */
  readonly number: number
  readonly deal: Deal
  readonly sponsors: readonly SeatId[]
  readonly signatories: readonly SeatId[]
  readonly declared: Readonly<Record<SeatId, Stance>>
  readonly marks: readonly ClauseMark[]
  /** `adjourned`: the debate on it was, so it is no longer before the committee. */
  readonly status: 'open' | 'adopted' | 'rejected' | 'adjourned'
}

/** Who puts the single text, which is no delegation's: stands where a seat's id would. */
export const CHAIR = 'chair'

/**
 * Changes put to a draft. `open` while placards are shown; `adopted` into the text when friendly (no sponsor objects);
 * `contested` waits as an amendment to be voted on before the draft; `lapsed` found too little support.
 */
export interface Proposal {
  readonly id: string
  readonly draft: string
  /** Who put it; `CHAIR` for the chair's single text. */
  readonly by: SeatId
  /** The partner of an agreed trade, else undefined. */
  readonly partner: SeatId | undefined
  readonly changes: readonly Change[]
  readonly at: number
  readonly reactions: Readonly<Record<SeatId, Reaction>>
  readonly status: 'open' | 'adopted' | 'contested' | 'lapsed'
}

/** A trade offered by one seat to another, waiting for its answer. */
export interface Offer {
  readonly id: string
  readonly by: SeatId
  readonly to: SeatId
  readonly give: Change
  readonly take: Change
  readonly at: number
  readonly status: 'open' | 'accepted' | 'declined' | 'lapsed'
}
