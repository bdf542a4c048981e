import { TYPED_WORDS_A_MINUTE } from '@placard/contract'
import * as z from 'zod/mini'
import type { KeptValues } from '../../../client/storage/storage.ts'

const Kept = z.object({
  /** The speed that the person set themselves; it goes before the measured one. */
  chosen: z.optional(z.number()),
  /** Words and seconds of the speeches that were typed so far. */
  words: z.number(),
  seconds: z.number(),
})
type Kept = z.infer<typeof Kept>

/** Shorter speeches say nothing about a person's speed. */
const WORDS_LEAST = 20
const SECONDS_LEAST = 20
/** Older speeches weigh less once this much was measured. */
const SECONDS_WEIGHED = 1200

const within = (speed: number) =>
  Math.round(Math.min(TYPED_WORDS_A_MINUTE.most, Math.max(TYPED_WORDS_A_MINUTE.least, speed)))

/** A person's typing speed in this browser: set by them, else measured from their speeches, else the usual one. */
export function typingSpeedOf(values: KeptValues, owner: string) {
  const key = `placard.typing.${owner}`
  const read = (): Kept => Kept.safeParse(values.read(key)).data ?? { words: 0, seconds: 0 }
  const measured = (): number | undefined => {
    const { words, seconds } = read()
    return seconds === 0 ? undefined : within((words * 60) / seconds)
  }
  return {
    measured,
    /** In words a minute. */
    current: (): number => read().chosen ?? measured() ?? TYPED_WORDS_A_MINUTE.usual,
    choose(speed: number): void {
      values.write(key, { ...read(), chosen: within(speed) })
    },
    /** Takes a speech into the measure. What was pasted is faster than anybody types, and says nothing. */
    learn(words: number, seconds: number): void {
      const isTyped = seconds >= SECONDS_LEAST && (words * 60) / seconds <= TYPED_WORDS_A_MINUTE.most
      if (words < WORDS_LEAST || !isTyped) return
      const before = read()
      const share = Math.min(1, SECONDS_WEIGHED / (before.seconds + seconds))
      values.write(key, {
        ...before,
        words: (before.words + words) * share,
        seconds: (before.seconds + seconds) * share,
      })
    },
  }
}

export type TypingSpeed = ReturnType<typeof typingSpeedOf>
