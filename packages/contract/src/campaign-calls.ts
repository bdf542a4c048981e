import { ACT_KINDS, DIFFICULTIES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { CountryCode } from './campaign.ts'
import { CampaignLogEntry, Character, Crisis, PlayerChoice } from './campaign-characters.ts'
import { AnswerEngine } from './chat.ts'
import { defineRoute } from './route.ts'
import { ReadingOffer, SAY_MAX_LENGTH } from './sessions.ts'

/**
 * The campaign calls of the specification. Of what a caller sends about a session only its id and the player's act are
 * used: the server holds the state. Other members are validated and ignored, so that no page can manipulate a session.
 */
const text = (max: number) => z.string().check(z.maxLength(max))
const campaignId = z.string().check(z.minLength(1), z.maxLength(64))
const sessionId = z.uuid()
const uint32 = z.int().check(z.gte(0), z.lte(4_294_967_295))

/**
 * Every response says whether it is the engine's or a fallback. `notice` says in one sentence what failed and what can
 * be done; `engine` names the provider that worded it: a model, or the built-in one. The engine decides the content
 * either way.
 */
const Origin = { fallback: z.boolean(), notice: z.optional(z.string()), engine: z.optional(AnswerEngine) }

/** A character as a caller sends it: any of its members. */
export const SentCharacter = z.partial(z.extend(Character, { ...Origin, seed: uint32 }))
export type SentCharacter = z.infer<typeof SentCharacter>
const SentCrisis = z.partial(z.extend(Crisis, Origin))
const sentCharacters = z.array(SentCharacter).check(z.maxLength(32))
const sentCrisis = z.optional(z.nullable(SentCrisis))
const sentLog = z.array(CampaignLogEntry)
const phase = z.optional(text(40))
const difficulty = z.optional(z.enum(DIFFICULTIES))
const timeRemaining = z.optional(z.number())
const scenario = { scenarioId: campaignId, scenarioContext: z.optional(text(4000)), theme: z.optional(text(200)) }

/** The player's character, with its seed for reproducing it: start the session with both. */
export const PlayerCharacter = z.extend(Character, { ...Origin, seed: uint32 })
export type PlayerCharacter = z.infer<typeof PlayerCharacter>

export const AiCharacters = z.strictObject({ characters: z.array(Character), ...Origin })
export type AiCharacters = z.infer<typeof AiCharacters>

export const GeneratedCrisis = z.extend(Crisis, Origin)
export type GeneratedCrisis = z.infer<typeof GeneratedCrisis>

/** Sentiment of a text. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const
export type Sentiment = (typeof SENTIMENTS)[number]

/** Sentiment of the player's text; informational only. Neutral at 0.5 when unknown. */
export const Tone = z.strictObject({
  sentiment: z.enum(SENTIMENTS),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  engine: AnswerEngine,
})
export type Tone = z.infer<typeof Tone>

/**
 * Result of the player's text. `outcome` is that of the session's own `say`, or `failed` with a fallback. `pending`
 * counts delegates whose reply is still due; replies appear in the session's transcript.
 */
export const PlayerInputAnswer = z.strictObject({
  characterResponses: z.array(z.strictObject({ character: z.string(), content: z.string() })),
  crisisUpdate: z.nullable(Crisis),
  outcome: z.enum(['taken', 'unclear', 'failed']),
  readings: z.array(ReadingOffer),
  pending: z.number(),
  tone: z.optional(Tone),
  ...Origin,
})
export type PlayerInputAnswer = z.infer<typeof PlayerInputAnswer>

/** Result of a choice. `outcomeModifier` is the tension it removed, −1…1; `succeeded` is the drawn outcome. */
export const ChoiceAnswer = z.strictObject({
  consequences: z.array(z.string()),
  outcomeModifier: z.number().check(z.gte(-1), z.lte(1)),
  /** Change of each character's regard for the player, by id; unchanged ones are absent. */
  relationshipChanges: z.record(z.string(), z.number()),
  succeeded: z.optional(z.boolean()),
  ...Origin,
})
export type ChoiceAnswer = z.infer<typeof ChoiceAnswer>

/** An event that the player did not cause. `executedBy` is a character's id, or `system`. */
export const AutonomousContent = z.strictObject({
  type: z.enum(['character_initiative', 'crisis_development']),
  act: z.optional(z.enum(ACT_KINDS)),
  executedBy: z.string(),
  description: z.string(),
  impact: z.array(z.string()),
  /** ISO 8601 in UTC. */
  timestamp: z.string(),
})
export type AutonomousContent = z.infer<typeof AutonomousContent>

export const AutonomousAnswer = z.strictObject({ content: z.nullable(AutonomousContent), ...Origin })
export type AutonomousAnswer = z.infer<typeof AutonomousAnswer>

export const campaignCalls = {
  generatePlayerCharacter: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/generate-player-character',
    permission: 'user',
    summary: 'The character the caller would play: of a country, or of one drawn by the seed. Nothing is stored.',
    body: z.strictObject({ ...scenario, difficulty, country: z.optional(CountryCode), seed: z.optional(uint32) }),
    reply: PlayerCharacter,
  }),
  generateAiCharacters: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/generate-ai-characters',
    permission: 'user',
    summary: 'The AI delegates a campaign would seat opposite the caller’s character. Nothing is stored.',
    body: z.strictObject({ ...scenario, characters: z.optional(sentCharacters), playerCharacter: SentCharacter }),
    reply: AiCharacters,
  }),
  generateCrisis: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/generate-crisis',
    permission: 'user',
    summary: 'The crisis before the committee of a session, after what was due has happened.',
    body: z.strictObject({
      sessionId,
      initialCrisis: sentCrisis,
      currentPhase: phase,
      characters: z.optional(sentCharacters),
      context: z.optional(text(4000)),
      difficulty,
    }),
    reply: GeneratedCrisis,
  }),
  processPlayerInput: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/process-player-input',
    permission: 'user',
    summary: 'Says something in a session, as the seat the caller holds, and waits a little for the answers.',
    body: z.strictObject({
      sessionId,
      transcript: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAY_MAX_LENGTH)),
      playerCharacter: z.optional(SentCharacter),
      aiCharacters: z.optional(sentCharacters),
      currentCrisis: sentCrisis,
      currentPhase: phase,
      campaignLog: z.optional(sentLog.check(z.maxLength(10))),
      difficulty,
      timeRemaining,
    }),
    reply: PlayerInputAnswer,
    idempotent: true,
  }),
  processChoice: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/process-choice',
    permission: 'user',
    summary: 'Answers the open crisis of a session with one of its choices.',
    body: z.strictObject({
      sessionId,
      choice: z.extend(z.partial(PlayerChoice), { id: z.string().check(z.minLength(1), z.maxLength(64)) }),
      currentCrisis: sentCrisis,
      playerCharacter: z.optional(SentCharacter),
      aiCharacters: z.optional(sentCharacters),
      currentPhase: phase,
    }),
    reply: ChoiceAnswer,
    idempotent: true,
  }),
  generateAutonomous: defineRoute({
    method: 'POST',
    path: '/api/ai/campaign/generate-autonomous',
    permission: 'user',
    summary: 'What a delegate or the crisis has done unasked in the last 30 seconds of a session, if anything.',
    body: z.strictObject({
      sessionId,
      contentType: z.optional(text(64)),
      currentState: z.optional(
        z.strictObject({
          phase,
          timeRemaining,
          log: z.optional(sentLog.check(z.maxLength(5))),
          characters: z.optional(sentCharacters),
          crisis: sentCrisis,
        }),
      ),
    }),
    reply: AutonomousAnswer,
  }),
} as const
