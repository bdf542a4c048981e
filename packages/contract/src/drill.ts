import * as z from 'zod/mini'

/** Maximum number of rounds of a debate drill: speeches of the user. */
export const DRILL_ROUNDS_MAX = 4
/** Time limits of a drill's speech, in seconds. */
export const DRILL_SPEECH_SECONDS = [60, 90, 120] as const
/** Words that a speaker says in a minute. */
export const SPOKEN_WORDS_A_MINUTE = 130
/** Typing speeds that a drill can be set to, and the usual one, in words a minute. */
export const TYPED_WORDS_A_MINUTE = { least: 10, usual: 40, most: 130 } as const
/** Maximum length of a custom motion, in UTF-16 code units. */
export const DRILL_MOTION_MAX_LENGTH = 300
/** Maximum recorded time of one speech, in seconds: an hour. */
export const DRILL_USED_SECONDS_MAX = 3600

/** Maximum number of speeches with recorded times, over all branches of a drill. */
export const DRILL_SPEECHES_MAX = 64

/** The sides of a motion. */
export const DRILL_SIDES = ['for', 'against'] as const
export type DrillSide = (typeof DRILL_SIDES)[number]

/** Duration of a drill's speech, as measured by the page. */
export const DrillSpeech = z.strictObject({
  messageId: z.uuid(),
  /** Seconds of speaking without pauses; more than the drill's time limit when it ran over. */
  usedSeconds: z.int().check(z.gte(0), z.lte(DRILL_USED_SECONDS_MAX)),
})
export type DrillSpeech = z.infer<typeof DrillSpeech>

/**
 * Context of a conversation that is a debate drill. Its first message names the motion and is answered by the
 * assistant's opening; each message of the user after it is a speech, and each answer a speech of the other side.
 */
export const DrillContext = z.strictObject({
  kind: z.literal('drill'),
  /** Id of an authored motion; null for a custom one. */
  motionId: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
  motion: z.string().check(z.trim(), z.minLength(8), z.maxLength(DRILL_MOTION_MAX_LENGTH)),
  /** The user's side; the assistant takes the other one. */
  side: z.enum(DRILL_SIDES),
  /** ISO 3166 alpha-3 of the country the user speaks for; null for none in particular. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  rounds: z.int().check(z.gte(1), z.lte(DRILL_ROUNDS_MAX)),
  /** Length of a speech when it is spoken. */
  speechSeconds: z.literal(DRILL_SPEECH_SECONDS),
  /** For a drill that is typed: the person's own speed. The time for typing is longer, so that as much can be said. */
  typedWordsAMinute: z.optional(z.int().check(z.gte(TYPED_WORDS_A_MINUTE.least), z.lte(TYPED_WORDS_A_MINUTE.most))),
  /** The timed speeches, of all branches. */
  speeches: z.array(DrillSpeech).check(z.maxLength(DRILL_SPEECHES_MAX)),
})
export type DrillContext = z.infer<typeof DrillContext>

/** Words that a speech of a drill holds when it is spoken. */
export function speechWords({ speechSeconds }: Pick<DrillContext, 'speechSeconds'>): number {
  return Math.round((speechSeconds * SPOKEN_WORDS_A_MINUTE) / 60)
}

/** Seconds on the clock for one speech: those of speaking, or for a typed drill those of typing as many words. */
export function givenSeconds(drill: Pick<DrillContext, 'speechSeconds' | 'typedWordsAMinute'>): number {
  const { speechSeconds, typedWordsAMinute } = drill
  if (typedWordsAMinute === undefined) return speechSeconds
  return Math.max(speechSeconds, Math.round((speechWords(drill) * 60) / typedWordsAMinute))
}
