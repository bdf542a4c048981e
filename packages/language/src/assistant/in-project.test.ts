import type { ChatProject, ModelMessage } from '@placard/application'
import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies, createBuiltInAssistant } from './built-in-assistant.ts'
import { knowledgeOf } from './knowledge.ts'
import { type ProjectSense, projectSense, saidInProject } from './project-sense.ts'
import { answerFrom } from './testing/model-answer.ts'

const replies = assistantReplies(shippedKnowledge)

const KENYA: ChatProject = {
  name: 'Spring conference',
  country: { code: 'KEN', name: 'Kenya' },
  committee: 'UNFCCC',
  topics: ['climate finance'],
}
const TWO_TOPICS = { ...KENYA, topics: ['climate finance', 'plastic pollution'] }

/** The last answer to messages in a project. */
async function answerIn(project: ChatProject | undefined, ...messages: readonly string[]) {
  const turns: ModelMessage[] = []
  let reply = await replies([], project)
  for (const text of messages) {
    turns.push({ role: 'user', text })
    reply = await replies(turns, project)
    turns.push({ role: 'assistant', text: reply.text })
  }
  return reply
}

describe('the built-in assistant in a project for Kenya on climate finance', () => {
  it.each([
    {
      because: 'nothing was named',
      says: ['Write an opening speech'],
      want: /^\*\*Opening speech for Kenya on climate finance/,
    },
    {
      because: 'a paper needs both',
      says: ['write a position paper'],
      want: /^\*\*Position paper: Kenya on climate finance/,
    },
    {
      because: 'another country is named',
      says: ['Write a speech for Brazil'],
      want: /^\*\*Opening speech for Brazil on climate finance/,
    },
    {
      because: 'another topic is named',
      says: ['Write a speech on plastic pollution'],
      want: /^\*\*Opening speech for Kenya on plastic pollution/,
    },
    {
      because: 'the text before was for Brazil',
      says: ['Write a speech for Brazil', 'now a closing speech'],
      want: /^\*\*Closing speech for Brazil on climate finance/,
    },
    {
      because: 'another country was only asked about',
      says: ['What does Brazil think?', 'Write a speech'],
      want: /^\*\*Opening speech for Kenya on climate finance/,
    },
    {
      because: 'a question on procedure changes no topic',
      says: ['What is a motion?', 'Write a speech'],
      want: /^\*\*Opening speech for Kenya on climate finance/,
    },
    { because: '“our” is the country', says: ['What is our position?'], want: /^\*\*Kenya on climate finance\.\*\*/ },
    { because: '“we” is the country', says: ['Who votes like us?'], want: /^\*\*Who votes like Kenya\*\*/ },
    {
      because: 'the question names its topic',
      says: ['What is our position on nuclear weapons?'],
      want: /^\*\*Kenya on nuclear disarmament\.\*\*/,
    },
    {
      because: 'another country’s line is asked for',
      says: ['What does Brazil think?'],
      want: /^\*\*Brazil on climate finance\.\*\*/,
    },
    {
      because: 'solutions as such are those of the topic',
      says: ['What solutions are there?'],
      want: /^What could be done about climate finance:/,
    },
    { because: '“our committee” is the committee', says: ['What does our committee do?'], want: /^The \*\*UNFCCC\*\*/ },
    {
      because: 'it records what one is to be compared with',
      says: ['Compare our voting record with India'],
      want: /^\*\*Kenya and India\*\*/,
    },
  ])('answers $says with it: $because', async ({ says, want }) => {
    expect((await answerIn(KENYA, ...says)).text).toMatch(want)
  })

  it('answers what has nothing to do with it as it always does', async () => {
    for (const message of ['What is a motion?', 'Compare France and China', 'What is the capital of Japan?']) {
      expect((await answerIn(KENYA, message)).text).toBe((await answerIn(undefined, message)).text)
    }
  })

  it.each(['what can we do about plastic?', 'Who is against whaling?', 'numbers on piracy'])(
    'lets “%s” have the topic that it names',
    async (says) => {
      const { text } = await answerIn(KENYA, says)
      expect(text).toBe((await answerIn({ ...KENYA, topics: [] }, says)).text)
    },
  )

  it.each(['What can be done?', 'Show me the facts', 'Which objections are there to our topic?'])(
    'takes “%s” to be on its topic',
    async (says) => {
      expect((await answerIn(KENYA, says)).text).toBe((await answerIn(undefined, `${says} on climate finance`)).text)
    },
  )

  it('asks back when it knows neither country nor topic', async () => {
    const bare = { ...KENYA, country: undefined, committee: '', topics: [] }
    expect((await answerIn(bare, 'Write an opening speech')).form).toBe('question-back')
  })
})

describe('the built-in assistant in a project with two topics', () => {
  it.each([
    { says: 'Write an opening speech', choice: 'plastic', want: /^\*\*Opening speech for Kenya on plastic pollution/ },
    { says: 'What is our position?', choice: 'the plastic one', want: /^\*\*Kenya on plastic pollution/ },
  ])('lets one choose which “$says” is about', async ({ says, choice, want }) => {
    const asked = await answerIn(TWO_TOPICS, says)
    expect(asked.form).toBe('question-back')
    expect(asked.suggestions).toHaveLength(2)
    expect((await answerIn(TWO_TOPICS, says, asked.suggestions[0] ?? '')).text).toMatch(/Kenya on climate finance/)
    expect((await answerIn(TWO_TOPICS, says, choice)).text).toMatch(want)
  })
})

describe('the files of a project', () => {
  const file = (name: string, text: string) =>
    ({ id: name, name, text, fullLength: text.length, isNew: false, isOfProject: true }) as const

  it('are searched by a question for them, whichever of them has the answer', async () => {
    const documents = [
      file('debt.txt', 'Kenya paid 1.2 billion shillings for the Lamu harbour dredging in 2031.'),
      file('hotel.txt', 'Breakfast is served in the lobby from six to nine.'),
    ]
    const model = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
    const { text, sources } = await answerFrom(model, 'What do our files say about the Lamu harbour?', { documents })
    expect(text).toContain('Lamu harbour dredging')
    expect(sources).toContainEqual(expect.objectContaining({ kind: 'attachment', id: 'debt.txt' }))
  })

  it.each([
    { says: 'How long should the resolution be?', because: 'a resolution in general is meant' },
    { says: 'Who signs the working paper?', because: 'it is a question of procedure' },
    { says: 'Check my resolution', because: 'the resolution is still to be pasted' },
    { says: 'What is the background guide?', because: 'they say nothing on it' },
  ])('leave “$says” to the guide: $because', async ({ says }) => {
    const model = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
    const documents = [file('hotel.txt', 'Breakfast is served in the lobby from six to nine. '.repeat(12))]
    expect((await answerFrom(model, says, { documents })).text).toBe((await answerFrom(model, says)).text)
  })

  it('are summed up when one is named', async () => {
    const model = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
    const documents = [file('hotel.txt', 'Breakfast is served in the lobby from six to nine.')]
    const { text } = await answerFrom(model, 'Summarise hotel.txt', { documents })
    expect(text).toContain('Breakfast is served')
  })
})

describe('a message as it reads in a project', () => {
  const sense = { country: undefined, topics: ['$& [x](y)'], committee: 'the $1 council' } satisfies ProjectSense

  it('takes what users typed as it stands', () => {
    expect(saidInProject('What does our committee say on our topic?', sense)).toBe(
      'What does the $1 council say on $& [x](y)?',
    )
  })

  it('stays as it was typed where the project says nothing', () => {
    const bare = { country: undefined, topics: [], committee: '' }
    const text = 'What is our position on our topic in our committee?'
    expect(saidInProject(text, bare)).toBe(text)
  })

  it.each([
    { text: 'Compare China with US', because: '“US” is a state of its own' },
    { text: 'Who votes like US?', because: '“US” is a state of its own' },
    { text: 'sanctions against US', because: '“US” is a state of its own' },
    { text: 'Can you share with us the rules?', because: '“us” are people' },
    { text: 'Would you like us to begin?', because: '“us” are people' },
    { text: 'How do we vote on an amendment?', because: 'it asks for the rules' },
    { text: 'What should we say in a point of order?', because: 'it asks for the rules' },
    { text: 'Can we support both drafts?', because: 'it asks for the rules' },
    { text: 'Should we support the resolution?', because: 'it asks for the rules' },
    { text: 'In my opinion plastic is worse', because: 'the opinion is the person’s' },
    { text: 'My partner and I are nervous', because: 'the partner is the person’s' },
    { text: 'How do we set our agenda?', because: 'an agenda is more than a topic' },
  ])('stays as typed in “$text”: $because', async ({ text }) => {
    expect(saidInProject(text, await senseOfKenya())).toBe(text)
  })

  it.each([
    { text: 'Who votes like us?', reads: 'Who votes like Kenya?' },
    { text: 'Who usually sides with us?', reads: 'Who usually sides with Kenya?' },
    { text: 'How did we vote on the resolution?', reads: 'How did Kenya vote on the resolution?' },
    {
      text: 'Should we support the draft resolution on landmines?',
      reads: 'Should Kenya support the draft resolution on landmines?',
    },
    { text: 'What is our opinion on our topic?', reads: "What is Kenya's opinion on climate finance?" },
  ])('reads “$text” as “$reads”', async ({ text, reads }) => {
    expect(saidInProject(text, await senseOfKenya())).toBe(reads)
  })
})

async function senseOfKenya(): Promise<ProjectSense> {
  const { countries } = await knowledgeOf(shippedKnowledge).world()
  return projectSense(KENYA, countries)
}
