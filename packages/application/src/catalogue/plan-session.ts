import type { Campaign } from '@placard/contract'
import type { Difficulty, Personality, SeatPlan, SessionPlan } from '@placard/engine'
import { issuesOf } from './agenda.ts'
import { deckOf } from './deck.ts'
import { relationsBetween } from './relations.ts'
import { type Participant, type RosterRefusal, rosterOf } from './roster.ts'
import { seatPlanOf } from './seat-plan.ts'
import type { World } from './world.ts'

/** What a session is planned from. `seed` is a uint32, `pace` session ms per ms of the wall clock. */
export interface SessionRequest {
  readonly campaign: Campaign
  readonly world: World
  readonly sessionId: string
  readonly seed: number
  readonly pace: number
  /** One to four, alike in every rule. */
  readonly people: readonly Participant[]
  /** How hard the AI delegates play; the campaign's own by default. Never what they know. */
  readonly difficulty?: Difficulty | undefined
  /** The room's tone: one mode for every AI delegate. By default each keeps the one it was written with. */
  readonly tone?: Personality | undefined
}

export type PlannedSession =
  | { readonly ok: true; readonly plan: SessionPlan }
  | { readonly ok: false; readonly refusal: RosterRefusal }

/**
 * Turns a campaign of the catalogue into what the engine opens: countries in their seats, where they stand by their
 * votes, how they regard each other, the crises to come. Same request, same plan.
 */
export function planSession(request: SessionRequest): PlannedSession {
  const { campaign, world, sessionId, seed, pace, people, difficulty, tone } = request
  const roster = rosterOf(campaign, people, seed, world)
  if (!roster.ok) return roster
  const procedure = world.procedures?.[campaign.procedure.pack]
  const codes = roster.sittings.map(({ country }) => country.iso3)
  return {
    ok: true,
    plan: {
      sessionId,
      campaignId: campaign.id,
      title: campaign.title,
      theme: campaign.theme,
      difficulty: difficulty ?? campaign.difficulty,
      durationMinutes: campaign.durationMinutes,
      pace,
      seed,
      majority: campaign.procedure.majority,
      ...(procedure ? { procedure } : {}),
      issues: issuesOf(campaign),
      seats: roster.sittings.map((sitting, index) => inTone(seatPlanOf(campaign, sitting, index, world), tone)),
      relations: codes.map((one) => codes.map((other) => relationsBetween(world, one, other))),
      crises: deckOf(campaign),
    },
  }
}

/** The seat with its AI delegate in the room's tone; people keep their own manner. */
function inTone(seat: SeatPlan, tone: Personality | undefined): SeatPlan {
  if (tone === undefined || seat.holder.kind === 'person') return seat
  return { ...seat, delegate: { ...seat.delegate, personality: tone } }
}
