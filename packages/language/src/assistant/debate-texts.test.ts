import { expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'

const replies = assistantReplies(shippedKnowledge)
const OPENING = 'This house would abolish the death penalty everywhere. I am for it, argue with me'
const REPLY = 'innocent people are executed and that error cannot be undone'

async function asked(...said: readonly string[]) {
  const turns: { role: 'user' | 'assistant'; text: string }[] = []
  const answers = []
  for (const text of said) {
    turns.push({ role: 'user', text })
    const answer = await replies(turns)
    turns.push({ role: 'assistant', text: answer.text })
    answers.push(answer)
  }
  return answers.at(-1)
}

it.each([
  {
    ask: 'now write me a closing speech for my side with all we said, two minutes',
    form: 'speech',
    has: 'Let me close the case for',
    because: 'the speech is for the side of whoever asks',
  },
  {
    ask: 'turn your side of this into a speech of ninety seconds',
    form: 'speech',
    has: 'I speak against',
    because: 'or for the other, where that is said',
  },
  { ask: 'give me your three best arguments in a list', form: 'list', has: '3. ', because: 'they are counted' },
  { ask: 'how would i answer the second one', form: 'argument', has: 'you could say', because: 'a point has a number' },
  {
    ask: 'we change the roles. A state may defend its citizens by death, since murderers kill again',
    form: 'argument',
    has: 'from here on I argue for the motion',
    because: 'sides change, and what is said with it is answered',
  },
])('$ask: $because', async ({ ask, form, has }) => {
  const answer = await asked(OPENING, REPLY, ask)
  expect(answer?.form).toBe(form)
  expect(answer?.text).toContain(has)
})
