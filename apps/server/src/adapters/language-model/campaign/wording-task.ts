import type { DomainResult, LanguageTask } from '@placard/language/models'
import * as z from 'zod'
import type { Prompt } from '../prompts/campaign-words.ts'
import { asLine, unfaithful } from './fidelity.ts'

const Lines = z.object({ lines: z.array(z.string()).describe('the given lines said anew, in the same order') })

/** A task that rephrases given lines. */
interface WordingTask<Facts> {
  readonly name: string
  readonly prompt: Prompt<Facts>
  readonly withinMs: number
  /** Longest line, in UTF-16 code units. */
  readonly maxLength: number
  /** The lines to rephrase. */
  readonly lines: (facts: Facts) => readonly string[]
  /** The other facts of the prompt; figures may come from them. */
  readonly around: (facts: Facts) => readonly string[]
}

/**
 * What rephrasing tasks share: as many lines come back, faithful to the originals; without a model they are unchanged.
 */
export function wordingTask<Facts>(
  of: WordingTask<Facts>,
): LanguageTask<Facts, readonly string[], z.infer<typeof Lines>> {
  const { name, prompt, withinMs, maxLength, lines, around } = of
  return {
    name,
    promptVersion: prompt.version,
    wire: Lines,
    temperature: 0.7,
    maxOutputTokens: 1_000,
    withinMs,
    prompt: (facts, quoting) => prompt.prompt(facts, quoting),
    domain: (value, facts) => saidAnew(value.lines, lines(facts), around(facts), maxLength),
    needsNoModel: (facts) => lines(facts).length === 0,
    embedded: lines,
  }
}

/** Checks rephrased lines against the originals. */
export function saidAnew(
  said: readonly string[],
  given: readonly string[],
  around: readonly string[],
  maxLength: number,
): DomainResult<readonly string[]> {
  if (said.length !== given.length) {
    return { ok: false, rejection: [`there have to be exactly ${given.length} lines, not ${said.length}`] }
  }
  const value = said.map((line) => asLine(line, maxLength))
  const issues = unfaithful(value, [...given, ...around])
  return issues.length > 0 ? { ok: false, rejection: issues } : { ok: true, value }
}
