import type { Reaction, Stance } from '../acts/act.ts'
import type { Change, Deal } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'

/** The last change of a clause: its author and the option before it. */
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
  /**
   * Session ms at which each seat last put its name to the draft, took it off, or declared where it stands; absent until
   * one has, and in logs older than that.
   */
  readonly sidesAt?: Readonly<Record<SeatId, number>>
  /** `adjourned`: debate on it was adjourned, so it is no longer before the committee. */
  readonly status: 'open' | 'adopted' | 'rejected' | 'adjourned'
}

/** Author of the chair's single text, which no delegation owns; takes the place of a seat's id. */
export const CHAIR = 'chair'

/**
 * Proposed changes to a draft. `open` while placards are shown; `adopted` into the text when friendly (no sponsor
 * objects); `contested` waits as an amendment to be voted on before the draft; `lapsed` found too little support.
 */
export interface Proposal {
  readonly id: string
  readonly draft: string
  /** Its author; `CHAIR` for the chair's single text. */
  readonly by: SeatId
  /** The partner of an agreed trade, else undefined. */
  readonly partner: SeatId | undefined
  readonly changes: readonly Change[]
  readonly at: number
  readonly reactions: Readonly<Record<SeatId, Reaction>>
  /** Session ms at which each seat put up its placard; absent until one has, and in logs older than that. */
  readonly metAt?: Readonly<Record<SeatId, number>>
  readonly status: 'open' | 'adopted' | 'contested' | 'lapsed'
}

/** A trade offered by one seat to another. */
export interface Offer {
  readonly id: string
  readonly by: SeatId
  readonly to: SeatId
  readonly give: Change
  readonly take: Change
  readonly at: number
  readonly status: 'open' | 'accepted' | 'declined' | 'lapsed'
}
