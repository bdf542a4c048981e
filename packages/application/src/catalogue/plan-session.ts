import type { Campaign } from '@placard/contract'
import type { Difficulty, Personality, SeatPlan, SessionPlan } from '@placard/engine'
import { issuesOf } from './agenda.ts'
import { deckOf } from './deck.ts'
import { catalogueMessages } from './messages.en.ts'
import { relationsBetween } from './relations.ts'
import { type Participant, type RosterRefusal, rosterOf, type Sitting } from './roster.ts'
import { seatPlanOf } from './seat-plan.ts'
import type { World } from './world.ts'

/** What a session is planned from. `seed` is a uint32, `salt` as the engine wants it, `pace` session ms per ms of the wall clock. */
export interface SessionRequest {
  readonly campaign: Campaign
  readonly world: World
  readonly sessionId: string
  readonly seed: number
  readonly salt?: string | undefined
  readonly pace: number
  /** One to four, alike in every rule. */
  readonly people: readonly Participant[]
  /** How hard the AI delegates play; the campaign's own by default. Never what they know. */
  readonly difficulty?: Difficulty | undefined
  /** The room's tone: one mode for every AI delegate. By default each keeps the one it was written with. */
  readonly tone?: Personality | undefined
  /** The rules of procedure; the campaign's own by default. */
  readonly procedure?: Pack | undefined
}

type Pack = Campaign['procedure']['pack']

/** Permanent members a table needs before it can sit as the Security Council: their veto is what its rules are about. */
const COUNCIL_LEAST = 3

/** Why a session cannot be planned: nobody can be seated so, or the table is no Council. */
export type PlanRefusal = RosterRefusal | 'too-few-permanent-members'

export type PlannedSession =
  | { readonly ok: true; readonly plan: SessionPlan }
  | { readonly ok: false; readonly rejection: PlanRefusal }

/**
 * Turns a campaign of the catalogue into what the engine opens: countries in their seats, where they stand by their
 * votes, how they regard each other, the crises to come. Same request, same plan.
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
 * The campaign held under other rules than its own. The Council's bring its majority and its veto; under any other a
 * matter written for the Council is an important question, and takes two thirds.
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

/** The seat with its AI delegate in the room's tone; people keep their own manner. */
function inTone(seat: SeatPlan, tone: Personality | undefined): SeatPlan {
  if (tone === undefined || seat.holder.kind === 'person') return seat
  return { ...seat, delegate: { ...seat.delegate, personality: tone } }
}
