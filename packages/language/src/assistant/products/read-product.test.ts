import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { nameReaderOf } from '../states.ts'
import { productIn } from './read-product.ts'

const names = nameReaderOf(await shippedKnowledge.world())
const read = (text: string) => {
  const product = productIn(text, names.namedIn(text))
  return product && { ...product, country: product.country?.iso3 }
}

describe('an order for a product', () => {
  it.each([
    {
      said: 'speech for Brazil on deforestation, 90 seconds',
      kind: 'speech',
      topic: 'deforestation',
      country: 'BRA',
      length: { unit: 'seconds', count: 90 },
    },
    {
      said: 'write me a closing speech on cyber norms as Japan, 1 minute, angry',
      kind: 'speech',
      topic: 'cyber norms',
      country: 'JPN',
      purpose: 'closing',
      tone: 'harder',
      length: { unit: 'seconds', count: 60 },
    },
    {
      said: 'write a 200 word speech about water scarcity for Ethiopia',
      kind: 'speech',
      topic: 'water scarcity',
      country: 'ETH',
      length: { unit: 'words', count: 200 },
    },
    {
      said: '3 min speech egypt nile water',
      kind: 'speech',
      topic: 'nile water',
      country: 'EGY',
      length: { unit: 'seconds', count: 180 },
    },
    {
      said: 'a speech of a minute and a half on famine',
      kind: 'speech',
      topic: 'famine',
      length: { unit: 'seconds', count: 90 },
    },
    {
      said: '45 sec reply speech for france on nuclear weapons',
      kind: 'speech',
      topic: 'nuclear weapons',
      country: 'FRA',
      purpose: 'reply',
    },
    { said: 'a speech on the war in Ukraine', kind: 'speech', topic: 'war in Ukraine', country: undefined },
    {
      said: 'speech for Russia on Ukraine humanitarian aid, formal',
      kind: 'speech',
      topic: 'Ukraine humanitarian aid',
      country: 'RUS',
      tone: 'more-formal',
    },
    {
      said: 'opning speach for Philippines cyber norms 1 mintue',
      kind: 'speech',
      topic: 'cyber norms',
      country: 'PHL',
      length: { unit: 'seconds', count: 60 },
    },
    {
      said: 'Write a two minute speech on behalf of India about solar energy with a statistic',
      kind: 'speech',
      topic: 'solar energy',
      country: 'IND',
      additions: ['fact'],
    },
    { said: 'PP for germany on cybersecurity', kind: 'paper', topic: 'cybersecurity', country: 'DEU' },
    {
      said: 'need a PP for brazil on pandemic preparedness asap conf is saturday',
      kind: 'paper',
      topic: 'pandemic preparedness',
      country: 'BRA',
    },
    {
      said: 'i am Chile. write me a position paper about deep-sea mining',
      kind: 'paper',
      topic: 'deep-sea mining',
      country: 'CHL',
    },
    {
      said: '3 operative clauses about refugees with funding',
      kind: 'clauses',
      topic: 'refugees',
      count: 3,
      additions: ['funding'],
    },
    { said: 'five clauses on plastic pollution', kind: 'clauses', topic: 'plastic pollution', count: 5 },
    { said: 'a preamble on climate finance', kind: 'clauses', topic: 'climate finance', part: 'preambular' },
    { said: 'a mild clause on nuclear testing', kind: 'clauses', topic: 'nuclear testing', count: 1, force: 'mild' },
    {
      said: 'Draft an operative clause that sets up a fund for early warning',
      kind: 'clauses',
      topic: 'fund for early warning',
      action: 'sets up a fund for early warning',
    },
    { said: 'draft resolution on women’s rights', kind: 'clauses', topic: "women's rights", part: 'draft' },
    { said: 'country brief indonesia', kind: 'brief', topic: '', country: 'IDN' },
    { said: 'brief for South Africa on vaccine equity', kind: 'brief', topic: 'vaccine equity', country: 'ZAF' },
    {
      said: 'crisis note for a pandemic crisis, i think im minister of health or whatever',
      kind: 'crisis-note',
      topic: 'pandemic crisis',
    },
    {
      said: 'make a press release about a cyberattack on hospitals',
      kind: 'crisis-note',
      topic: 'cyberattack on hospitals',
      form: 'press-release',
    },
    {
      said: 'write a secret directive for a hostage crisis',
      kind: 'crisis-note',
      topic: 'hostage crisis',
      isSecret: true,
    },
    { said: 'quiz me on the rules of procedure', kind: 'quiz', topic: 'rules of procedure' },
    { said: 'quiz on Kenya, 10 questions', kind: 'quiz', topic: '', country: 'KEN', count: 10 },
    { said: '5 quiz qs on the topic', kind: 'quiz', topic: '', count: 5 },
    {
      said: 'make me a study plan, conf in 6 days, im south africa in the trade committee',
      kind: 'study-plan',
      topic: 'trade',
      country: 'ZAF',
      days: 6,
    },
    { said: 'write me a speech', kind: 'speech', topic: '' },
  ])('is read: $said', ({ said, ...wanted }) => {
    expect(read(said)).toMatchObject(wanted)
  })

  it.each([
    'how do I write a position paper?',
    'what is an operative clause',
    'is my speech too long',
    'i have to give a speech tomorrow and i am so scared of people what if they laugh',
    'check my resolution',
    'who votes like Kenya',
    'difference between preambular and operative clauses',
  ])('is none: %s', (said) => {
    expect(read(said)).toBeUndefined()
  })
})
