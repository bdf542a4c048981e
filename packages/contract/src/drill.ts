import * as z from 'zod/mini'

/** Most rounds of a debate drill: speeches its person makes. */
export const DRILL_ROUNDS_MAX = 4
/** Times a speech of a drill may have, in seconds. */
export const DRILL_SPEECH_SECONDS = [60, 90, 120] as const
/** Longest motion in own words, in UTF-16 code units. */
export const DRILL_MOTION_MAX_LENGTH = 300
/** Longest time that is noted of one speech, in seconds: an hour, whatever a clock says. */
export const DRILL_USED_SECONDS_MAX = 3600

/** Most speeches whose times are kept, of all branches of a drill. */
export const DRILL_SPEECHES_MAX = 64

/** The sides of a motion. */
export const DRILL_SIDES = ['for', 'against'] as const
export type DrillSide = (typeof DRILL_SIDES)[number]

/** How long a speech of a drill took, as the page that timed it says. */
export const DrillSpeech = z.strictObject({
  messageId: z.uuid(),
  /** Seconds of speaking, pauses left out; more than the drill's time when it ran over. */
  usedSeconds: z.int().check(z.gte(0), z.lte(DRILL_USED_SECONDS_MAX)),
})
export type DrillSpeech = z.infer<typeof DrillSpeech>

/**
 * What a conversation is that is a debate drill. Its first message calls the motion and is answered by the assistant's
 * opening; each message of the person after it is a speech, and each answer the other side's.
 */
export const DrillContext = z.strictObject({
  kind: z.literal('drill'),
  /** Names the motion among the authored ones; null for one in own words. */
  motionId: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
  motion: z.string().check(z.trim(), z.minLength(8), z.maxLength(DRILL_MOTION_MAX_LENGTH)),
  /** The person's side; the assistant takes the other one. */
  side: z.enum(DRILL_SIDES),
  /** ISO 3166 alpha-3 of the country the person speaks for; null when they speak for nobody in particular. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  rounds: z.int().check(z.gte(1), z.lte(DRILL_ROUNDS_MAX)),
  speechSeconds: z.literal(DRILL_SPEECH_SECONDS),
  /** The speeches that were timed, of all branches. */
  speeches: z.array(DrillSpeech).check(z.maxLength(DRILL_SPEECHES_MAX)),
})
export type DrillContext = z.infer<typeof DrillContext>
