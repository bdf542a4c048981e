import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { SUGGESTIONS_MOST } from './answer.ts'
import { assistantReplies, createBuiltInAssistant } from './built-in-assistant.ts'
import { knowledgeOf } from './knowledge.ts'
import { answerFrom, asked } from './testing/model-answer.ts'

const replies = assistantReplies(shippedKnowledge)
const last = async (...said: readonly string[]) => replies(asked(...said))

describe('what it does not know', () => {
  it.each([
    { ask: 'what is the Paris Agreement', not: 'Capital: Paris', because: 'a capital is no country' },
    { ask: 'tell me about the Cuban missile crisis', not: 'Capital: Havana', because: 'an adjective is no country' },
    { ask: '2+2', not: 'San Francisco', because: 'sums are no matter of the guide' },
    { ask: 'help with my chemistry homework', not: 'GEMINI', because: 'readers cannot set variables' },
    { ask: 'who won the champions league', not: 'dministrator', because: 'readers know no administrator' },
    { ask: 'Tuvalu', not: 'Ellice', because: 'that is no formal name' },
  ])('$ask: $because', async ({ ask, not }) => {
    expect((await last(ask)).text).not.toContain(not)
  })

  it('is said in a sentence, with what it can do as suggestions', async () => {
    const { form, text, suggestions } = await last('who won the champions league')
    expect(form).toBe('admits')
    expect(text.split(/\s+/).length).toBeLessThan(50)
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it('ends with the record of votes', async () => {
    expect(await last('how did India vote on nuclear weapons', 'and in 2024?')).toMatchObject({ form: 'admits' })
  })
})

it('reads every suggestion that it makes', async () => {
  const reader = await knowledgeOf(shippedKnowledge).reader()
  for (const said of [
    'what is a veto?',
    'compare Brazil and India',
    'write a 60 second speech for Kenya on climate finance',
  ]) {
    const { suggestions } = await last(said)
    expect(suggestions.length).toBeLessThanOrEqual(SUGGESTIONS_MOST)
    for (const text of suggestions) {
      expect(reader.mended(text)).toBe(text)
      expect((await last(said, text)).form, `${said} → ${text}`).not.toBe('courtesy')
    }
  }
})

it('leave the assistant after the sources', async () => {
  const kinds: string[] = []
  const order = { turns: asked('what is a veto?'), mode: 'balanced', background: undefined, maxTokens: 2048 } as const
  const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
  const parts = assistant.answer(
    { ...order, instructions: '', temperature: 0, speechSpeed: 1 },
    new AbortController().signal,
  )
  for await (const { kind } of parts) kinds.push(kind)
  expect(kinds.slice(-2)).toEqual(['sources', 'suggestions'])
  expect((await answerFrom(assistant, 'what is a veto?')).text).toContain('permanent')
})
