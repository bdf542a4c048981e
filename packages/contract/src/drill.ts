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

const seconds = z.number().check(z.gte(0), z.lte(DRILL_USED_SECONDS_MAX))
/** Loudness in decibels below full scale: 0 is the loudest that a microphone tells. */
const decibels = z.int().check(z.gte(-120), z.lte(0))

/** Silence within a speech. */
export const SpeechPause = z.strictObject({ at: seconds, seconds })
export type SpeechPause = z.infer<typeof SpeechPause>

/** Maximum numbers of what is kept of a speech's sound. */
export const DELIVERY_LIMITS = { loudness: 120, pauses: 60, fillers: 60 } as const

/**
 * How a speech was spoken: figures of its sound, which itself is not kept. Places are in seconds from the first word
 * spoken; what was paused by the speaker is left out.
 */
export const SpeechDelivery = z.strictObject({
  /** From the first word to the last. */
  seconds,
  /** Loudness at equal distances over the whole speech. */
  loudness: z.array(decibels).check(z.minLength(1), z.maxLength(DELIVERY_LIMITS.loudness)),
  /** Mean loudness while somebody speaks. */
  level: decibels,
  /** Decibels between the softest tenth of the speech and the loudest. */
  range: z.int().check(z.gte(0), z.lte(120)),
  loudestAt: seconds,
  softestAt: seconds,
  /** The longest ones, in order of their places. */
  pauses: z.array(SpeechPause).check(z.maxLength(DELIVERY_LIMITS.pauses)),
  /** Words heard, or those that were typed afterwards; absent where there are none. */
  words: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  /** Fillers among the words heard, at their estimated places; absent where nobody heard the words. */
  fillers: z.optional(
    z
      .array(z.strictObject({ at: seconds, text: z.string().check(z.minLength(1), z.maxLength(20)) }))
      .check(z.maxLength(DELIVERY_LIMITS.fillers)),
  ),
})
export type SpeechDelivery = z.infer<typeof SpeechDelivery>

/** A drill's speech, as measured by the page. */
export const DrillSpeech = z.strictObject({
  messageId: z.uuid(),
  /** Seconds of speaking without pauses; more than the drill's time limit when it ran over. */
  usedSeconds: z.int().check(z.gte(0), z.lte(DRILL_USED_SECONDS_MAX)),
  /** For a speech that was given by voice. */
  delivery: z.optional(SpeechDelivery),
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
