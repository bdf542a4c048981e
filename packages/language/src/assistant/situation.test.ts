import { beforeAll, describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Reader } from './reader.ts'
import { type Told, toldIn } from './situation.ts'
import { talkedWith } from './testing/talked.ts'

let reader: Reader
beforeAll(async () => {
  reader = await knowledgeOf(shippedKnowledge).reader()
})

const shortOf = (told: Told | undefined) =>
  told && [
    told.sense.country?.iso3,
    told.sense.committee,
    ...told.sense.topics,
    told.isAll ? 'and no more' : 'and more',
  ]

describe('what a message tells of a conference', () => {
  it.each([
    {
      says: "I'm representing Chile in the human rights council",
      tells: ['CHL', 'human rights council', 'and no more'],
    },
    {
      says: 'we are Ghana in ECOSOC, our topic is youth unemployment',
      tells: ['GHA', 'ECOSOC', 'youth unemployment', 'and no more'],
    },
    { says: 'i got assigned France', tells: ['FRA', '', 'and no more'] },
    { says: 'topic: access to vaccines', tells: [undefined, '', 'access to vaccines', 'and no more'] },
    { says: 'My committee is the WHO', tells: [undefined, 'WHO', 'and no more'] },
    { says: 'hey can you help me i have my first conference next week', tells: [undefined, '', 'and no more'] },
    {
      says: 'hello! im the delegate of Kenya, committee is UNEP, topic plastic pollution. can you write me a speech',
      tells: ['KEN', 'UNEP', 'plastic pollution', 'and more'],
    },
    { says: "i just found out i'm Chad, not Cuba", tells: ['TCD', '', 'and no more'] },
    { says: "we're kenya. topic loss and damage", tells: ['KEN', '', 'loss and damage', 'and no more'] },
    { says: 'first committee session starts in like 40 min', tells: [undefined, '', 'and no more'] },
    { says: 'we are a team of two for Norway', tells: ['NOR', '', 'and no more'] },
  ])('is heard in “$says”', ({ says, tells }) => {
    expect(shortOf(toldIn(says, reader))).toEqual(tells)
  })

  it.each([
    { says: 'I am from Germany and I like football', because: 'that is where a person comes from' },
    { says: "I'm against France in the debate tomorrow", because: 'that is an opponent' },
    { says: 'What does Chile say on child labour?', because: 'that is a question' },
    { says: 'Is the topic set by the chair?', because: 'that is a question on the rules' },
    { says: 'I am for the ban, France is wrong', because: 'that is an opinion' },
  ])('is not heard in “$says”: $because', ({ says }) => {
    expect(toldIn(says, reader)).toBeUndefined()
  })
})

const talked = talkedWith(shippedKnowledge)
const lastOf = async (messages: readonly string[]) => (await talked(...messages)).text

describe('a conversation in which the conference is told', () => {
  it.each([
    {
      says: ["I'm representing Chile in the human rights council"],
      answers: /^Noted: you represent \*\*Chile\*\* in the \*\*Human Rights Council\*\*.* What is the topic\?$/,
    },
    {
      says: ['I am Peru', 'food security', 'write me something to open with'],
      answers: /^\*\*Opening speech for Peru on food security\*\*/,
    },
    { says: ['I need a speech but I do not know what'], answers: /^Happy to help: on what topic/ },
    { says: ['I need a speech', 'for brazil'], answers: /^Happy to help: on what topic should Brazil speak\?/ },
    {
      says: ['I need a speech', 'we are Ghana in ECOSOC, our topic is youth unemployment'],
      answers: /^\*\*Opening speech for Ghana on youth unemployment\*\*/,
    },
    {
      says: ['I need a speech', 'for brazil', 'about deforestation'],
      answers: /^\*\*Opening speech for Brazil on deforestation\*\*/,
    },
    {
      says: ["I'm Kenya", 'topic is plastic pollution', 'write an opening speech', 'and for the closing?'],
      answers: /^\*\*Closing speech for Kenya on plastic pollution\*\*/,
    },
    {
      says: ['our topic is nuclear disarmament', 'who is against it'],
      answers: /^\*\*Who resists this, on nuclear disarmament\*\*/,
    },
    { says: ['our topic is nuclear disarmament', 'and my country?'], answers: /^Which country do you represent\?$/ },
    {
      says: ["I'm Japan", 'topic: nuclear disarmament', 'what is our position'],
      answers: /^\*\*Japan on nuclear disarmament\.\*\*/,
    },
  ])('answers “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('material for what a user has to say', () => {
  it.each([
    { says: ['need numbers for a speech about refugees asap'], answers: /^Facts you can use:/ },
    {
      says: ['im india in disec, give me 3 points i can use in a mod about nuclear disarmament'],
      answers: /^\*\*India on nuclear disarmament\.\*\*/,
    },
    {
      says: ["I'm Chad", 'the topic is food security', 'just give me the 5 things i need to know'],
      answers: /^\*\*Country brief: Chad on food security\*\*/,
    },
    {
      says: ["I'm Chad", 'the topic is food security', 'who are my friends in the room'],
      answers: /^\*\*Who votes like Chad\*\*/,
    },
    {
      says: ['Saudi Arabia on womens rights.... how am i supposed to defend this'],
      answers: /^\*\*Saudi Arabia on womens rights\*\*/,
    },
    {
      says: ['what does China say on nuclear disarmament', 'what will they ask me'],
      answers: /^Questions you may be asked on nuclear disarmament/,
    },
    {
      says: ["we're kenya. topic loss and damage", '3 operative clauses kenya would write pls'],
      answers: /^\*\*3 operative clauses on loss and damage\*\*, which Kenya could sponsor/,
    },
    {
      says: [
        'Now I have the topic child labour in cobalt mines, write me three preambulatory please',
        'For Belgium, I forgot to say',
      ],
      answers: /preambulatory clauses on child labour\*\*, which Belgium could sponsor/,
    },
  ])('is given for “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('orders in plain words', () => {
  it.each([
    {
      says: ['can u write me a speach for tomorow'],
      answers: /^Happy to help: on what topic/,
      because: 'tomorrow is no topic',
    },
    {
      says: [
        'they gave me Costa Rica, topic rights of indigenous peoples',
        'write a closing speech, calm, not blaming anyone',
      ],
      answers: /^\*\*Closing speech for Costa Rica on the rights of indigenous peoples\*\*/,
      because: 'how it is to be is no topic',
    },
    {
      says: [
        'i want to argue that social media companies should be liable for hate speech. im norway. be the other side',
      ],
      answers: /^\*\*The case against the motion “social media companies should be liable for hate speech”\*\*/,
      because: 'hate speech is no text to be written',
    },
  ])('are followed: $because', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('a debate that the user has elsewhere', () => {
  it.each([
    { says: 'my best friend is china and im usa and we have to debate about the south china sea tomorrow' },
    { says: 'everyone is going to come at me in the poi, what will they ask' },
    { says: "Let's take access to clean water. Which 9 countries, in pairs, would give a balanced debate?" },
  ])('is no order to argue: “$says”', async ({ says }) => {
    expect((await talked(says)).form).not.toBe('argument')
  })
})

describe('questions that ask of the vote or the rule that was told last', () => {
  const vote = 'did South Africa abstain on the Ukraine resolution in 2022?'
  it.each([
    { says: [vote, 'how many abstained'], answers: /abstentions \*\*35\*\*/ },
    { says: ['what happened in the 2012 vote about palestine', 'who voted no'], answers: /\*\*Against\*\*: Canada/ },
    {
      says: ['how did india vote on stuff about palestine between 2010 and 2019'],
      answers: /^How \*\*India\*\* voted on texts about \*palestine\*/,
    },
    {
      says: [
        'how did india vote on nuclear weapons',
        'and pakistan?',
        'so do they basically vote the same in the UN overall',
      ],
      answers: /^\*\*India and Pakistan\*\* voted the same way in/,
    },
    { says: [vote, 'and Kenya?'], answers: /^My notes on \*Ukraine: .*do not say that/ },
    {
      says: ['what is the difference between a moderated and unmoderated caucus', 'how do i motion for it'],
      answers: /Motion for a fifteen-minute unmoderated caucus/,
    },
    {
      says: ['what is the position of China on nuclear disarmament', 'and how do I answer that?'],
      answers: /^Questions you may be asked on nuclear disarmament/,
    },
    {
      says: ['write an opening speech for Nigeria on access to vaccines', 'make it sound less boring'],
      answers: /will be blunt/,
    },
  ])('are answered: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})
