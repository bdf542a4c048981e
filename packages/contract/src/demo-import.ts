import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** Maximum length of an imported session's log, in UTF-16 code units; the longest played had 522,000. */
export const DEMO_LOG_MAX_LENGTH = 1_000_000
/** Maximum number of events in one log; the longest session played had 2,635. */
export const DEMO_LOG_MAX_EVENTS = 6_000
/** Limit of sessions in an account, above which imports are refused. */
export const DEMO_IMPORT_MAX_SESSIONS = 500

/**
 * Why a session was refused. `unreadable`: the log is not a list of events. `too-long`: more events than the limit.
 * `damaged`: folding it does not give the sender's state hash. `broken`: the simulation cannot read it. `forged`: it
 * contains an event that the simulation would not have produced. `other-campaign`: it was played with an edition of its
 * campaign that this server does not have, so that its record cannot be verified. `too-costly`: verifying it exceeded
 * the limit. `unknown-campaign`: this server has no such campaign. `too-fast`: its pace exceeds this server's maximum.
 * `too-many`: the account's limit of sessions is reached. `no-room`: the plan's storage is full.
 */
export const DEMO_SESSION_FAULTS = [
  'unreadable',
  'too-long',
  'damaged',
  'broken',
  'forged',
  'other-campaign',
  'too-costly',
  'unknown-campaign',
  'too-fast',
  'too-many',
  'no-room',
] as const
export type DemoSessionFault = (typeof DEMO_SESSION_FAULTS)[number]

/** One complete session of a demo. */
export const DemoSession = z.strictObject({
  /** Idempotency key, made by the browser when an import of a demo begins; the same in every attempt. */
  importId: z.uuid(),
  sessionId: z.uuid(),
  seed: z.int().check(z.gte(0), z.lte(4_294_967_295)),
  /** The session that this one is a branch of, under its id in the account. */
  from: z.optional(z.strictObject({ sessionId: z.uuid(), seq: z.int().check(z.gte(1), z.lte(2_147_483_647)) })),
  /** Hash of the state after the whole log, as computed by the sender's simulation. */
  stateHash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** The events as JSON lines, oldest first. */
  log: z.string().check(z.minLength(1), z.maxLength(DEMO_LOG_MAX_LENGTH)),
})
export type DemoSession = z.infer<typeof DemoSession>

/**
 * Result of an import. `kept`: it is now in the account; `already-kept`: it was there; `refused`: it was not imported,
 * and why.
 */
export const DemoSessionReceipt = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('kept'), sessionId: z.string() }),
  z.strictObject({ outcome: z.literal('already-kept'), sessionId: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), fault: z.enum(DEMO_SESSION_FAULTS) }),
])
export type DemoSessionReceipt = z.infer<typeof DemoSessionReceipt>

/** The calls that import the demo's content into an account. */
export const demoImport = {
  session: defineRoute({
    method: 'POST',
    path: '/api/demo-import/sessions',
    permission: 'user',
    summary: 'Takes one session of the demo into the caller’s account, whole and once, however often it is sent.',
    body: DemoSession,
    reply: DemoSessionReceipt,
    idempotent: true,
    // the log is a JSON string in the body, escaped once more, and a character may take four bytes
    bodyLimitBytes: 4_000_000,
  }),
} as const
