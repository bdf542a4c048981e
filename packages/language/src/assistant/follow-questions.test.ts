import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'

const replies = assistantReplies(shippedKnowledge)

/** The answer to the last of several messages, each answered in its turn. */
async function talked(...said: readonly string[]) {
  const turns: { role: 'user' | 'assistant'; text: string }[] = []
  let last = await replies([{ role: 'user', text: said[0] ?? '' }])
  for (const text of said) {
    turns.push({ role: 'user', text })
    last = await replies(turns)
    turns.push({ role: 'assistant', text: last.text })
  }
  return last
}

describe('a first question', () => {
  it.each([
    {
      ask: 'Explain Uniting for Peace with the resolution number and year.',
      has: '377',
      because: 'a name counts for more than the words around it',
    },
    {
      ask: 'hi. i am new. what is mun',
      has: 'exercise in diplomacy',
      because: 'a typical question is met to its last word',
    },
    {
      ask: "What's the actual legal status of R2P? My opponents last week kept calling it binding law.",
      has: '2005',
      because: 'people tell why they ask',
    },
    { ask: 'what is the securty council', has: '15 members', because: 'the body comes before what belongs to it' },
    { ask: 'so 60 yes 50 no 80 abstain. does it pass', has: '74', because: 'a count is worked out' },
  ])('$ask: $because', async ({ ask, has }) => {
    expect((await talked(ask)).text).toContain(has)
  })
})

describe('a further question', () => {
  it.each([
    {
      said: ['what is a point of personal privilege', 'how do i say it. the words'],
      has: 'could the speaker use the microphone',
      because: 'words to say stand in quotation marks',
    },
    {
      said: ['what is the security council', 'who are the 5'],
      has: 'China, France',
      because: 'a figure and a word are one number',
    },
    {
      said: ['what is ecosoc', 'and who picks them'],
      has: 'General Assembly',
      because: 'the part that says it is told',
    },
    {
      said: ['what is abstaining', 'and if i said present and voting at the start'],
      has: 'resent and voting',
      because: 'the new words lead to another entry on the same subject',
    },
    {
      said: ['what is a point of order', 'asdkjh qwoeiu zzz', 'can i say it while somebody is speaking'],
      has: 'interrupt',
      because: 'what was not understood changes nothing of what is talked about',
    },
  ])('$said: $because', async ({ said, has }) => {
    expect((await talked(...said)).text).toContain(has)
  })

  it('that is not answered by what was told is not answered by its first sentence', async () => {
    const { text, form } = await talked('what is a point of order', 'what does it cost in euros')
    expect(form).toBe('admits')
    expect(text).not.toContain('being broken right now')
  })

  it('sets a quiz on what was told of', async () => {
    const { text, form } = await talked('What is the Paris Agreement?', 'quiz me on this')
    expect(form).toBe('list')
    expect(text).toContain('Paris')
  })
})
