import type { CrisisCard } from '../committee/crisis.ts'
import type { Issue } from '../committee/issue.ts'
import type { Delegate, Difficulty, Holder } from '../committee/seat.ts'
import type { ProcedurePack } from '../floor/pack.ts'
import type { Majority } from '../floor/vote.ts'

/** One seat as the application hands it over: public facts and positions, before the draw of its secrets. */
export interface SeatPlan {
  readonly country: string
  readonly countryName: string
  readonly flag: string
  readonly blocs: readonly string[]
  readonly holder: Holder
  readonly delegate: Delegate
  readonly agenda: string
  /** θ per issue, −1…1: the point of each issue's axis this seat wants. */
  readonly positions: readonly number[]
  /** Relative salience per issue, > 0; normalised and jittered by the draw. */
  readonly salience: readonly number[]
  /** Option indexes never acceptable: `[issue, option]`. */
  readonly redLines: readonly { readonly issue: number; readonly option: number }[]
  readonly isPermanentMember: boolean
}

/** Everything the engine needs to open a session; made by the application from a campaign of the catalogue. */
export interface SessionPlan {
  readonly sessionId: string
  readonly campaignId: string
  readonly title: string
  readonly theme: string
  readonly difficulty: Difficulty
  readonly durationMinutes: number
  readonly pace: number
  readonly seed: number
  /**
   * 128 random bits as 32 lower-case hex digits. With it nothing secret can be worked out from the seed and the plan;
   * without it the seed alone decides the draw.
   */
  readonly salt?: string
  /** What a salted draw adds to a seat's agenda, with `{raised}` and `{lowered}` in the places of two issues' titles. */
  readonly instructions?: string
  readonly majority: Majority
  /** The rules of procedure; without them the session knows the motion to vote alone. */
  readonly procedure?: ProcedurePack
  readonly issues: readonly Issue[]
  /** In roll-call order: English alphabetical. */
  readonly seats: readonly SeatPlan[]
  /** Prior relation of seat i to seat j, −1…1, from the distance of their voting records. */
  readonly relations: readonly (readonly number[])[]
  /** First card opens the session. */
  readonly crises: readonly CrisisCard[]
}
