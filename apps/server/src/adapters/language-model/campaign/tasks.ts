import type { CharacterFacts, ChoiceFacts, CommitteeFacts, CrisisFacts, HappeningFacts } from '@placard/application'
import type { DomainResult, LanguageTask } from '@placard/language/models'
import * as z from 'zod'
import {
  aiCharactersPrompt,
  autonomousPrompt,
  choicePrompt,
  crisisPrompt,
  playerCharacterPrompt,
} from '../prompts/campaign-words.ts'
import { asLine, unfaithful } from './fidelity.ts'
import { saidAnew, wordingTask } from './wording-task.ts'

/** Time limit: a user waits for these words before a session begins, or within one. */
const PATIENT_MS = 10_000
const BRISK_MS = 5_000
const MOTIVATION_MAX_LENGTH = 300
const DESCRIPTION_MAX_LENGTH = 1_200
const SENTENCE_MAX_LENGTH = 400

/** Rephrases the motivations of the user's character. */
export const playerCharacterTask = wordingTask<CommitteeFacts & { readonly character: CharacterFacts }>({
  name: 'generate-player-character',
  prompt: playerCharacterPrompt,
  withinMs: PATIENT_MS,
  maxLength: MOTIVATION_MAX_LENGTH,
  lines: ({ character }) => character.motivations,
  around: ({ theme, title, character }) => [theme, title, character.faction],
})

const Characters = z.object({
  characters: z
    .array(z.object({ id: z.string(), motivations: z.array(z.string()).describe('in the order of the given ones') }))
    .describe('one for each delegate'),
})
type Motivations = ReadonlyMap<string, readonly string[]>

/** Rephrases the motivations of the AI delegates; those the model leaves out keep their words. */
export const aiCharactersTask: LanguageTask<
  CommitteeFacts & { readonly characters: readonly CharacterFacts[] },
  Motivations,
  z.infer<typeof Characters>
> = {
  name: 'generate-ai-characters',
  promptVersion: aiCharactersPrompt.version,
  wire: Characters,
  temperature: 0.7,
  maxOutputTokens: 3_000,
  withinMs: PATIENT_MS,
  prompt: (facts, quoting) => aiCharactersPrompt.prompt(facts, quoting),
  domain: (value, { characters, theme, title }) => motivationsOf(value.characters, characters, [theme, title]),
  embedded: ({ characters }) => new Map(characters.map(({ id, motivations }) => [id, motivations])),
}

function motivationsOf(
  said: z.infer<typeof Characters>['characters'],
  characters: readonly CharacterFacts[],
  around: readonly string[],
): DomainResult<Motivations> {
  const issues: string[] = []
  const found = characters.flatMap(({ id, motivations, faction }) => {
    const own = said.find((one) => one.id.trim().toLowerCase() === id.toLowerCase())
    if (own === undefined) return []
    const anew = saidAnew(own.motivations, motivations, [...around, faction], MOTIVATION_MAX_LENGTH)
    if (!anew.ok) issues.push(...anew.rejection.map((issue) => `${id}: ${issue}`))
    return anew.ok ? [[id, anew.value] as const] : []
  })
  if (issues.length === 0 && found.length === 0) issues.push('none of the given ids is in it')
  return issues.length > 0 ? { ok: false, rejection: issues } : { ok: true, value: new Map(found) }
}

const Description = z.object({ description: z.string().describe('two to four sentences') })
/** Shortest usable description. */
const DESCRIPTION_MIN_LENGTH = 40

/** Rephrases the description of a crisis. */
export const crisisTask: LanguageTask<CommitteeFacts & CrisisFacts, string, z.infer<typeof Description>> = {
  name: 'generate-crisis',
  promptVersion: crisisPrompt.version,
  wire: Description,
  temperature: 0.7,
  maxOutputTokens: 600,
  withinMs: BRISK_MS,
  prompt: (facts, quoting) => crisisPrompt.prompt(facts, quoting),
  domain(value, { crisis, description, keyFacts, title, theme }) {
    const line = asLine(value.description, DESCRIPTION_MAX_LENGTH)
    const given = [crisis, description, ...keyFacts, title, theme]
    const issues = line.length < DESCRIPTION_MIN_LENGTH ? ['description: it is too short'] : unfaithful([line], given)
    return issues.length > 0 ? { ok: false, rejection: issues } : { ok: true, value: line }
  },
  embedded: ({ description }) => description,
}

/** Rephrases the results of a choice in a crisis. */
export const choiceTask = wordingTask<CommitteeFacts & ChoiceFacts>({
  name: 'process-choice',
  prompt: choicePrompt,
  withinMs: BRISK_MS,
  maxLength: SENTENCE_MAX_LENGTH,
  lines: ({ consequences }) => consequences,
  around: ({ crisis, choice }) => [crisis, choice],
})

/** Rephrases what an event changed. */
export const autonomousTask = wordingTask<CommitteeFacts & HappeningFacts>({
  name: 'generate-autonomous',
  prompt: autonomousPrompt,
  withinMs: BRISK_MS,
  maxLength: SENTENCE_MAX_LENGTH,
  lines: ({ impact }) => impact,
  around: ({ description }) => [description],
})
