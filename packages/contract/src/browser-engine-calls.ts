import * as z from 'zod/mini'
import { ANSWER_FAULTS, ANSWER_PROVIDERS } from './chat.ts'
import { BrowserChoice } from './engine-choice.ts'
import { defineRoute } from './route.ts'

/** Longest text that a browser sends at once, in UTF-16 code units. */
export const BROWSER_TEXT_MAX_LENGTH = 20_000
/** How long the server keeps a browser that waits for a request, in ms: shorter than a page or a proxy waits for an answer. */
export const BROWSER_WAIT_MS = 20_000

const count = z.int().check(z.gte(0))

/** An engine of the caller's browser, or of their own computer, that only their page can ask. */
export const BrowserEngineAd = z.strictObject({
  choice: BrowserChoice,
  rung: z.enum(ANSWER_PROVIDERS),
  /** The model's name; empty where the browser does not tell it. */
  model: z.string().check(z.maxLength(200)),
  place: z.enum(['device', 'own-computer']),
  /** Tokens of a request and its answer together. */
  contextTokens: z.int().check(z.gte(256), z.lte(10_000_000)),
  thinkingTokens: z.int().check(z.gte(0), z.lte(100_000)),
  /** Longest silence before its first text, in ms. */
  firstTextMs: z.int().check(z.gte(1000), z.lte(120_000)),
})
export type BrowserEngineAd = z.infer<typeof BrowserEngineAd>

/** What a browser's engine is asked. It holds the caller's own conversation, and no secret of the server. */
export const BrowserEngineRequest = z.strictObject({
  instructions: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
  temperature: z.number(),
  maxOutputTokens: z.int(),
  /** JSON Schema of the answer, where it has a known shape. */
  shape: z.optional(z.record(z.string(), z.unknown())),
  isBrief: z.optional(z.boolean()),
})
export type BrowserEngineRequest = z.infer<typeof BrowserEngineRequest>

const turnId = z.uuid()

/**
 * The calls by which a signed-in page lends its engines to the answers of its user: it waits for a request under an id of
 * its own, and sends the text as it comes. Each can be repeated. What nobody waits for is no fault: an answer is stopped.
 */
export const browserEngineCalls = {
  wait: defineRoute({
    method: 'POST',
    path: '/api/chat/browser-engines',
    permission: 'user',
    summary: 'Offers an engine of the caller’s browser for one request, and waits a while for it.',
    body: z.extend(BrowserEngineAd, { turnId }),
    reply: z.strictObject({ request: z.nullable(BrowserEngineRequest) }),
  }),
  say: defineRoute({
    method: 'POST',
    path: '/api/chat/browser-engines/text',
    permission: 'user',
    summary: 'Sends more of what the engine answers, or its end; tells whether it is still wanted.',
    body: z.strictObject({
      turnId,
      /** Pieces that were sent before it: a repeat adds nothing. */
      at: count,
      text: z.string().check(z.maxLength(BROWSER_TEXT_MAX_LENGTH)),
      /** The answer is over; with a fault where it is not whole. */
      end: z.optional(z.strictObject({ fault: z.nullable(z.enum(ANSWER_FAULTS)) })),
    }),
    reply: z.strictObject({ isWanted: z.boolean() }),
  }),
  leave: defineRoute({
    method: 'POST',
    path: '/api/chat/browser-engines/leave',
    permission: 'user',
    summary: 'Takes back an offer, or ends an answer that cannot go on.',
    body: z.strictObject({ turnId }),
    reply: z.strictObject({}),
  }),
} as const
