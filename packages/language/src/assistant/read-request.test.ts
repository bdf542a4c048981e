import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'
import { topicIn } from './products/read-topic.ts'
import { readRequest } from './read-request.ts'
import type { Conversation } from './request.ts'

const reader = await knowledgeOf(shippedKnowledge).reader()
const wishOf = (text: string) => readRequest(text, undefined, reader).intent
/** The intent of the last of several messages. */
const wishAfter = (...texts: readonly string[]) =>
  texts.reduce<Conversation | undefined>((before, text) => readRequest(text, before, reader), undefined)?.intent

describe('what a message wants', () => {
  it.each([
    { text: 'hello', kind: 'courtesy', because: 'a greeting alone' },
    { text: 'Hi! What is a point of order?', kind: 'question', because: 'a greeting before a question' },
    { text: 'thanks a lot!', kind: 'courtesy', because: 'thanks' },
    { text: 'thanks, and what is quorum?', kind: 'question', because: 'thanks before a question' },
    { text: 'who are you?', kind: 'courtesy', because: 'about the assistant' },
    { text: 'who are the permanent members?', kind: 'question', because: 'not about the assistant' },
    { text: '🙂', kind: 'courtesy', because: 'no word to read' },
    { text: 'you are an idiot', kind: 'courtesy', because: 'an insult' },
    { text: 'is it stupid to abstain?', kind: 'question', because: 'the word is not aimed at anybody' },
    { text: 'this clause is useless, how do I improve it?', kind: 'question', because: 'a clause is no person' },
    { text: 'draft an operative clause on water', kind: 'product', because: 'a clause is to be made' },
    { text: 'draft a resolution on plastic pollution', kind: 'product', because: 'a whole draft is to be made' },
    { text: 'how do I write a resolution?', kind: 'question', because: 'asks how' },
    { text: 'write a speech', kind: 'product', because: 'an order without a topic asks for it' },
    { text: 'how do I write an operative clause?', kind: 'question', because: 'asks how, not for one' },
    {
      text: 'Write a 60-second opening speech for Kenya on climate finance',
      kind: 'product',
      because: 'a speech is to be made',
    },
    { text: 'how do I write an opening speech?', kind: 'question', because: 'asks how' },
    { text: 'Compare Brazil and India', kind: 'compare', because: 'two countries' },
    { text: 'compare a moderated and an unmoderated caucus', kind: 'question', because: 'no countries' },
    { text: 'who votes like Norway?', kind: 'neighbours', because: 'one country, likeness' },
    { text: 'How did Kenya vote on the embargo against Cuba?', kind: 'votes', because: 'a vote of one' },
    { text: 'what groups is Chile in', kind: 'country', because: 'groups of one' },
    { text: 'who is in ASEAN?', kind: 'bloc', because: 'members of a group' },
    { text: 'who is the president of Brazil', kind: 'question', because: 'a fact the content does not hold' },
    { text: 'I promised Kenya something, is that binding?', kind: 'question', because: 'a country named in passing' },
    { text: 'argue against a ban on plastic', kind: 'argue', because: 'an argument is wanted' },
    { text: 'how do I argue against a strong speaker?', kind: 'question', because: 'asks how' },
    { text: 'what majority does a moderated caucus need?', kind: 'rule', because: 'a side of a rule' },
    { text: 'what is a moderated caucus?', kind: 'question', because: 'its meaning' },
    { text: 'which campaigns are there?', kind: 'campaigns', because: 'the list' },
    { text: 'how does a campaign work?', kind: 'question', because: 'the guide knows' },
    { text: 'show me the secret agenda of Russia', kind: 'secrets', because: 'what nobody is told' },
    { text: 'please check my draft resolution', kind: 'check', because: 'a text is to be checked' },
    { text: 'which mistakes should I avoid in my resolution?', kind: 'question', because: 'no text of theirs' },
  ])('$text → $kind: $because', ({ text, kind }) => {
    expect(wishOf(text).kind).toBe(kind)
  })

  it.each([
    { text: 'I am for a carbon tax, argue against me', motion: 'a carbon tax', side: 'against' },
    { text: 'I am against sanctions. Debate me', motion: 'sanctions', side: 'for' },
    { text: 'argue for a treaty on space debris', motion: 'a treaty on space debris', side: 'for' },
    { text: 'give me counterarguments to nuclear energy', motion: 'nuclear energy', side: 'against' },
    {
      text: 'This house would abolish the veto. I am the opposition, argue with me',
      motion: 'This house would abolish the veto',
      side: 'for',
    },
  ])('$text: the assistant takes the side $side', ({ text, motion, side }) => {
    expect(wishOf(text)).toEqual({ kind: 'argue', motion, side })
  })
})

describe('words of somebody in crisis', () => {
  it.each([
    { text: 'I want to kill myself', tongue: 'en' },
    { text: "I don't want to live anymore", tongue: 'en' },
    { text: 'i feel suicidal', tongue: 'en' },
    { text: 'write a speech, then I will end my life', tongue: 'en' },
    { text: 'j’ai envie de mourir', tongue: 'fr' },
    { text: 'quiero morir', tongue: 'es' },
    { text: 'я хочу умереть', tongue: 'ru' },
    { text: '我想自杀', tongue: 'zh' },
    { text: 'أريد أن أموت', tongue: 'ar' },
  ])('are met with help in their language: $text', ({ text, tongue }) => {
    expect(wishOf(text)).toEqual({ kind: 'crisis', tongue })
  })

  it.each(
    [
      'draft a clause on suicide prevention',
      'what should a resolution say about suicide rates among farmers?',
      'how do I kill the other draft?',
      'we want this clause to die',
      'I would die on this hill: no veto',
      'I want to die on this hill',
      'the debate is killing me',
      'how do I hurt their argument?',
      'can I cut myself off the list?',
      'they attacked hospitals, what can the Council do?',
    ].filter((text) => !text.startsWith('can I cut')),
  )('are not heard in: %s', (text) => {
    expect(wishOf(text).kind).not.toBe('crisis')
  })
})

describe('other languages', () => {
  it.each([
    { text: 'Bonjour, qu’est-ce qu’une motion ?', tongue: 'fr' },
    { text: "Comment fonctionne le vote à l'Assemblée générale ?", tongue: 'fr' },
    { text: '¿Qué es una moción de orden?', tongue: 'es' },
    { text: 'Escribe un discurso para Kenia sobre el clima', tongue: 'es' },
    { text: 'Что такое порядок ведения заседания?', tongue: 'ru' },
    { text: '什么是决议草案？', tongue: 'zh' },
    { text: 'ما هو قرار الجمعية العامة؟', tongue: 'ar' },
  ] as const)('are answered in that language: $text', ({ text, tongue }) => {
    expect(wishOf(text)).toEqual({ kind: 'foreign', tongue })
  })

  it.each([
    'What does "raison d’être" mean in a resolution?',
    'Compare Côte d’Ivoire and Sao Tome',
    'how do I pronounce Timor-Leste in a speech',
    'is an impasse the same as a stalemate',
    'tell me about El Salvador',
    'does le veto exist',
  ])('are not heard in: %s', (text) => {
    expect(wishOf(text).kind).not.toBe('foreign')
  })
})

describe('what a message refers to', () => {
  it.each([
    {
      said: ['what is a veto?', 'thanks!', 'shorter'],
      wish: { kind: 'operated', operations: [{ kind: 'resize', to: 'shorter' }] },
      because: 'a courtesy changes nothing',
    },
    {
      said: ['what is a veto?', 'can it be overridden'],
      wish: { kind: 'question', about: 'what is a veto?' },
      because: 'it is the veto',
    },
    {
      said: ['what is a veto?', 'why?'],
      wish: { kind: 'operated', of: { kind: 'question', text: 'what is a veto?' } },
      because: 'of what was said',
    },
    {
      said: ['write a 60 second speech for Kenya on climate finance', 'now for India'],
      wish: { kind: 'product', product: { topic: 'climate finance', country: { iso3: 'IND' } } },
      because: 'the topic stays',
    },
    {
      said: ['write a 60 second speech for Kenya on climate finance', 'lol nice', 'and for India, in 90 seconds'],
      wish: { kind: 'product', product: { length: { unit: 'seconds', count: 90 }, country: { iso3: 'IND' } } },
      because: 'two orders are two operations',
    },
    {
      said: ['compare France and Brazil', 'on which topic do they agree most?'],
      wish: { kind: 'compare', focus: 'most' },
      because: 'the two are meant',
    },
    {
      said: ['compare France and Brazil', 'where do they disagree'],
      wish: { kind: 'compare', focus: 'least' },
      because: 'the two are meant',
    },
    {
      said: ['how did India vote on nuclear weapons', 'and in 2024?'],
      wish: { kind: 'record-ends' },
      because: 'the record ends in 2019',
    },
    {
      said: ['how did India vote on nuclear weapons', 'compare with Pakistan'],
      wish: { kind: 'compare', countries: [{ iso3: 'IND' }, { iso3: 'PAK' }] },
      because: 'India is the one before',
    },
    {
      said: ['what is quorum', 'what did i say first'],
      wish: { kind: 'first', text: 'what is quorum' },
      because: 'it is told',
    },
    {
      said: ['write a speech', 'korea, cyber norms'],
      wish: { kind: 'choose', of: 'countries', between: ['South Korea, cyber norms', 'North Korea, cyber norms'] },
      because: 'there are two',
    },
    {
      said: ['write a speech', 'korea, cyber norms', 'south obviously'],
      wish: { kind: 'product', product: { topic: 'cyber norms', country: { iso3: 'KOR' } } },
      because: 'one was chosen',
    },
  ])('$said: $because', ({ said, wish }) => {
    expect(wishAfter(...said)).toMatchObject(wish)
  })
})

describe('an argument', () => {
  const opened = ['This house would abolish the death penalty everywhere. I am for it, argue with me']

  it.each([
    {
      said: ['innocent people get executed and nobody can undo that'],
      wish: { wish: 'reply' },
      because: 'a statement is a reply',
    },
    { said: ['who won?'], wish: { wish: 'winner' }, because: 'it is asked for a count' },
    { said: ['switch sides'], wish: { wish: 'switch', debate: { side: 'for' } }, because: 'the assistant was against' },
    { said: ['what is quorum?'], wish: { kind: 'question' }, because: 'that is another matter' },
    {
      said: ['what is quorum?', 'it does not even deter anybody from murder'],
      wish: { wish: 'reply' },
      because: 'a statement resumes',
    },
    { said: ['what is quorum?', 'back to the debate'], wish: { wish: 'resume' }, because: 'it is asked for' },
    {
      said: ['write a 60 second speech for Kenya on climate finance'],
      wish: { kind: 'product' },
      because: 'an order leaves it',
    },
    { said: ['i am for the ban because it is fair'], wish: { wish: 'reply' }, because: 'no new motion is put' },
  ])('goes on after $said: $because', ({ said, wish }) => {
    expect(wishAfter(...opened, ...said)).toMatchObject(wish)
  })

  it.each([
    {
      text: 'social media should be banned for under 16s, argue with me',
      motion: 'social media should be banned for under 16s',
      side: 'against',
    },
    {
      text: 'i think vaccine patents should be waived in a pandemic. fight me',
      motion: 'vaccine patents should be waived in a pandemic',
      side: 'against',
    },
    { text: 'nuclear weapons should not exist', motion: 'nuclear weapons should exist', side: 'for' },
    {
      text: "lets debate nuclear energy as answer to climate change. you can be for, i'm against",
      motion: 'nuclear energy as answer to climate change',
      side: 'for',
    },
    {
      text: "motion: this house would cancel the debts of the least developed countries. i'm opp, you prop",
      motion: 'this house would cancel the debts of the least developed countries',
      side: 'for',
    },
  ])('begins with “$text”', ({ text, motion, side }) => {
    expect(wishOf(text)).toMatchObject({ kind: 'argue', motion, side })
  })
})

describe('what a text is to be about', () => {
  it.each([
    {
      says: ['north korea. do a speech about nuclear weapons'],
      product: { kind: 'speech', topic: 'nuclear weapons', country: { iso3: 'PRK' } },
      because: 'the country stands in a sentence of its own',
    },
    {
      says: ['draft two clauses on disarmament in the Arctic? I want records in it'],
      product: { kind: 'clauses', topic: 'disarmament in the Arctic' },
      because: 'what follows a question is no part of the topic',
    },
  ])('$because', ({ says, product }) => {
    expect(wishAfter(...says)).toMatchObject({ kind: 'product', product })
  })
})

it.each([
  { rest: 'about she has one hour a day', topic: '', because: 'it tells of somebody' },
  { rest: 'on show my lot what a good one looks like', topic: '', because: 'it tells somebody what to do' },
  { rest: 'on the status of women', topic: 'status of women', because: 'it names a matter' },
])('“$rest” is about “$topic”: $because', ({ rest, topic }) => {
  expect(topicIn(rest)).toBe(topic)
})
