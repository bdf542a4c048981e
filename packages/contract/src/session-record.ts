import { ACT_KINDS, MOTIONS } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { Act, Change, Mover, SeatCode } from './act.ts'
import type { ViewPatch } from './view-patch.ts'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.union([schema, z.undefined()]))

/** One line of the public transcript. */
export const TranscriptEntry = z.strictObject({
  seq: z.number(),
  at: z.number(),
  now: z.number(),
  kind: z.enum([
    'speech',
    'placard',
    'clause',
    'draft',
    'proposal',
    'offer',
    'promise',
    'vote',
    'ballot',
    'motion',
    'phase',
    'crisis',
    'crisis-update',
    'support',
    'stance',
    'closing',
    'conclusion',
    'pause',
    'withdrawal',
  ]),
  seat: optional(Mover),
  target: optional(SeatCode),
  words: z.string(),
  act: optional(z.enum(ACT_KINDS)),
  changes: z.array(Change),
  detail: z.string(),
  reaction: optional(z.enum(['welcome', 'live-with', 'cannot-accept'])),
  about: optional(z.string()),
  origin: optional(z.enum(['person', 'autonomous', 'reply'])),
  /**
   * Signature of the provider that worded a delegate's line, see `engineOf`; absent for built-in phrases and for
   * people.
   */
  wordedBy: optional(z.string().check(z.maxLength(300))),
  /** The motions that the chair names as in order. */
  motions: optional(z.array(z.enum(MOTIONS))),
})
export type TranscriptEntry = z.infer<typeof TranscriptEntry>

/** A patch on the wire; its inner values are validated as parts of the patched view. */
const inside = z.record(
  z.string(),
  z.lazy((): z.ZodMiniType<ViewPatch> => ViewPatchOnTheWire),
)
const ViewPatchOnTheWire: z.ZodMiniType<ViewPatch> = z.union([
  z.strictObject({ set: z.unknown() }),
  z.strictObject({ in: inside, cut: z.optional(z.array(z.string())), more: z.optional(z.array(z.unknown())) }),
])

const DealPoint = { deal: z.array(z.number()), own: z.number(), others: z.number() }

/**
 * One frame of a replay: the seat's view at that time, as a patch to the frame before (delta encoding). The first frame
 * of a stretch holds the whole view (`set`); `patched` reconstructs the others, and `SeatView` validates the result.
 */
export const ReplayFrame = z.strictObject({ seq: z.number(), at: z.number(), patch: ViewPatchOnTheWire })
export type ReplayFrame = z.infer<typeof ReplayFrame>

/** Log positions per stretch: some 20 ms of work and 75 kB of JSON. */
export const REPLAY_STRETCH = 200

/**
 * A part of a concluded session's replay: frames at the lines of the record after `after`, up to `upTo`, of `end`
 * positions.
 */
export const ReplayStretch = z.strictObject({
  after: z.number(),
  upTo: z.number(),
  end: z.number(),
  frames: z.array(ReplayFrame),
})
export type ReplayStretch = z.infer<typeof ReplayStretch>

/** Mean result of replays of a session, for one seat; each 0…1. */
const Expectation = z.strictObject({ score: z.number(), quality: z.number(), adoptedRatio: z.number() })

/** Data of the debrief; see the engine's `Debrief` for the meaning of each part. */
export const Debrief = z.strictObject({
  frontier: z.array(z.strictObject(DealPoint)),
  cloud: z.array(z.strictObject(DealPoint)),
  path: z.array(z.strictObject({ ...DealPoint, at: z.number(), seq: z.number(), by: Mover })),
  nash: z.strictObject(DealPoint),
  final: optional(z.strictObject(DealPoint)),
  /** The settlement that the campaign's authors expect, and its trade-off. */
  expected: optional(z.strictObject({ ...DealPoint, bargain: z.string() })),
  outcomeQuality: z.strictObject({
    total: z.number(),
    voteMargin: z.number(),
    nashRatio: z.number(),
    evenness: z.number(),
    ownShare: z.number(),
  }),
  gains: z.array(
    z.strictObject({
      seat: SeatCode,
      statusQuo: z.number(),
      reservation: z.number(),
      utility: z.number(),
      best: z.number(),
    }),
  ),
  support: z.array(z.strictObject({ at: z.number(), favour: z.number(), against: z.number(), undecided: z.number() })),
  moments: z.array(
    z.strictObject({
      seq: z.number(),
      at: z.number(),
      seat: Mover,
      reason: z.enum(['clause', 'support', 'promise', 'crisis', 'vote']),
      detail: z.string(),
    }),
  ),
  turningPoints: z.array(
    z.strictObject({
      seq: z.number(),
      at: z.number(),
      act: Act,
      made: Expectation,
      silent: Expectation,
      better: optional(z.strictObject({ act: Act, expected: Expectation })),
      draws: z.number(),
    }),
  ),
})
export type Debrief = z.infer<typeof Debrief>

/** Progress of a debrief being computed: its place in the queue, then the simulated replays of the session. */
export const DebriefProgress = z.strictObject({
  /** Number of jobs ahead in the queue; 0 once it has started. */
  ahead: z.number(),
  replayed: z.number(),
  /** Estimated total of replays; 0 while unknown. */
  replays: z.number(),
})
export type DebriefProgress = z.infer<typeof DebriefProgress>

/**
 * Why there is no debrief. `busy`: the server's queue is full. `too-many`: the user has requested too many at once.
 * `failed`: an error; these three are temporary. `too-costly`: it exceeds the limit for a debrief, permanently.
 */
export const DEBRIEF_FAULTS = ['busy', 'too-many', 'failed', 'too-costly'] as const
export type DebriefFault = (typeof DEBRIEF_FAULTS)[number]
