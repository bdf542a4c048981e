import { MOTIONS, POINTS } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { Change, SeatCode } from './act.ts'
import { PACK_IDS } from './procedure.ts'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.union([schema, z.undefined()]))

/** A motion before the committee, or one set aside for a motion that takes precedence. */
export const MotionView = z.strictObject({
  id: z.string(),
  motion: z.enum(MOTIONS),
  by: SeatCode,
  secondedBy: optional(SeatCode),
  at: z.number(),
  terms: z.optional(
    z.strictObject({
      minutes: optional(z.number()),
      seconds: optional(z.number()),
      issue: optional(z.number()),
      change: optional(Change),
    }),
  ),
  debateUntil: z.optional(z.number()),
  speakers: z.optional(z.array(z.strictObject({ seat: SeatCode, side: z.enum(['for', 'against']) }))),
})

/** The session's rules of procedure, and the committee's changes to its order of business. */
export const ProcedureView = z.strictObject({
  pack: z.enum(PACK_IDS),
  title: z.string(),
  hasVeto: z.boolean(),
  leastSeconds: z.number(),
  mostSeconds: z.number(),
  caucus: optional(
    z.strictObject({
      as: z.enum(['moderated', 'unmoderated', 'suspension']),
      by: SeatCode,
      issue: optional(z.number()),
      seconds: optional(z.number()),
      until: z.number(),
      turn: z.optional(z.strictObject({ seat: optional(SeatCode), until: z.number(), heard: z.array(SeatCode) })),
    }),
  ),
  ruling: optional(
    z.strictObject({
      seat: SeatCode,
      point: z.enum(POINTS),
      ruling: z.enum(['not-well-taken', 'well-taken']),
      at: z.number(),
    }),
  ),
  waiting: z.array(MotionView),
  isListClosed: z.boolean(),
  speechSeconds: optional(z.number()),
  isImportant: z.boolean(),
  isByName: z.boolean(),
  divided: z.array(z.number()),
  presentAndVoting: z.array(SeatCode),
  prices: z.array(
    z.strictObject({
      motion: z.enum(MOTIONS),
      second: z.boolean(),
      decidedBy: z.enum(['chair', 'majority', 'two-thirds', 'council']),
    }),
  ),
})

/** The chair at the podium: no country, no vote; its last ruling with the reason. */
export const ChairView = z.strictObject({
  id: z.literal('chair'),
  personality: z.literal('neutral'),
  ruling: optional(
    z.strictObject({
      seat: SeatCode,
      point: z.enum(POINTS),
      ruling: z.enum(['not-well-taken', 'answered', 'well-taken', 'granted']),
      reason: z.string(),
      by: z.enum(['chair', 'committee']),
      at: z.number(),
    }),
  ),
})
