import type { CrisisCard } from '../committee/crisis.ts'
import type { Issue } from '../committee/issue.ts'
import type { Delegate, Difficulty, Holder } from '../committee/seat.ts'
import type { ProcedurePack } from '../floor/pack.ts'
import type { Majority } from '../floor/vote.ts'

/** One seat in the plan: public facts and positions, before its secrets are drawn. */
export interface SeatPlan {
  readonly country: string
  readonly countryName: string
  readonly flag: string
  readonly blocs: readonly string[]
  readonly holder: Holder
  readonly delegate: Delegate
  readonly agenda: string
  /** θ per issue, −1…1: the seat's ideal point on each issue's axis. */
  readonly positions: readonly number[]
  /** Relative salience per issue, > 0; normalised and jittered by the draw. */
  readonly salience: readonly number[]
  /** Option indexes that are never acceptable. */
  readonly redLines: readonly { readonly issue: number; readonly option: number }[]
  readonly isPermanentMember: boolean
}

/** The engine's input to open a session; made by the application from a campaign of the catalogue. */
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
   * 128 random bits as 32 lower-case hex digits. With it no secret can be derived from the seed and the plan; without
   * it the seed alone determines the draw.
   */
  readonly salt?: string
  /**
   * Template of the instructions that a salted draw adds to a seat's agenda; `{raised}` and `{lowered}` are replaced by
   * issue titles.
   */
  readonly instructions?: string
  readonly majority: Majority
  /** The rules of procedure; without them the only motion is the one to vote. */
  readonly procedure?: ProcedurePack
  readonly issues: readonly Issue[]
  /** In roll-call order: English alphabetical. */
  readonly seats: readonly SeatPlan[]
  /** Prior relation of seat i to seat j, −1…1, from the distance of their voting records. */
  readonly relations: readonly (readonly number[])[]
  /** First card opens the session. */
  readonly crises: readonly CrisisCard[]
}
