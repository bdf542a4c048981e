import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'
import { readRequest } from './read-request.ts'
import type { Conversation } from './request.ts'

const reader = await knowledgeOf(shippedKnowledge).reader()
const intentAfter = (...texts: readonly string[]) =>
  texts.reduce<Conversation | undefined>((before, text) => readRequest(text, before, reader), undefined)?.intent

const SPEECH = 'Speech, Kenya, climate finance, 90 seconds.'
const CLAUSES = 'three operative clauses on food security'
const PLAN = 'Study plan. Five days. First conference. Topic cyber norms.'
const DRAFT = `check this:
The General Assembly,
Worried that the sea is rising.
1. Wants rich countries to give money.
2. Urging all states to cut emissions;
3. Demands that the sea stops`

describe('an order of few words', () => {
  it.each([
    {
      said: [SPEECH, 'Cut it to 40.'],
      product: { length: { unit: 'seconds', count: 40 } },
      because: 'it counts seconds',
    },
    { said: [SPEECH, 'bring it down to 2'], product: { length: { count: 120 } }, because: 'so few are minutes' },
    {
      said: [SPEECH, "it's too long, make it like a minute"],
      product: { length: { count: 60 } },
      because: 'a length says more than shorter',
    },
    {
      said: [SPEECH, 'Rivers. Put them in.'],
      product: { mentions: ['Rivers'] },
      because: 'the first sentence names it',
    },
    {
      said: [SPEECH, 'make the speech a bit more formal'],
      product: { topic: 'climate finance', tone: 'more-formal' },
      because: 'it is the last one',
    },
    {
      said: [SPEECH, 'can it end with a question'],
      product: { edits: [{ kind: 'end-with' }] },
      because: 'it asks for no questions of others',
    },
    {
      said: ['country brief for Kenya', 'turn the Kenya one into a 90 sec speech on climate finance'],
      product: { kind: 'speech', country: { iso3: 'KEN' }, topic: 'climate finance' },
      because: 'what it is turned into is ordered',
    },
    {
      said: [CLAUSES, 'now the preambular ones, like 2'],
      product: { part: 'preambular', count: 2, topic: 'food security' },
      because: 'the topic stays',
    },
    {
      said: [CLAUSES, 'the second one sounds weak, make it stronger'],
      product: { forces: [{ number: 2, force: 'strong' }], force: 'usual' },
      because: 'the others stay as they are',
    },
    { said: [PLAN], product: { topic: 'cyber norms', days: 5 }, because: 'the topic is called so' },
    {
      said: [PLAN, 'He has one hour a day.', 'Cut it to three days.'],
      product: { days: 3, minutes: 60 },
      because: 'the time of a day stays',
    },
    { said: ['make a study plan', 'She has one hour a day.'], product: { topic: '' }, because: 'that is no topic' },
    {
      said: ['study plan for Kenya on climate finance', "now one for her partner who's got Viet Nam"],
      product: { country: { iso3: 'VNM' }, topic: 'climate finance' },
      because: 'the country tells who it is for',
    },
    {
      said: ['Not that. Opening speech for Kenya, theme is clean water'],
      product: { topic: 'clean water' },
      because: 'what is said before it is no topic',
    },
  ])('$said: $because', ({ said, product }) => {
    expect(intentAfter(...said)).toMatchObject({ kind: 'product', product })
  })

  it.each([
    {
      said: [DRAFT, 'add a clause about children', 'only show me clause 2'],
      intent: { kind: 'operated', operations: [{ kind: 'part', number: 2 }] },
      because: 'that clause is in the draft',
    },
    {
      said: [DRAFT, 'add a clause about children', 'is it ready to submit'],
      intent: { kind: 'check' },
      because: 'the draft is meant',
    },
    {
      said: ['compare Kenya and Ghana', 'and with the us?'],
      intent: { kind: 'compare', countries: [{ iso3: 'KEN' }, { iso3: 'USA' }] },
      because: 'no pronoun has an article',
    },
    {
      said: ["what's a friendly amendment", 'and the other kind?'],
      intent: { kind: 'question', text: 'what is an unfriendly amendment' },
      because: 'there are two',
    },
    {
      said: ['what is a country brief', 'and the other kind?'],
      intent: { kind: 'question', text: 'and the other kind?' },
      because: 'it has no other',
    },
    {
      said: ['come at me. motion: ban zoos. I am against the ban'],
      intent: { kind: 'argue', motion: 'ban zoos', side: 'for' },
      because: 'the motion is called so',
    },
    {
      said: ['Take the other side: tourism does more harm than good.'],
      intent: { kind: 'argue', motion: 'tourism does more harm than good' },
      because: 'a colon is no part of it',
    },
    {
      said: ['argue with me: this house would ban zoos', 'Closing speech, my side, one minute.'],
      intent: { kind: 'debate', wish: 'speech' },
      because: 'a side has a speech as well',
    },
    {
      said: ['argue with me: this house would ban zoos', 'Point of order: what is it, how long.'],
      intent: { kind: 'rule' },
      because: 'a word and what is to be told of it is no reply',
    },
    {
      said: ['argue with me: this house would ban zoos', 'Enough. Thank you.'],
      intent: { kind: 'courtesy' },
      because: 'so is leaving',
    },
  ])('$said: $because', ({ said, intent }) => {
    expect(intentAfter(...said)).toMatchObject(intent)
  })
})
