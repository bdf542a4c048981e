import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { knowledgeOf } from '../knowledge.ts'
import { readRequest } from '../read-request.ts'
import type { Conversation } from '../request.ts'

const reader = await knowledgeOf(shippedKnowledge).reader()
const intentAfter = (...texts: readonly string[]) =>
  texts.reduce<Conversation | undefined>((before, text) => readRequest(text, before, reader), undefined)?.intent

const SPEECH = 'write a 60 second speech for Kenya on climate finance'
const PLAN = 'make a study plan for Kenya on climate finance, 7 days'
const MOTION = 'argue with me: this house would ban zoos. I am for the ban'

describe('a message that no rule is certain of', () => {
  it.each([
    {
      said: [SPEECH, 'shorter, for Ghana'],
      intent: { kind: 'product', product: { kind: 'speech', country: { iso3: 'GHA' } } },
      because: 'orders with a comma between them are all carried out',
    },
    {
      said: [SPEECH, 'shorter, for Ghana, and say something on the rivers'],
      intent: { kind: 'product', product: { country: { iso3: 'GHA' }, mentions: ['rivers'] } },
      because: 'a part that a rule reads stands beside one that only the model does',
    },
    {
      said: [SPEECH, 'it lacks something for the farmers'],
      intent: { kind: 'product', product: { mentions: ['farmers'] } },
      because: 'what is missing is to be added',
    },
    {
      said: [PLAN, '20 minutes a day, no more'],
      intent: { kind: 'product', product: { days: 7, minutes: 20 } },
      because: 'minutes a day are no number of days',
    },
    {
      said: ['make a study plan', 'I forgot, I only have one week'],
      intent: { kind: 'product', product: { days: 7, topic: '' } },
      because: 'how long there is, is no topic',
    },
    {
      said: [MOTION, 'animals suffer in cages all their lives', 'write down all the points of both of us'],
      intent: { kind: 'debate', wish: 'sum-up' },
      because: 'an order inside of an argument is no reply',
    },
    {
      said: ['compare Brazil and India', 'swap India for China'],
      intent: { kind: 'compare', countries: [{ iso3: 'BRA' }, { iso3: 'CHN' }] },
      because: 'the other one stays',
    },
    {
      said: ['which corridor do Kenya and Uganda share?'],
      intent: { kind: 'question' },
      because: 'two States and no word of votes compare nothing',
    },
    {
      said: [SPEECH, 'do you know my teacher Mr Brown'],
      intent: { kind: 'question', askedShare: 0 },
      because: 'what is of another field is no question to look up',
    },
  ])('$said: $because', ({ said, intent }) => {
    expect(intentAfter(...said)).toMatchObject(intent)
  })

  it('stays a reply where the argument goes on', () => {
    const said = [MOTION, 'animals suffer in cages all their lives', 'and the children learn nothing there']
    expect(intentAfter(...said)).toMatchObject({ kind: 'debate', wish: 'reply' })
  })
})
