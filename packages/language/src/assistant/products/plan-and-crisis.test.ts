import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { assistantReplies } from '../built-in-assistant.ts'

const replies = assistantReplies(shippedKnowledge)

async function talked(...said: readonly string[]): Promise<string> {
  const turns: { role: 'user' | 'assistant'; text: string }[] = []
  for (const text of said) {
    turns.push({ role: 'user', text })
    turns.push({ role: 'assistant', text: (await replies(turns)).text })
  }
  return turns.at(-1)?.text ?? ''
}

const NOTE =
  'Write me a crisis note for the trade mediation committee. Dockers have shut the main port and both sides blame each other'
const LESSONS = 'I teach beginners and have three lessons before our first simulation. Please make me a plan.'

describe('a plan by lessons', () => {
  it.each([
    { said: [LESSONS], has: ['3 lessons', 'Lesson 1', 'Lesson 3: A short simulation'], because: 'lessons are no days' },
    { said: [LESSONS, 'only lesson two'], has: ['Lesson 2'], because: 'one lesson can be shown alone' },
    {
      said: ['study plan for Kenya on climate finance, 5 days', '20 minutes a day, no more'],
      has: ['5 days', 'Keep to 20 minutes a day'],
      because: 'the time of a day is kept to',
    },
  ])('$said: $because', async ({ said, has }) => {
    const text = await talked(...said)
    for (const part of has) expect(text).toContain(part)
  })
})

describe('a sequence of crisis notes', () => {
  it.each([
    { said: [NOTE], has: ['Dockers have shut the main port'], because: 'what happened is told as it was told' },
    {
      said: [NOTE, 'too tame, more dramatic'],
      has: ['Dockers', 'worse than was thought'],
      because: 'it can be graver',
    },
    {
      said: [NOTE, 'now a second note, an hour later'],
      has: ['Crisis update 2', 'Dockers', 'One hour later'],
      because: 'the next note goes on from the one before',
    },
  ])('$said: $because', async ({ said, has }) => {
    const text = await talked(...said)
    for (const part of has) expect(text).toContain(part)
  })
})
