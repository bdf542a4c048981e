import type { INPUT_PRESETS } from '@placard/application'

/** What a user typed into a field. */
export interface WatchedInput {
  readonly kind: keyof typeof INPUT_PRESETS
  readonly field: string
  readonly text: string
}

/**
 * Checks what a user typed before it is used.
 * @throws {Problem} `validation-failed`, saying what it reads like, for what is refused.
 */
export type InputWatch = (userId: string, input: WatchedInput) => Promise<void>
