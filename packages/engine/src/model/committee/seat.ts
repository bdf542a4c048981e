import type { Change, UtilityTable } from './issue.ts'

/** The five debate modes; a delegate's personality is one of them and is its badge. */
export const PERSONALITIES = ['collaborative', 'gentle', 'balanced', 'challenging', 'aggressive'] as const
export type Personality = (typeof PERSONALITIES)[number]

/** How a delegate sounds, apart from how it bargains. */
export const TEMPERAMENTS = ['diplomatic', 'aggressive', 'cunning', 'idealistic', 'pragmatic', 'charismatic'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** A delegate's mood, from surplus trend and tension. */
const MOODS = ['confident', 'calm', 'wary', 'frustrated', 'angry'] as const
export type Mood = (typeof MOODS)[number]

/** Opponents' play by difficulty, never their information. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** A seat's identity inside one session: the ISO 3166 alpha-3 code of its country, lower case ("ken"). */
export type SeatId = string

/** Who holds a seat. People and AI delegates are alike in every rule. */
export type Holder = { readonly kind: 'delegate' } | { readonly kind: 'person'; readonly personId: string }

/** The delegate who speaks for a seat; all of it is public except what `SeatSecrets` holds. */
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

/** What only the seat itself may know; leaves the engine through `viewFor` for its own holder alone, or once concluded. */
export interface SeatSecrets {
  /** Weighted scores in 0…1; the best deal of a seat is worth at most 1. */
  readonly table: UtilityTable
  /** Utility below which the seat would rather have no resolution. */
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
  /** Name as the chair calls it ("Kenya"). */
  readonly countryName: string
  readonly flag: string
  readonly blocs: readonly string[]
  readonly holder: Holder
  readonly delegate: Delegate
  /** Public position on each issue's axis, −1…1, as the record of its votes shows it. */
  readonly positions: readonly number[]
  readonly isPermanentMember: boolean
  /** 0…100. */
  readonly credibility: number
  readonly mood: Mood
  readonly lastStatement: string
  readonly secrets: SeatSecrets
}
