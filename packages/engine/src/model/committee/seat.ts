import type { Change, UtilityTable } from './issue.ts'

/** The five debate modes; a delegate's personality is one of them and is shown as its badge. */
export const PERSONALITIES = ['collaborative', 'gentle', 'balanced', 'challenging', 'aggressive'] as const
export type Personality = (typeof PERSONALITIES)[number]

/** A delegate's manner of speech, independent of how it bargains. */
export const TEMPERAMENTS = ['diplomatic', 'aggressive', 'cunning', 'idealistic', 'pragmatic', 'charismatic'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** A delegate's mood, from surplus trend and tension. */
const MOODS = ['confident', 'calm', 'wary', 'frustrated', 'angry'] as const
export type Mood = (typeof MOODS)[number]

/** Difficulty: affects how opponents play, never what they know. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** A seat's identity inside one session: the ISO 3166 alpha-3 code of its country, lower case ("ken"). */
export type SeatId = string

/** The holder of a seat. Every rule treats people and AI delegates alike. */
export type Holder = { readonly kind: 'delegate' } | { readonly kind: 'person'; readonly personId: string }

/** The delegate that speaks for a seat; public, except for the parts in `SeatSecrets`. */
export interface Delegate {
  readonly name: string
  readonly title: string
  readonly faction: string
  readonly motivations: readonly string[]
  readonly personality: Personality
  readonly temperament: Temperament
  /** `#rrggbb`, of the twelve-colour palette. */
  readonly colour: string
}

/** The private part of a seat; leaves the engine through `viewFor` for its own holder alone, or once concluded. */
export interface SeatSecrets {
  /** Weighted scores in 0…1; the best deal of a seat is worth at most 1. */
  readonly table: UtilityTable
  /** Reservation value (BATNA): utility below which the seat prefers no resolution. */
  readonly reservation: number
  /** Utility of the seat's best feasible deal. */
  readonly best: number
  /** Settlements the seat cannot accept at any price. */
  readonly redLines: readonly Change[]
  readonly agenda: string
}

/** One seat of the committee. */
export interface Seat {
  readonly id: SeatId
  readonly country: string
  /** Name that the chair uses ("Kenya"). */
  readonly countryName: string
  readonly flag: string
  readonly blocs: readonly string[]
  readonly holder: Holder
  readonly delegate: Delegate
  /** Public position on each issue's axis, −1…1, from its voting record. */
  readonly positions: readonly number[]
  readonly isPermanentMember: boolean
  /** 0…100. */
  readonly credibility: number
  readonly mood: Mood
  readonly lastStatement: string
  readonly secrets: SeatSecrets
}
