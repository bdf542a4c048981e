import { PERSONALITIES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { CATEGORIES, CountryCode } from './campaign.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const texts = (max: number, count: number) => z.array(text(max)).check(z.maxLength(count))
/** A character's id in a session is its seat: the ISO alpha-3 code of its country, lower case. */
const characterId = text(64)

/**
 * A delegate in the campaign calls: the members of the specification under its names. `secretAgenda` is present for the
 * caller's own character only. `voiceId` and `profileImage` are null where there is none.
 */
export const Character = z.strictObject({
  id: characterId,
  name: text(200),
  title: text(100),
  /** Name of the country that the chair uses. */
  country: text(100),
  countryCode: CountryCode,
  /** `#rrggbb`, of the twelve-colour palette. */
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  personality: z.enum(PERSONALITIES),
  voiceId: z.nullable(text(100)),
  lastStatement: text(4000),
  faction: text(100),
  motivations: texts(400, 8),
  secretAgenda: z.optional(text(1200)),
  /** This character's regard for each of the others, by id: −1 hostile … 1 allied. */
  relationships: z.record(characterId, z.number().check(z.gte(-1), z.lte(1))),
  /** 0…100. */
  credibility: z.number().check(z.gte(0), z.lte(100)),
  currentMood: z.enum(['confident', 'calm', 'wary', 'frustrated', 'angry']),
  speaking: z.boolean(),
  profileImage: z.nullable(text(400)),
})
export type Character = z.infer<typeof Character>

/**
 * A choice in a crisis. `successChance` is in per cent: a `forecast` is computed from public facts and is the
 * probability that is shown before choosing, an `estimate` is a placeholder for one.
 */
export const PlayerChoice = z.strictObject({
  id: text(64),
  text: text(400),
  type: text(40),
  consequences: text(600),
  /** Points of the 100 of diplomatic capital. */
  diplomaticCost: z.number(),
  successChance: z.number().check(z.gte(0), z.lte(100)),
  chanceKind: z.enum(['forecast', 'estimate']),
})
export type PlayerChoice = z.infer<typeof PlayerChoice>

/** A crisis in the campaign calls. `timeRemaining` is the time until its deadline, in minutes of session time. */
export const Crisis = z.strictObject({
  id: text(64),
  title: text(200),
  description: text(2000),
  category: z.enum(CATEGORIES),
  urgency: z.enum(['low', 'medium', 'high', 'critical']),
  keyFacts: texts(400, 12),
  timeRemaining: z.number().check(z.gte(0)),
  stakeholders: texts(200, 16),
  possibleOutcomes: texts(400, 12),
  playerChoices: z.array(PlayerChoice).check(z.maxLength(12)),
  status: z.enum(['active', 'answered', 'lapsed']),
})
export type Crisis = z.infer<typeof Crisis>

/** One line of the campaign log, as a caller sends it. */
export const CampaignLogEntry = z.strictObject({
  title: text(200),
  content: text(4000),
  timestamp: z.union([z.number(), text(40)]),
  type: z.enum([
    'system_message',
    'autonomous_action',
    'crisis_development',
    'campaign_conclusion',
    'player_input',
    'character_response',
  ]),
  character: z.optional(text(200)),
})
