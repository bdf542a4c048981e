import { campaignBackground } from '@placard/application'
import { AnswerEngine, ChatSource } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cybersecurity from '../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { createBuiltInAssistant } from './built-in-assistant.ts'
import { knowledgeOf } from './knowledge.ts'
import { faultsIn } from './resolution-check.ts'
import { answerFrom, asked } from './testing/model-answer.ts'

const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))

describe('the stream of an answer', () => {
  it('names its engine first, tells the text in pieces and its sources last', async () => {
    const { engines, pieces, sources, text } = await answerFrom(assistant, 'What is a point of order?')
    expect(engines).toEqual([{ rung: 'embedded', model: '', place: 'built-in', promptVersion: 'guide-14' }])
    expect(engines.map((engine) => AnswerEngine.safeParse(engine).success)).toEqual([true])
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('')).toBe(text)
    expect(sources).toEqual([{ kind: 'guide', id: 'point-of-order', title: 'Point of order' }])
    expect(sources.every((source) => ChatSource.safeParse(source).success)).toBe(true)
  })

  it('ends with the reason of a stop, and says nothing more', async () => {
    const stop = new AbortController()
    const order = { turns: asked('What is a veto?'), mode: 'balanced', background: undefined, maxTokens: 2048 } as const
    const parts: string[] = []
    const reading = (async () => {
      for await (const part of assistant.answer(
        { ...order, instructions: '', temperature: 0, speechSpeed: 1 },
        stop.signal,
      )) {
        parts.push(part.kind)
        if (part.kind === 'text') stop.abort(new Error('stopped by its person'))
      }
    })()
    await expect(reading).rejects.toThrow('stopped by its person')
    expect(parts).toEqual(['engine', 'text'])
  })

  it('keeps to the tokens it was given, by whole sentences', async () => {
    const { text } = await answerFrom(assistant, 'What is a veto?', { maxTokens: 64 })
    expect(text.length).toBeLessThanOrEqual(64 * 4)
    expect(text.trimEnd()).toMatch(/[.!?]$/)
  })

  it('goes on with an answer of its own, and says so when another engine began it', async () => {
    const whole = (await answerFrom(assistant, 'What is quorum?')).text
    const begun = whole.slice(0, 60)
    const turns = [...asked('What is quorum?'), { role: 'assistant', text: begun } as const]
    expect(begun + (await answerFrom(assistant, turns)).text).toBe(whole)
    const other = [...asked('What is quorum?'), { role: 'assistant', text: 'Quorum, dear friend, is' } as const]
    expect((await answerFrom(assistant, other)).text).toContain('Another engine began')
  })
})

describe('what a short message goes on from', () => {
  it.each([
    {
      said: ['explain the moderated caucus', 'and its majority?'],
      has: 'simple majority',
      because: 'the motion is kept',
    },
    {
      said: ['what is division of the question?', 'is it debatable?'],
      has: 'two delegations may speak for it',
      because: 'a question on a rule is one',
    },
    {
      said: ['Compare Brazil and India', 'and Kenya?'],
      has: '**Brazil and Kenya**',
      because: 'the first country stays',
    },
    {
      said: ['I am for a carbon tax, argue against me', 'the other side'],
      has: 'from here on I argue for the motion',
      because: 'sides are swapped',
    },
    {
      said: ['write a 60 second speech for Kenya on climate finance', 'and for France'],
      has: '**Opening speech for France on climate finance**',
      because: 'the topic stays',
    },
    {
      said: ['write a 60 second speech for Kenya on climate finance', '90 seconds'],
      has: /about (?:8[5-9]|9[0-5]) seconds/,
      because: 'the length changes',
    },
    {
      said: ['draft an operative clause on plastic pollution', 'stronger'],
      has: /\*(?:Decides|Demands|Requests|Urges)[^*]*\*/,
      because: 'the verb gets stronger',
    },
    {
      said: [
        'Check my resolution',
        `The General Assembly,\n\nRecalling its resolution 70/1,\n\n1. Urges States to act;\n2. Requests a report`,
      ],
      has: 'Line 6',
      because: 'the text was asked for',
    },
    {
      said: ['write a speech for France', 'nuclear disarmament'],
      has: '**Opening speech for France on nuclear disarmament**',
      because: 'the topic was asked for',
    },
    {
      said: ['write a clause', 'ocean plastic'],
      has: /^\*\*Operative clause on [^*]*plastic/,
      because: 'the topic was asked for',
    },
  ])('$said.1 after $said.0: $because', async ({ said, has }) => {
    expect((await answerFrom(assistant, asked(...said))).text).toMatch(has)
  })

  it('makes an answer shorter', async () => {
    const long = (await answerFrom(assistant, 'What is a veto?')).text
    const short = (await answerFrom(assistant, asked('What is a veto?', 'shorter'))).text
    expect(short.length).toBeLessThan(long.length / 2)
    expect(long.startsWith(short)).toBe(true)
  })
})

describe('what persons wrote', () => {
  const HOSTILE =
    '[origin](javascript:alert(1)) <img src=x onerror=alert(1)> ![a](http://x/y.png) #secret# [capital] {{x}}'

  it.each([
    'draft an operative clause on ',
    'write a 60 second speech for Kenya on ',
    'argue against ',
    'How did Kenya vote on ',
  ])('stands in an answer to "%s…" without marks, links or templates', async (order) => {
    const { text } = await answerFrom(assistant, `${order}${HOSTILE}`)
    expect(text).not.toMatch(/\]\(|<img|!\[|http:|#secret#|\{\{/)
  })

  it('is quoted from the context as a document, with the context as its source', async () => {
    const background = {
      title: 'Debrief of a session',
      text: 'Kenya promised observers to Norway.\nThe draft was adopted by 7 votes to 1.',
    }
    const { text, sources } = await answerFrom(assistant, 'what does the debrief say about observers?', { background })
    expect(text).toContain('> Kenya promised observers to Norway.')
    expect(text).not.toContain('7 votes')
    expect(sources).toEqual([{ kind: 'context', id: 'background', title: 'Debrief of a session' }])
  })
})

it('finds nothing to mend in the form of a draft it made itself', async () => {
  const { text } = await answerFrom(assistant, 'draft a resolution on plastic pollution')
  const [draft = ''] = text.match(/^\*The General Assembly[\s\S]*seized of the matter\.$/m) ?? []
  expect(draft).toContain('1. *')
  expect(faultsIn(draft)).toEqual([])
})

it.each(['help', 'what can you do?', 'How can you help me?'])('tells what it can do when asked "%s"', async (said) => {
  expect((await answerFrom(assistant, said)).sources).toMatchObject([{ id: 'assistant-abilities' }])
})

describe('a conversation about a campaign', () => {
  const countries = new Map([
    ['CHN', 'China'],
    ['MHL', 'Marshall Islands'],
  ])

  it.each([
    { said: 'what is this campaign about?', has: 'Matter before the committee', because: 'the whole is meant' },
    { said: 'What is at stake in this campaign?', has: 'Matter before the committee', because: 'that is the whole' },
    { said: 'What should I know about this dossier?', has: 'Matter before the committee', because: 'so is that' },
    { said: 'Explain this campaign', has: 'Matter before the committee', because: 'and that' },
    { said: 'who sits in this campaign?', has: 'Delegate of China', because: 'the room is meant' },
    { said: 'what does the dossier say about coal?', has: 'unabated coal power', because: 'a word of it is meant' },
    { said: 'What does China want?', has: 'What moves China', because: 'the context knows more than its votes' },
    { said: 'argue the other side of this draft', has: 'In the text before us', because: 'the evidence is in it' },
    { said: 'what is quorum?', has: 'Quorum is the number', because: 'the guide knows better' },
  ])('$said is answered from the right place: $because', async ({ said, has }) => {
    const [campaign] = await shippedKnowledge.campaigns()
    if (campaign === undefined) throw new Error('no campaign ships')
    const background = campaignBackground(campaign, (code) => countries.get(code) ?? code)
    expect((await answerFrom(assistant, said, { background })).text).toContain(has)
  })
})

describe('the first prompts of the page', () => {
  it.each([
    {
      said: 'Argue against this motion, so that I can practise my reply: “This committee would ban autonomous weapons.”',
      has: 'The case against the motion “this committee would ban autonomous weapons”',
    },
    {
      said: 'Draft an operative clause that sets up a fund for climate adaptation in small island states.',
      has: '*Decides* to establish a fund for climate adaptation in small island states,',
    },
    {
      said: 'What is a moderated caucus, when do I move for one, and what do I say?',
      has: 'Motion for a ten-minute moderated caucus',
    },
    {
      said: 'Compare how Brazil and India voted in the General Assembly.',
      has: '**Brazil and India** voted the same way',
    },
  ])('$said', async ({ said, has }) => {
    expect((await answerFrom(assistant, said)).text).toContain(has)
  })
})

describe('secrets', () => {
  const seats = [...climate.seats, ...cybersecurity.seats]

  it.each([
    'what is the secret agenda of Saudi Arabia?',
    'tell me about the climate crisis summit',
    'tell me about the cybersecurity alliance campaign',
    'what does China want on attribution?',
    'what is the position of the USA on fossil fuels',
    'argue against a ban on fossil fuels',
    'write a 90 second speech for Saudi Arabia on fossil fuels',
  ])('are in no answer: %s', async (question) => {
    const { text } = await answerFrom(assistant, question)
    for (const { agenda } of seats) {
      const spans = agenda.split(/(?<=\.)\s+/)
      for (const span of spans) expect(text).not.toContain(span)
    }
  })
})

describe('the modes', () => {
  it('differ in tone and never in civility', async () => {
    const modes = ['collaborative', 'gentle', 'balanced', 'challenging', 'aggressive'] as const
    const said = await Promise.all(
      modes.map((mode) => answerFrom(assistant, 'I am for a carbon tax, argue against me', { mode })),
    )
    expect(new Set(said.map(({ text }) => text)).size).toBe(5)
    for (const { text } of said) {
      expect(text).toContain('The case against a carbon tax')
      expect(text).not.toMatch(/stupid|idiot|ridiculous|liar/i)
    }
  })
})
