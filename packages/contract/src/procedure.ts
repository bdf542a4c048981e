import { MOTIONS, POINTS } from '@placard/engine/lists'
import * as z from 'zod/mini'

/** The packs that ship: rules of procedure as data. */
export const PACK_IDS = ['general-assembly', 'security-council', 'consensus'] as const

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const ratio = z.number().check(z.gte(0), z.lte(1))
const business = z.array(z.enum(['debate', 'moderated-caucus', 'unmoderated-caucus', 'voting'])).check(z.minLength(1))
const count = (max: number) => z.int().check(z.gte(0), z.lte(max))

/** A pack's rule for one motion. The order of the list is the order of precedence: the first is decided first. */
const MotionRule = z.strictObject({
  motion: z.enum(MOTIONS),
  second: z.boolean(),
  speakersFor: count(3),
  speakersAgainst: count(3),
  /** `chair` grants it; `majority` of those voting; `council`: three fifths of the seats, no veto. */
  decidedBy: z.enum(['chair', 'majority', 'two-thirds', 'council']),
  during: business,
  /** Cooldown after a decision before the motion may be raised again. */
  repeatSeconds: count(3600),
  /** Shortest and longest duration that may be requested; both 0 where a motion has none. */
  minutesLeast: count(30),
  minutesMost: count(30),
  /** Source: document and rule, or "conference habit". */
  source: line(120),
})

const PointRule = z.strictObject({ point: z.enum(POINTS), during: business, source: line(120) })

/** Rules of procedure of one organ. Shares are of the seats of the committee. */
export const ProcedurePack = z.strictObject({
  schemaVersion: z.literal(1),
  id: z.enum(PACK_IDS),
  title: line(80),
  summary: line(400),
  quorum: z.strictObject({ debateRatio: ratio, decisionRatio: ratio, source: line(120) }),
  support: z.strictObject({ ratio, least: count(10), source: line(120) }),
  /** `vote`: a roll call. `consensus-first`: the chair asks for objections and holds a roll call when there is one. */
  decision: z.enum(['vote', 'consensus-first']),
  veto: z.boolean(),
  speech: z.strictObject({ leastSeconds: count(600), mostSeconds: count(600), replySeconds: count(600) }),
  appealSeconds: count(600),
  points: z.array(PointRule).check(z.minLength(1)),
  motions: z.array(MotionRule).check(z.minLength(1)),
})
export type ProcedurePack = z.infer<typeof ProcedurePack>
