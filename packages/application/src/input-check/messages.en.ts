import type { Threat } from './threats.ts'

/** What a very dangerous input reads like. */
const READS_LIKE: Readonly<Partial<Record<Threat, string>>> = {
  script: 'a script that a page would run',
  'event-handler': 'a script that a page would run',
  'shell-command': 'a command that a computer would run',
}

/** What it reads like, to go on a sentence with; empty where there is no word for it. */
function whatOf(threats: readonly Threat[]): string {
  const like = threats.map((threat) => READS_LIKE[threat]).find((words) => words !== undefined)
  return like === undefined ? '' : `: part of it reads like ${like}`
}

/** Sentences of the input check. */
export const inputCheckMessages = {
  required: 'Input is required',
  tooLong: (most: number) => `Input exceeds maximum length of ${most} characters`,
  tooShort: (least: number) => `Input must be at least ${least} characters`,
  dangerous: 'Input contains potentially dangerous content',
  /** Why a person’s text is refused. */
  refused: (threats: readonly Threat[]) =>
    `Input contains potentially dangerous content${whatOf(threats)}. Change that part and send it again.`,
  /** Why a display name is refused at sign-up. */
  refusedName: (threats: readonly Threat[]) =>
    `This display name cannot be used${whatOf(threats)}. Please choose another one.`,
  suspicious: 'Input contains suspicious content',
  format: 'Input does not match required format',
  internal: 'Validation failed due to internal error',
} as const
