import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Operation } from '../operations.ts'
import { PRODUCT_KINDS } from '../operations.ts'
import { checkOperated } from './check-operated.ts'
import { newProduct } from './new-product.ts'
import {
  aboutOf,
  aboutProduct,
  type Product,
  productAnswer,
  sourcesAnswer,
  suggestionsFor,
  whyAnswer,
  withOperations,
} from './product.ts'
import { wordCount } from './prose.ts'
import { knownWorld } from './testing/known-world.ts'

const { knowledge, topics, countryOf } = await knownWorld(shippedKnowledge)
const KENYA = { topic: 'rainwater tanks', country: countryOf('KEN') }

const textOf = async (product: Product | undefined) =>
  product === undefined ? '' : (await productAnswer(product, knowledge, { mode: 'balanced' })).text

const ISO = ['KEN', 'USA', 'NPL', 'PLW', 'CHN', 'DEU'] as const
const PLACES = topics.map(({ title }, at) => ({ title, iso3: ISO[at % ISO.length] ?? 'KEN' }))

describe('products on a topic that is known', () => {
  it.each(PLACES)('are whole: $title for $iso3', async ({ title, iso3 }) => {
    for (const kind of ['paper', 'brief', 'crisis-note', 'quiz', 'study-plan'] as const) {
      const text = await textOf(newProduct(kind, { topic: title, country: countryOf(iso3) }))
      expect(text, kind).not.toMatch(/[[\]]|undefined|\?\?|\.\.(?!\.)| ,|,\./)
      const sentences = sentencesOf(text).filter(({ words }) => words.length > 4)
      const said = sentences.map((one) => one.text.toLowerCase().replace(/^[\d. *]+/, ''))
      if (kind !== 'quiz')
        expect(
          said.filter((one, at) => said.indexOf(one) !== at),
          kind,
        ).toEqual([])
    }
  })

  it.each(PLACES)(
    'a position paper has three paragraphs, 250 to 400 words and its sources: $title',
    async ({ title, iso3 }) => {
      const text = await textOf(newProduct('paper', { topic: title, country: countryOf(iso3) }))
      const paragraphs = text.split('\n\n').slice(2, -1)
      expect(paragraphs).toHaveLength(3)
      expect(wordCount(paragraphs.join(' '))).toBeGreaterThanOrEqual(250)
      expect(wordCount(paragraphs.join(' '))).toBeLessThanOrEqual(400)
      expect(text).toMatch(/\*\*Sources:\*\* \S/)
    },
  )
})

describe('a product', () => {
  it.each<{ kind: (typeof PRODUCT_KINDS)[number]; change?: object; operations: readonly Operation[]; found: RegExp }>([
    { kind: 'paper', operations: [{ kind: 'resize', to: 'shorter' }], found: /\((?:19|2[0-3])\d words\)/ },
    { kind: 'paper', operations: [{ kind: 'part', number: -1 }], found: /\n\nKenya proposes to open a small fund/ },
    { kind: 'brief', operations: [], found: /Red lines\*\*\n\n- An end to pipes/ },
    {
      kind: 'brief',
      operations: [{ kind: 'for-country', country: countryOf('FRA') }],
      found: /France is among the States that prefer/,
    },
    { kind: 'quiz', operations: [{ kind: 'another' }], found: /\*\*6\.\*\*/ },
    { kind: 'quiz', operations: [{ kind: 'correct' }], found: /^\*\*Quiz.*\n\n\*\*Answers/ },
    { kind: 'quiz', operations: [{ kind: 'part', number: 2 }], found: /^\*\*2\.\*\*/ },
    { kind: 'study-plan', operations: [], found: /Day 7: Rest/ },
    { kind: 'study-plan', operations: [{ kind: 'part', number: 1 }], found: /^\*\*Day 1: Know your country/ },
    { kind: 'crisis-note', operations: [{ kind: 'other-side' }], found: /^\*\*Press release/ },
    { kind: 'speech', operations: [{ kind: 'turn-into', product: 'paper' }], found: /^\*\*Position paper: Kenya/ },
  ])('of kind $kind takes up $operations.0.kind', async ({ kind, operations, found }) => {
    expect(await textOf(withOperations(newProduct(kind, KENYA), operations))).toMatch(found)
  })

  it.each<{ kind: (typeof PRODUCT_KINDS)[number]; operation: Operation }>([
    { kind: 'speech', operation: { kind: 'correct' } },
    { kind: 'paper', operation: { kind: 'reword', number: 1 } },
    { kind: 'study-plan', operation: { kind: 'add', what: 'funding' } },
    { kind: 'clauses', operation: { kind: 'add', what: 'quotation' } },
  ])('of kind $kind has no $operation.kind', ({ kind, operation }) => {
    expect(withOperations(newProduct(kind, KENYA), [operation])).toBeUndefined()
  })

  it.each(PRODUCT_KINDS)(
    'of kind %s asks in one sentence for what it lacks, offers steps and gives reasons',
    async (kind) => {
      expect(await textOf(newProduct(kind, { topic: '', country: undefined }))).toMatch(/^[^.?]*[.?][^.?]*[.?]?$/)
      const product = newProduct(kind, KENYA)
      const steps = suggestionsFor(product)
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.length).toBeLessThanOrEqual(3)
      expect((await whyAnswer(product, 1, knowledge)).text.length).toBeGreaterThan(20)
      expect((await sourcesAnswer(product, knowledge)).text).toContain('Test Survey of Water')
    },
  )

  it.each([
    {
      topic: 'a cyberattack on hospitals',
      found: /Directive on a cyberattack on hospitals.*[\s\S]*National Cyber Security Centre/,
    },
    { topic: 'pandemic crisis', found: /facing a pandemic crisis[\s\S]*Ministry of Health/ },
    { topic: 'a strange silence', found: /a crisis over a strange silence[\s\S]*Crisis Cabinet/ },
  ])('for a crisis says who does what with what: $topic', async ({ topic, found }) => {
    expect(await textOf(newProduct('crisis-note', { topic, country: undefined }))).toMatch(found)
  })

  it.each([
    { topic: 'rules of procedure', country: undefined, found: /Quiz on the rules of procedure/ },
    { topic: '', country: countryOf('KEN'), found: /What is the capital of Kenya\?[\s\S]*Nairobi/ },
  ])('as a quiz is on a topic, the rules or a country', async ({ topic, country, found }) => {
    expect(await textOf(newProduct('quiz', { topic, country }))).toMatch(found)
  })

  it('takes the manner of the conversation where it has none of its own', async () => {
    const { text } = await productAnswer(newProduct('speech', KENYA), knowledge, { mode: 'aggressive' })
    expect(text).toContain('Kenya will be blunt')
  })
})

describe('a draft that was checked', () => {
  const draft = 'The General Assembly,\nRecalling the Charter;\n1. Urge States to act;\n2. Requests a report'
  it.each<{ operations: readonly Operation[]; found: RegExp; because: string }>([
    { operations: [{ kind: 'correct' }], found: /with 3 changes[\s\S]*1\. \*Urges\*/, because: 'all is put right' },
    {
      operations: [{ kind: 'correct' }, { kind: 'part', number: 2 }],
      found: /with one change[\s\S]*the Charter;/,
      because: 'only what was named',
    },
    { operations: [{ kind: 'part', number: 2 }], found: /^In clause 2:/, because: 'one clause is asked about' },
    { operations: [{ kind: 'why', number: 3 }], found: /Only the last clause/, because: 'a rule is asked for' },
    { operations: [], found: /3 things\*\*? to fix|3 things to fix/, because: 'it is checked again' },
  ])('is taken up: $because', ({ operations, found }) => {
    expect(checkOperated(draft, operations).text).toMatch(found)
  })
})

describe('a question about a product', () => {
  it.each<{ operation: Operation; found: RegExp | undefined }>([
    { operation: { kind: 'why' }, found: /A loan of fifty dollars/ },
    { operation: { kind: 'sources' }, found: /Test Survey of Water/ },
    { operation: { kind: 'others' }, found: undefined },
  ])('is answered where it means something: $operation.kind', async ({ operation, found }) => {
    const answer = await aboutProduct(newProduct('speech', KENYA), operation, knowledge)
    if (found === undefined) expect(answer).toBeUndefined()
    else expect(answer?.text).toMatch(found)
    expect(aboutOf(newProduct('speech', KENYA))).toEqual(KENYA)
  })
})
