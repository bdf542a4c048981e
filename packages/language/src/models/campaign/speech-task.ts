import * as z from 'zod/mini'
import { speechPrompt } from '../prompts/speech.ts'
import type { LanguageTask } from '../tasks/language-task.ts'
import { type CheckedLine, faultsOf, tidied } from './spoken-check.ts'

/** Time limit: a line is wanted some seconds after it is foreseen; a slower one would mostly come too late. */
const WITHIN_MS = 15_000

const Wire = z.object({ words: z.string().check(z.describe('what the delegate says')) })

/** Words a delegate's act with a model. Without one it returns nothing: built-in words are made on demand. */
export const speechTask: LanguageTask<CheckedLine, string | undefined, z.infer<typeof Wire>> = {
  name: 'campaign-speech',
  promptVersion: speechPrompt.version,
  wire: Wire,
  temperature: 0.8,
  maxOutputTokens: 400,
  withinMs: WITHIN_MS,
  prompt: (line, quoting) => ({ system: speechPrompt.system, prompt: speechPrompt.prompt(line, quoting) }),
  domain({ words }, line) {
    const spoken = tidied(words, line)
    const issues = faultsOf(spoken, line)
    return issues.length === 0 ? { ok: true, value: spoken } : { ok: false, rejection: issues }
  },
  embedded: () => undefined,
}
