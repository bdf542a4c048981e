import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** Longest log of one session that moves into an account, in UTF-16 code units; the longest played had 522,000. */
export const DEMO_LOG_MAX_LENGTH = 1_000_000
/** Most events in one log; the longest session played had 2,635. */
export const DEMO_LOG_MAX_EVENTS = 6_000
/** Most sessions an account may hold when another is to move in. */
export const DEMO_IMPORT_MAX_SESSIONS = 500

/**
 * Why a session was not taken. `unreadable`: the log is no list of events. `too-long`: more events than are taken.
 * `damaged`: it does not add up to the state the sender saw. `broken`: the simulation cannot read it. `forged`: it says
 * something the simulation would never have said. `other-campaign`: it was played with an edition of its campaign that
 * this server does not know, so that its record cannot be checked. `too-costly`: reading it took more than a session may.
 * `unknown-campaign`: this server has no such campaign. `too-fast`: it runs faster than this server lets sessions run.
 * `too-many`: the account holds as many sessions as it may. `no-room`: its plan stores no more.
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

/** One session of a demo, whole. */
export const DemoSession = z.strictObject({
  /** Made up by the browser when somebody begins to move a demo; the same in every attempt. */
  importId: z.uuid(),
  sessionId: z.uuid(),
  seed: z.int().check(z.gte(0), z.lte(4_294_967_295)),
  /** The session this one is a branch of, under the id it has in the account. */
  from: z.optional(z.strictObject({ sessionId: z.uuid(), seq: z.int().check(z.gte(1), z.lte(2_147_483_647)) })),
  /** Fingerprint of the state the log adds up to, as the sender's simulation worked it out. */
  stateHash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** The events as JSON, one a line, oldest first. */
  log: z.string().check(z.minLength(1), z.maxLength(DEMO_LOG_MAX_LENGTH)),
})
export type DemoSession = z.infer<typeof DemoSession>

/** `kept`: it is in the account now; `already-kept`: it was there; `refused`: it was not taken, and why. */
export const DemoSessionReceipt = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('kept'), sessionId: z.string() }),
  z.strictObject({ outcome: z.literal('already-kept'), sessionId: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), fault: z.enum(DEMO_SESSION_FAULTS) }),
])
export type DemoSessionReceipt = z.infer<typeof DemoSessionReceipt>

/** The calls by which what was made in the demo moves into an account. */
export const demoImport = {
  session: defineRoute({
    method: 'POST',
    path: '/api/demo-import/sessions',
    permission: 'user',
    summary: 'Takes one session of the demo into the caller’s account, whole and once, however often it is sent.',
    body: DemoSession,
    reply: DemoSessionReceipt,
    idempotent: true,
    // the log is quoted once more in the body, and a character may take four bytes
    bodyLimitBytes: 4_000_000,
  }),
} as const
