import type { Campaign } from '@placard/contract'
import {
  type CampaignState,
  type CrisisCard,
  canonicalJson,
  decide,
  type Issue,
  type Seat,
  type SessionPlan,
  sha256OfText,
} from '@placard/engine'
import { catalogueMessages } from '../catalogue/messages.en.ts'
import { planSession } from '../catalogue/plan-session.ts'
import type { World } from '../catalogue/world.ts'

/** An earlier version of a campaign: its crises in their authored order, and a digest of its texts. */
export interface Edition {
  readonly campaign: string
  readonly cards: readonly string[]
  /** Digest of its issues and its cards; see `editionDigest`. */
  readonly digest: string
}

/** Reference data for openings, besides the catalogue's campaign. */
export interface Shipped {
  readonly world: World
  /** Every edition that was ever playable in a demo. */
  readonly editions: readonly Edition[]
}

/** The opening that a log claims. */
export interface ToldOpening {
  readonly state: CampaignState
  readonly seed: number
  /** Epoch ms. */
  readonly now: number
}

export type OpeningFault = 'forged' | 'other-campaign'

/** SHA-256 of an edition's issues and cards, as hex. */
export function editionDigest(issues: readonly Issue[], cards: readonly CrisisCard[]): string {
  return sha256OfText(canonicalJson({ issues, cards }))
}

/**
 * Whether the catalogue's campaign, or an earlier edition of it, opens like this for that seed and salt. `forged`: this
 * campaign would have been drawn differently. `other-campaign`: its texts, its seats or its rules belong to no campaign
 * known here, so that its draw cannot be checked.
 */
export function openingFault(
  told: ToldOpening,
  campaign: Campaign,
  { world, editions }: Shipped,
): OpeningFault | undefined {
  const { state } = told
  const plan = planOf(told, campaign, world)
  if (plan === undefined) return 'other-campaign'
  const earlier = editions
    .filter((edition) => edition.campaign === campaign.id)
    .map((edition) => wordsOf(state, edition))
  const worded = [plan, ...earlier.flatMap((words) => (words ? [{ ...plan, ...words }] : []))]
  const known = [...worded, ...worded.map(unnamed)]
  const openings = known.flatMap((one) => openingOf(one, told.now) ?? [])
  if (openings.some((opening) => canonicalJson(opening) === canonicalJson(state))) return undefined
  const isKnown = openings.some((opening) => canonicalJson(undrawn(opening)) === canonicalJson(undrawn(state)))
  return isKnown ? 'forged' : 'other-campaign'
}

/** Reconstructs the plan of the session from its opening. */
function planOf({ state, seed }: ToldOpening, campaign: Campaign, world: World): SessionPlan | undefined {
  const person = state.seats.find(({ holder }) => holder.kind === 'person')
  if (person?.holder.kind !== 'person' || !isSalt(state.salt)) return undefined
  const rules = state.procedure?.id
  const planned = planSession({
    campaign,
    // sessions opened before procedure packs existed hold none
    world: state.procedure === undefined ? { countries: world.countries, stances: world.stances } : world,
    sessionId: state.sessionId,
    seed,
    salt: state.salt,
    pace: state.clock.pace,
    people: [{ userId: person.holder.personId, name: person.delegate.name, country: person.country }],
    difficulty: state.difficulty,
    tone: toneOf(state.seats),
    procedure: rules === campaign.procedure.pack ? undefined : rules,
  })
  return planned.ok ? planned.plan : undefined
}

/** The plan as it was when the delegates of alternates had no names yet. */
function unnamed(plan: SessionPlan): SessionPlan {
  const seats = plan.seats.map((seat) =>
    seat.delegate.title === catalogueMessages.alternateTitle
      ? { ...seat, delegate: { ...seat.delegate, name: catalogueMessages.alternateName(seat.countryName) } }
      : seat,
  )
  return { ...plan, seats }
}

function isSalt(salt: unknown): boolean {
  return salt === undefined || (typeof salt === 'string' && /^[0-9a-f]{32}$/.test(salt))
}

/** The room's tone: the mode that all delegates share; for a campaign authored that way the result is the same. */
function toneOf(seats: readonly Seat[]) {
  const modes = new Set(
    seats.flatMap(({ holder, delegate }) => (holder.kind === 'delegate' ? [delegate.personality] : [])),
  )
  const [tone] = modes
  return modes.size === 1 ? tone : undefined
}

function openingOf(plan: SessionPlan, now: number): CampaignState | undefined {
  const decision = decide(undefined, { kind: 'OpenSession', plan }, { now })
  const [event] = decision.ok ? decision.events : []
  return event?.kind === 'session-opened' ? event.state : undefined
}

/** The issues and crises of an opening in the order of their edition; undefined when they are not that edition's. */
function wordsOf({ issues, crisis, deck }: CampaignState, { cards, digest }: Edition) {
  const held = crisis === undefined ? deck : [crisis.card, ...deck]
  const crises = cards.flatMap((id) => held.find((card) => card.id === id) ?? [])
  const isWhole = crises.length === cards.length && held.length === cards.length
  return isWhole && editionDigest(issues, crises) === digest ? { issues, crises } : undefined
}

/** An opening without its random parts. */
function undrawn({ rng: _, salt: _salt, deck, seats, ...state }: CampaignState) {
  return {
    ...state,
    deck: [...deck].sort((one, other) => (one.id < other.id ? -1 : 1)),
    seats: seats.map(({ secrets, ...seat }) => ({ ...seat, redLines: secrets.redLines })),
  }
}
