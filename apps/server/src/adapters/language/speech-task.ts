import * as z from 'zod'
import type { LanguageTask } from '../language-model/tasks/language-task.ts'
import { speechPrompt } from './prompts/speech.ts'
import { type CheckedLine, faultsOf, tidied } from './spoken-check.ts'

/** A line is wanted some seconds after it is foreseen; one that takes longer would come too late for most. */
const WITHIN_MS = 15_000

const Wire = z.object({ words: z.string().describe('what the delegate says') })

/** Words a delegate's act with a model. Without one it answers nothing: the built-in words are made when they are wanted. */
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
    return issues.length === 0 ? { ok: true, value: spoken } : { ok: false, issues }
  },
  embedded: () => undefined,
}
