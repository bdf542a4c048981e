import { ACT_KINDS, DIFFICULTIES, PERSONALITIES, TEMPERAMENTS } from '@placard/engine/lists'
import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64))
/** ISO 3166 alpha-3, upper case. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{3}$/))
const signedShare = z.number().check(z.gte(-1), z.lte(1))

export const CATEGORIES = [
  'crisis',
  'negotiation',
  'security',
  'humanitarian',
  'economic',
  'environmental',
  'political',
] as const
/** Roll-call topics: Palestinian question, nuclear, disarmament, human rights, colonialism, economy; and the ideal point. */
export const STANCE_TOPICS = ['me', 'nu', 'di', 'hr', 'co', 'ec', 'general'] as const

/** One option of an issue. Its clause begins with the operative verb, which the page sets in italics. */
export const CampaignOption = z.strictObject({
  id: slug,
  label: text(60),
  /** Operative clause, verb first ("Urges all States to …"), no number and no closing mark. Empty for the status quo. */
  clause: z.string().check(z.maxLength(400)),
  position: signedShare,
  /** Words and short phrases, lower case, for this option; vocabulary for understanding typed text. */
  terms: z.array(text(60)).check(z.maxLength(24)),
})

export const CampaignIssue = z.strictObject({
  id: slug,
  title: text(60),
  question: text(200),
  /** Vocabulary for the issue as a whole. */
  terms: z.array(text(60)).check(z.minLength(3), z.maxLength(24)),
  /**
   * Weights of the roll-call stances that give a country's position on this axis; may be negative and need not sum to
   * one.
   */
  axis: z
    .array(z.strictObject({ topic: z.enum(STANCE_TOPICS), weight: signedShare }))
    .check(z.minLength(1), z.maxLength(4)),
  /** 0.5 minor … 2 decisive, before a country's own salience. */
  salience: z.number().check(z.gte(0.2), z.lte(3)),
  options: z.array(CampaignOption).check(z.minLength(4), z.maxLength(5)),
})

/** A public document: its title and the year it was published. */
const Source = z.strictObject({ title: text(160), year: z.int().check(z.gte(1945), z.lte(2100)) })

/**
 * A fact that a delegate may use in its opening speech, with its source; a delegate may argue from it, never against
 * it.
 */
const OpeningFact = z.strictObject({
  fact: text(240),
  source: Source,
})

/** A delegate as authored; the first free alternate takes the seat when a player takes its country. */
export const CampaignSeat = z.strictObject({
  country: CountryCode,
  /** In order: the first one not already seated replaces a displaced country. */
  alternates: z.array(CountryCode).check(z.maxLength(6)),
  delegateName: text(60),
  delegateTitle: text(60),
  faction: text(60),
  motivations: z.array(text(160)).check(z.minLength(1), z.maxLength(4)),
  agenda: text(300),
  personality: z.enum(PERSONALITIES),
  temperament: z.enum(TEMPERAMENTS),
  /** Facts for the opening speech of any holder of this seat: about the matter, not about one country alone. */
  openingFacts: z.optional(z.array(OpeningFact).check(z.maxLength(4))),
})

/**
 * Override of a country's derived preferences where better information exists; applies in any seat of this campaign.
 */
export const CampaignOverride = z.strictObject({
  country: CountryCode,
  issue: slug,
  position: z.optional(signedShare),
  /** Factor on the issue's salience for this country. */
  salience: z.optional(z.number().check(z.gte(0.2), z.lte(5))),
  /** Options that this country can never accept. */
  redLines: z.optional(z.array(slug).check(z.maxLength(4))),
  /** The reason in one line, public. */
  reason: text(240),
  /** A public document of that position. */
  source: z.optional(Source),
})

const CrisisEffectSchema = z.strictObject({
  issue: z.optional(slug),
  weightFactor: z.optional(z.number().check(z.gte(0.5), z.lte(2))),
  positionShift: z.optional(z.number().check(z.gte(-0.6), z.lte(0.6))),
  tension: z.optional(z.number().check(z.gte(-30), z.lte(30))),
  relation: z.optional(z.number().check(z.gte(-0.4), z.lte(0.4))),
  relationWith: z.optional(z.array(CountryCode).check(z.maxLength(8))),
})

const percentPoints = z.number().check(z.gte(0), z.lte(100))
const ratio = z.number().check(z.gte(0), z.lte(1))

/** Precondition of a crisis: every condition given must hold. Without any it may be drawn at any time. */
const CrisisWhen = z.strictObject({
  phases: z.optional(z.array(z.enum(['opening', 'negotiation', 'resolution'])).check(z.minLength(1))),
  tensionAtLeast: z.optional(percentPoints),
  tensionAtMost: z.optional(percentPoints),
  /** The leading draft settles the issue by this option or one further out (`atLeast`), or no further (`atMost`). */
  text: z.optional(
    z
      .array(z.strictObject({ issue: slug, atLeast: z.optional(slug), atMost: z.optional(slug) }))
      .check(z.minLength(1), z.maxLength(3)),
  ),
  /** Share of the committee that has declared for the leading draft. */
  favourAtLeast: z.optional(ratio),
  favourAtMost: z.optional(ratio),
  /** No clause has changed for this many minutes. */
  quietMinutes: z.optional(z.number().check(z.gte(1), z.lte(30))),
  /** Mean regard of the others for the people at the session. */
  regardAtLeast: z.optional(signedShare),
  regardAtMost: z.optional(signedShare),
  /** A promise has been broken in this session. */
  promiseBroken: z.optional(z.literal(true)),
})

export const CampaignCrisis = z.strictObject({
  id: slug,
  title: text(100),
  description: text(900),
  category: z.enum(CATEGORIES),
  urgency: z.enum(['low', 'medium', 'high', 'critical']),
  keyFacts: z.array(text(200)).check(z.minLength(2), z.maxLength(6)),
  stakeholders: z.array(text(80)).check(z.minLength(2), z.maxLength(8)),
  possibleOutcomes: z.array(text(200)).check(z.minLength(2), z.maxLength(5)),
  /** Minutes of session time until the deadline. */
  answerMinutes: z.number().check(z.gte(2), z.lte(12)),
  /** Short developments announced when the floor is idle. */
  updates: z.array(text(300)).check(z.minLength(2), z.maxLength(6)),
  when: z.optional(CrisisWhen),
  effect: CrisisEffectSchema,
  choices: z
    .array(
      z.strictObject({
        id: slug,
        text: text(160),
        type: z.enum(['diplomatic', 'mediation', 'pressure', 'aid', 'inquiry', 'public']),
        consequences: text(240),
        diplomaticCost: z.number().check(z.gte(0), z.lte(60)),
        baseChanceRatio: z.number().check(z.gte(0.1), z.lte(0.95)),
        success: CrisisEffectSchema,
        failure: CrisisEffectSchema,
      }),
    )
    .check(z.minLength(3), z.maxLength(5)),
})

/** One step of the tutorial path for beginners: the act to try, its purpose, and its target. */
const HintStep = z.strictObject({
  act: z.enum(ACT_KINDS),
  text: text(200),
  issue: z.optional(slug),
  option: z.optional(slug),
  /** An authored seat; if a player took the country, its replacement. */
  country: z.optional(CountryCode),
})

/** One entry of the catalogue: a self-contained value with agenda, seats, crises and procedure. */
export const Campaign = z.strictObject({
  schemaVersion: z.literal(1),
  id: slug,
  title: text(80),
  subtitle: text(120),
  description: text(600),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  durationMinutes: z.number().check(z.gte(10), z.lte(180)),
  playerCount: z.number().check(z.gte(1), z.lte(4)),
  /** Count of AI delegates; equals `seats.length`. */
  aiDelegates: z.number().check(z.gte(3), z.lte(15)),
  theme: text(80),
  context: text(2000),
  objectives: z.array(text(200)).check(z.minLength(2), z.maxLength(6)),
  scenarios: z.array(text(240)).check(z.minLength(2), z.maxLength(6)),
  keyIssues: z.array(text(120)).check(z.minLength(3), z.maxLength(8)),
  /** Name of a lucide icon that the page has. */
  icon: z.enum(['leaf', 'heart-handshake', 'shield', 'scale', 'radiation', 'syringe', 'globe']),
  /** `#rrggbb` accent of the card and two stops of its gradient. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  gradient: z.tuple([z.string().check(z.regex(/^#[0-9a-f]{6}$/)), z.string().check(z.regex(/^#[0-9a-f]{6}$/))]),
  featured: z.boolean(),
  isNew: z.boolean(),
  procedure: z.strictObject({
    pack: z.enum(['general-assembly', 'security-council', 'consensus']),
    majority: z.enum(['simple', 'two-thirds', 'security-council']),
  }),
  /** Participial phrases that open the resolution, without the closing comma ("Recalling …"). */
  preamble: z.array(text(300)).check(z.minLength(2), z.maxLength(6)),
  /** The organ that adopts the resolution ("The General Assembly"). */
  organ: text(80),
  issues: z.array(CampaignIssue).check(z.minLength(5), z.maxLength(7)),
  seats: z.array(CampaignSeat).check(z.minLength(3), z.maxLength(15)),
  overrides: z.array(CampaignOverride).check(z.maxLength(200)),
  crises: z.array(CampaignCrisis).check(z.minLength(4), z.maxLength(16)),
  /**
   * A settlement that most committees of these seats can reach with effort: one option for each issue, and its
   * trade-off.
   */
  expectedDeal: z.optional(
    z.strictObject({
      options: z.array(z.strictObject({ issue: slug, option: slug })).check(z.minLength(5), z.maxLength(7)),
      bargain: text(400),
    }),
  ),
  /** Shown in order to players with hints on; an act of its kind completes a step. */
  hintPath: z.optional(z.array(HintStep).check(z.minLength(4), z.maxLength(6))),
  /** Real documents behind the agenda: symbol or title, year, relevance. */
  sources: z
    .array(z.strictObject({ title: text(160), year: z.number(), note: text(240) }))
    .check(z.minLength(2), z.maxLength(24)),
})
export type Campaign = z.infer<typeof Campaign>
export type CampaignCrisis = z.infer<typeof CampaignCrisis>
export type CampaignIssue = z.infer<typeof CampaignIssue>
export type HintStep = z.infer<typeof HintStep>

/**
 * A campaign as players may see it before and during play: without the delegates' secret agendas, red lines, undrawn
 * crises and the authors' expected settlement.
 */
export const PublicCampaign = z.extend(
  z.omit(Campaign, { crises: true, expectedDeal: true, seats: true, overrides: true }),
  {
    seats: z.array(z.omit(CampaignSeat, { agenda: true })),
    overrides: z.array(z.omit(CampaignOverride, { redLines: true })),
  },
)
export type PublicCampaign = z.infer<typeof PublicCampaign>

/** The public part of a campaign. */
export function publicCampaignOf(campaign: Campaign): PublicCampaign {
  const { crises: _crises, expectedDeal: _deal, seats, overrides, ...open } = campaign
  return {
    ...open,
    seats: seats.map(({ agenda: _agenda, ...seat }) => seat),
    overrides: overrides.map(({ redLines: _redLines, ...override }) => override),
  }
}

const picked = z.pick(Campaign, {
  id: true,
  title: true,
  subtitle: true,
  description: true,
  category: true,
  difficulty: true,
  durationMinutes: true,
  playerCount: true,
  aiDelegates: true,
  theme: true,
  icon: true,
  colour: true,
  gradient: true,
  featured: true,
  isNew: true,
})

/** Summary of a campaign for the picker; `countries` are those of the authored seats, in their order. */
export const CampaignSummary = z.extend(picked, { countries: z.array(CountryCode) })
export type CampaignSummary = z.infer<typeof CampaignSummary>

/** The summary of a campaign. */
export function summaryOf(campaign: Campaign): CampaignSummary {
  const { id, title, subtitle, description, category, difficulty, durationMinutes, playerCount, aiDelegates } = campaign
  const { theme, icon, colour, gradient, featured, isNew } = campaign
  const countries = campaign.seats.map((seat) => seat.country)
  const facts = { id, title, subtitle, description, category, difficulty, durationMinutes, playerCount, aiDelegates }
  return { ...facts, theme, icon, colour, gradient, featured, isNew, countries }
}
