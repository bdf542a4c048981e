import type { INPUT_PRESETS } from '@placard/application'
import type { Executor } from '../database/executor.ts'

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

/** Writes down under an account what was typed to open it. */
export type NoteInput = (tx: Executor, userId: string) => Promise<void>

/**
 * Checks the display name of somebody who has no account yet. Nobody stands behind what is refused, and strangers could
 * push what members did out of the audit, so that only what is accepted is written down, once its account is there.
 * @returns how to write it down; undefined when there is nothing to tell.
 * @throws {Problem} `validation-failed` for what is refused.
 */
export type NewNameWatch = (name: string) => NoteInput | undefined
