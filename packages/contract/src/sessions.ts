import { DIFFICULTIES, PERSONALITIES, REJECTION_CODES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { Act } from './act.ts'
import { CampaignSummary, CountryCode, PublicCampaign } from './campaign.ts'
import { PACK_IDS } from './procedure.ts'
import { defineRoute } from './route.ts'
import { DEBRIEF_FAULTS, Debrief, DebriefProgress, ReplayStretch, TranscriptEntry } from './session-record.ts'
import { SeatView } from './session-view.ts'

/** Maximum length of a text to say, in UTF-16 code units. */
export const SAY_MAX_LENGTH = 4000
/** Most acts of one message. */
export const ACTS_MOST = 12

const sessionId = z.uuid()
const Said = z.string().check(z.trim(), z.minLength(1), z.maxLength(SAY_MAX_LENGTH))

/**
 * A player's command to a session. `say` is a text to be read into an act; `act` is a chosen act, with its text if any.
 */
export const SessionCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('say'), text: Said }),
  z.strictObject({ kind: z.literal('act'), act: Act, text: z.optional(z.string().check(z.maxLength(SAY_MAX_LENGTH))) }),
  /** Several acts of one message, in order, each with its part of the text: those in order now are taken together. */
  z.strictObject({
    kind: z.literal('acts'),
    acts: z
      .array(z.strictObject({ act: Act, text: z.string().check(z.maxLength(SAY_MAX_LENGTH)) }))
      .check(z.minLength(1), z.maxLength(ACTS_MOST)),
  }),
  z.strictObject({ kind: z.literal('answer-closing'), close: z.boolean() }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** Session ms per ms of the wall clock; only in a session with one person. */
  z.strictObject({ kind: z.literal('set-pace'), pace: z.number().check(z.gte(1), z.lte(10_000)) }),
  /** Withdraws the seat's own last act, as long as no other delegation has acted on it. */
  z.strictObject({ kind: z.literal('undo') }),
])
export type SessionCommand = z.infer<typeof SessionCommand>

/** One reading of the text. */
export const ReadingOffer = z.strictObject({ act: Act, confidence: z.number() })
export type ReadingOffer = z.infer<typeof ReadingOffer>

/** One act of a message that holds several: the act, the reader's confidence and its part of the text. */
export const ActInMessage = z.strictObject({ act: Act, confidence: z.number(), text: z.string() })
export type ActInMessage = z.infer<typeof ActInMessage>

/** What a text is when it asks for nothing that a session has; pages have a sentence for each. */
export const BEYOND = ['other-language', 'amend-words', 'extend-debate', 'off-topic'] as const

/**
 * Result of a command. `taken`: it is in the log up to `seq`. `unclear`: no effect; the user chooses among `readings`
 * and sends the choice as `act` with the same text. `draft`: no effect; the user confirms, changes or drops the `acts`
 * and sends them as `acts`.
 */
export const CommandAnswer = z.strictObject({
  outcome: z.enum(['taken', 'unclear', 'draft']),
  readings: z.array(ReadingOffer),
  /** The acts of the text, in the order spoken; for a draft of one act, that one. */
  acts: z.optional(z.array(ActInMessage)),
  /** Acts of a list that were not taken, by index, with the rule that refused them. */
  refused: z.optional(z.array(z.strictObject({ index: z.int(), code: z.enum(REJECTION_CODES) }))),
  beyond: z.optional(z.enum(BEYOND)),
  readBy: z.string(),
  seq: z.number(),
  view: SeatView,
  entries: z.array(TranscriptEntry),
})
export type CommandAnswer = z.infer<typeof CommandAnswer>
/** The part of an answer that tells how the text was read; it is stored under the idempotency key. */
export const ReadOfCommand = z.pick(CommandAnswer, { readings: true, readBy: true, acts: true, refused: true })

const Seed = z.int().check(z.gte(0), z.lte(4_294_967_295))

/**
 * The seed and salt of a session: revealed once it is concluded, not before. `salt`, 128 random bits in hex, is missing
 * from sessions opened before salts existed.
 */
export const SessionDraw = z.strictObject({
  seed: Seed,
  salt: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
})
export type SessionDraw = z.infer<typeof SessionDraw>

/** One session in a list. Instants are ISO 8601 in UTC. */
export const SessionSummary = z.strictObject({
  id: z.string(),
  campaignId: z.string(),
  title: z.string(),
  country: CountryCode,
  status: z.enum(['active', 'paused', 'concluded']),
  pace: z.number(),
  progressRatio: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  concludedAt: z.optional(z.string()),
  score: z.optional(z.number()),
  resolutionType: z.optional(z.string()),
  /** The session that this one is a branch of, and the log position up to which both are the same. */
  from: z.optional(z.strictObject({ sessionId: z.string(), seq: z.number() })),
  /** Imported from a demo, or a branch of a session that was: that part of the log is unverified client data. */
  isImported: z.optional(z.literal(true)),
  /** Its draw could be known beforehand: it was opened with a revealed draw, or is a branch of another session. */
  knownDraw: z.optional(z.literal(true)),
})
export type SessionSummary = z.infer<typeof SessionSummary>

const detail = {
  session: SessionSummary,
  view: SeatView,
  entries: z.array(TranscriptEntry),
  debrief: z.optional(Debrief),
  /** Why a concluded session has no debrief. */
  debriefFault: z.optional(z.enum(DEBRIEF_FAULTS)),
  /** The draw of a concluded session. */
  draw: z.optional(SessionDraw),
}

/**
 * A session with its transcript from `after` on. Once concluded it has one of three: its debrief, the progress of its
 * computation, or the reason why there is none.
 */
export const SessionDetail = z.strictObject({ ...detail, debriefProgress: z.optional(DebriefProgress) })
export type SessionDetail = z.infer<typeof SessionDetail>
/** A concluded session whose debrief is being computed. */
const UnfinishedDetail = z.strictObject({ ...detail, debriefProgress: DebriefProgress })

/**
 * Request to start a session. Without a country the seed draws one of the 193 member states, and without a seed one is
 * drawn; secrets are drawn with a salt of the host's own, so that a requested seed reveals nothing about them. The
 * difficulty defaults to the campaign's; without a tone every delegate keeps its authored mode, with one all delegates
 * have that.
 */
export const StartSession = z.strictObject({
  campaignId: z.string().check(z.minLength(1), z.maxLength(64)),
  country: z.optional(CountryCode),
  seed: z.optional(Seed),
  /** Repeats the draw of a concluded session, in place of a seed; the session is marked `knownDraw`. */
  draw: z.optional(SessionDraw),
  pace: z.optional(z.number().check(z.gte(1), z.lte(10_000))),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  tone: z.optional(z.enum(PERSONALITIES)),
  /** The session's rules of procedure; the campaign's own by default. The Council's need three permanent members. */
  procedure: z.optional(z.enum(PACK_IDS)),
  /**
   * Branches from a moment of a concluded session in which the caller holds a seat: a new session that begins with the
   * other's log, up to the last complete step at or before the position. Seats, draw and delegates are the other
   * session's.
   */
  from: z.optional(z.strictObject({ sessionId, seq: z.int().check(z.gte(1)) })),
})
export type StartSession = z.infer<typeof StartSession>

export const campaigns = {
  list: defineRoute({
    method: 'GET',
    path: '/api/campaigns',
    permission: 'user',
    summary: 'The catalogue, in its order.',
    reply: z.array(CampaignSummary),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/campaigns/:campaignId',
    permission: 'user',
    summary: 'One campaign of the catalogue, without what only the engine may know.',
    params: z.strictObject({ campaignId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: PublicCampaign,
  }),
} as const

export const sessions = {
  start: defineRoute({
    method: 'POST',
    path: '/api/sessions/campaign',
    permission: 'user',
    summary: 'Opens a session of a campaign and takes a seat in it.',
    body: StartSession,
    reply: SessionDetail,
    status: 201,
    idempotent: true,
  }),
  history: defineRoute({
    method: 'GET',
    path: '/api/sessions/campaign/history',
    permission: 'user',
    summary: 'The caller’s sessions, most recently played first.',
    reply: z.array(SessionSummary),
  }),
  save: defineRoute({
    method: 'POST',
    path: '/api/sessions/campaign/save',
    permission: 'user',
    summary: 'Confirms the stored log position of a session; the server has already kept everything it acknowledged.',
    body: z.strictObject({ sessionId, sessionData: z.optional(z.unknown()), timestamp: z.optional(z.unknown()) }),
    reply: z.strictObject({ saved: z.literal(true), seq: z.number() }),
    idempotent: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/sessions/campaign/:sessionId',
    permission: 'user',
    summary: 'One session of the caller’s own: view, transcript after a log position, debrief once concluded.',
    params: z.strictObject({ sessionId }),
    query: z.strictObject({ after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
    reply: SessionDetail,
    pendingReply: UnfinishedDetail,
  }),
  debrief: defineRoute({
    method: 'GET',
    path: '/api/sessions/campaign/:sessionId/debrief',
    permission: 'user',
    summary: 'The debrief of a concluded session of the caller’s own, or how far the making of it is.',
    params: z.strictObject({ sessionId }),
    reply: Debrief,
    pendingReply: DebriefProgress,
  }),
  replay: defineRoute({
    method: 'GET',
    path: '/api/sessions/campaign/:sessionId/replay',
    permission: 'user',
    summary: 'A stretch of a concluded session of the caller’s own, as the caller’s seat saw it at the time.',
    params: z.strictObject({ sessionId }),
    query: z.strictObject({ after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
    reply: ReplayStretch,
  }),
  command: defineRoute({
    method: 'POST',
    path: '/api/sessions/campaign/:sessionId/commands',
    permission: 'user',
    summary: 'Says or does something in a session, as the seat the caller holds.',
    params: z.strictObject({ sessionId }),
    body: SessionCommand,
    reply: CommandAnswer,
    idempotent: true,
  }),
} as const
