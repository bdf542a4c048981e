import type { Campaign } from '@placard/contract'
import type { Difficulty, Personality, SeatPlan, SessionPlan } from '@placard/engine'
import { issuesOf } from './agenda.ts'
import { deckOf } from './deck.ts'
import { catalogueMessages } from './messages.en.ts'
import { relationsBetween } from './relations.ts'
import { type Participant, type RosterRefusal, rosterOf, type Sitting } from './roster.ts'
import { seatPlanOf } from './seat-plan.ts'
import type { World } from './world.ts'

/**
 * Input of a session plan. `seed` is a uint32, `salt` in the engine's format, `pace` session ms per ms of the wall
 * clock.
 */
export interface SessionRequest {
  readonly campaign: Campaign
  readonly world: World
  readonly sessionId: string
  readonly seed: number
  readonly salt?: string | undefined
  readonly pace: number
  /** One to four people; all have the same rights. */
  readonly people: readonly Participant[]
  /** How hard the AI delegates play; by default the campaign's difficulty. It never changes what they know. */
  readonly difficulty?: Difficulty | undefined
  /** The room's tone: one mode for every AI delegate. By default each keeps its authored mode. */
  readonly tone?: Personality | undefined
  /** The rules of procedure; by default the campaign's. */
  readonly procedure?: Pack | undefined
}

type Pack = Campaign['procedure']['pack']

/** Fewest permanent members for a table under the Security Council pack, whose rules are about their veto. */
const COUNCIL_LEAST = 3

/** Why a session cannot be planned: the seating fails, or the table is no Security Council. */
export type PlanRefusal = RosterRefusal | 'too-few-permanent-members'

export type PlannedSession =
  | { readonly ok: true; readonly plan: SessionPlan }
  | { readonly ok: false; readonly rejection: PlanRefusal }

/**
 * Plans a session of a campaign of the catalogue for the engine: countries in their seats, positions and relations from
 * their voting records, the crisis deck. Deterministic: the same request gives the same plan.
 */
export function planSession(request: SessionRequest): PlannedSession {
  const { world, sessionId, seed, salt, pace, people, difficulty, tone } = request
  const campaign = underRules(request.campaign, request.procedure)
  const roster = rosterOf(campaign, people, seed, world)
  if (!roster.ok) return roster
  if (request.procedure === 'security-council' && !isCouncil(roster.sittings)) {
    return { ok: false, rejection: 'too-few-permanent-members' }
  }
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
      ...(salt === undefined ? {} : { salt, instructions: catalogueMessages.instructions }),
      majority: campaign.procedure.majority,
      ...(procedure ? { procedure } : {}),
      issues: issuesOf(campaign),
      seats: roster.sittings.map((sitting, index) => inTone(seatPlanOf(campaign, sitting, index, world), tone)),
      relations: codes.map((one) => codes.map((other) => relationsBetween(world, one, other))),
      crises: deckOf(campaign),
    },
  }
}

/**
 * The campaign under another procedure pack. The Security Council pack brings its majority and its veto; under any
 * other pack, a matter written for the Council is an important question, which takes two thirds.
 */
function underRules(campaign: Campaign, pack: Pack | undefined): Campaign {
  const { majority } = campaign.procedure
  if (pack === undefined || pack === campaign.procedure.pack) return campaign
  const needed = pack === 'security-council' ? pack : majority === 'security-council' ? 'two-thirds' : majority
  return { ...campaign, procedure: { ...campaign.procedure, pack, majority: needed } }
}

function isCouncil(sittings: readonly Sitting[]): boolean {
  return sittings.filter(({ country }) => country.permanentMember).length >= COUNCIL_LEAST
}

/** The seat with its AI delegate in the room's tone; a person's seat is unchanged. */
function inTone(seat: SeatPlan, tone: Personality | undefined): SeatPlan {
  if (tone === undefined || seat.holder.kind === 'person') return seat
  return { ...seat, delegate: { ...seat.delegate, personality: tone } }
}
