import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import type { Operation } from '../operations.ts'
import { faultsIn } from '../resolution-check.ts'
import type { ClauseWish } from './clause-wish.ts'
import { clauseAnswer, clausesWith } from './clauses.ts'
import { newProduct } from './new-product.ts'
import { productAnswer, sourcesAnswer, whyAnswer, withOperations } from './product.ts'
import { knownWorld } from './testing/known-world.ts'

const { knowledge, topics, countryOf } = await knownWorld(shippedKnowledge)

function wishFor(topic: string, iso3: string | undefined, change: Partial<ClauseWish> = {}): ClauseWish {
  const wish = newProduct('clauses', { topic, country: iso3 === undefined ? undefined : countryOf(iso3) })
  if (wish.kind !== 'clauses') throw new Error('no clauses')
  return { ...wish, ...change }
}

const textOf = async (wish: ClauseWish) => (await clauseAnswer(wish, knowledge)).text
const clausesIn = (text: string) => text.split('\n').filter((line) => /^\d+\. \*/.test(line))

const PLACES = topics.map(({ title }, at) => ({ title, iso3: ['KEN', 'RUS', undefined][at % 3] }))

describe('clauses on a topic that is known', () => {
  it.each(PLACES)('end right, are numbered, and none stands there twice: $title', async ({ title, iso3 }) => {
    for (const [at, count] of [1, 3, 5].entries()) {
      const force = (['mild', 'usual', 'strong'] as const)[at] ?? 'usual'
      const text = await textOf(
        wishFor(title, iso3, { count, force, additions: at === 1 ? ['funding', 'deadline', 'review'] : [] }),
      )
      const clauses = clausesIn(text)
      expect(clauses).toHaveLength(count)
      expect(text).not.toMatch(/[[\]]|undefined|,,|;;|\.\.|,;/)
      expect(clauses.map((clause) => clause.at(-1))).toEqual([...Array<string>(count - 1).fill(';'), '.'])
      expect(clauses.map((clause) => Number.parseInt(clause, 10))).toEqual(clauses.map((_, place) => place + 1))
      expect(new Set(clauses.map((clause) => clause.slice(3, 120))).size).toBe(count)
    }
  })

  it.each(PLACES)('make a draft in which its own check finds nothing: $title', async ({ title, iso3 }) => {
    const text = await textOf(wishFor(title, iso3, { part: 'draft', count: 5 }))
    expect(clausesIn(text)).toHaveLength(6)
    const draft = text.slice(text.indexOf('*The General Assembly*'), text.lastIndexOf('\n\n'))
    expect(
      faultsIn(draft)
        .filter(({ isAdvice }) => isAdvice !== true)
        .map(({ what, line }) => `${line} ${what}`),
    ).toEqual([])
    expect(text).not.toMatch(/[[\]]/)
  })

  it.each<{ operations: readonly Operation[]; found: RegExp; not?: RegExp; because: string }>([
    {
      operations: [{ kind: 'tone', to: 'harder' }],
      found: /1\. \*Decides\*/,
      because: 'a strong measure comes first',
    },
    {
      operations: [
        { kind: 'part', number: 2 },
        { kind: 'tone', to: 'harder' },
      ],
      found: /^\*\*Clause 2.*\n\n2\. \*Decides\* that every/,
      because: 'only the second is made stronger',
    },
    {
      operations: [{ kind: 'add', what: 'funding' }],
      found: /first sum of 10 million/,
      because: 'the money of the measure is added',
    },
    {
      operations: [{ kind: 'add', what: 'deadline' }],
      found: /within two years of the adoption/,
      because: 'a clause without a date gets one',
    },
    { operations: [{ kind: 'part', number: -1 }], found: /^\*\*Clause 3/, because: '-1 is the last' },
    { operations: [{ kind: 'part', number: 8 }], found: /no clause 8/, because: 'there are three' },
    {
      operations: [{ kind: 'another' }],
      found: /\n\n4\. /,
      not: /[123]\. \*/,
      because: 'another one is the fourth, and not one of the first three',
    },
    {
      operations: [{ kind: 'turn-into', product: 'speech' }],
      found: /^\*\*Opening speech for Kenya/,
      because: 'it becomes a speech',
    },
    {
      operations: [{ kind: 'for-country', country: countryOf('FRA') }],
      found: /France could sponsor.*\n\n1\. \*Calls upon\*/,
      because: 'France wants building codes first',
    },
  ])('change as they are asked to: $because', async ({ operations, found, not }) => {
    const product = withOperations(wishFor('rainwater tanks', 'KEN'), operations)
    expect(product).toBeDefined()
    const text = product === undefined ? '' : (await productAnswer(product, knowledge, { mode: 'balanced' })).text
    expect(text).toMatch(found)
    if (not !== undefined) expect(text).not.toMatch(not)
  })

  it('never give the same one again until all were given', async () => {
    const seen: string[] = []
    let wish: ClauseWish | undefined = wishFor('rainwater tanks', undefined, { count: 1 })
    for (let turn = 0; turn < 9 && wish !== undefined; turn++) {
      seen.push(...clausesIn(await textOf(wish)).map((clause) => clause.replace(/^\d+\. /, '').slice(0, -1)))
      wish = clausesWith(wish, { kind: 'another' })
    }
    expect(new Set(seen).size).toBe(9)
    expect(wish && (await textOf(wish))).toContain('That was all')
  })

  it.each([
    {
      wish: wishFor('rainwater tanks', 'KEN'),
      number: 1,
      found: 'A loan of fifty dollars',
      because: 'a clause has its reason',
    },
    {
      wish: wishFor('rainwater tanks', 'KEN'),
      number: 1,
      found: 'resistance from Germany',
      because: 'and its opponents',
    },
    {
      wish: wishFor('rainwater tanks', 'KEN', { part: 'draft' }),
      number: 5,
      found: 'keeps the item',
      because: 'so has the last',
    },
    {
      wish: wishFor('rainwater tanks', 'KEN'),
      number: undefined,
      found: 'Clause 3 asks',
      because: 'all have, when none is named',
    },
  ])('say why: $because', async ({ wish, number, found }) => {
    expect((await whyAnswer(wish, number, knowledge)).text).toContain(found)
  })

  it('say what they rest on', async () => {
    const { text, sources } = await sourcesAnswer(wishFor('rainwater tanks', 'KEN'), knowledge)
    expect(text).toContain('Test Survey of Water')
    expect(text).toContain('resolution 64/292')
    expect(sources[0]).toEqual({ kind: 'topic', id: 'rainwater-harvesting', title: 'Rainwater harvesting' })
  })
})

describe('clauses', () => {
  it.each([
    { action: 'sets up a fund for roofs', found: /\*Decides\* to establish a fund for roofs/ },
    { action: 'ban plastic bags', found: /\*Calls upon\* Member States to ban plastic bags/ },
    { action: 'urges States to plant trees', found: /\*Urges\* States to plant trees/ },
  ])('do what their user wants done: $action', async ({ action, found }) => {
    expect(await textOf(wishFor('something else', undefined, { count: 1, action }))).toMatch(found)
  })

  it('on something unknown say so, and are clauses all the same', async () => {
    const text = await textOf(wishFor('roofs for football stadiums', undefined))
    expect(text).toContain('no material on *roofs for football stadiums*')
    expect(clausesIn(text)).toHaveLength(3)
    expect(text).not.toContain('[')
  })

  it('ask for their topic in one sentence', async () => {
    expect(await textOf(wishFor('', undefined))).toMatch(/^[^.?]*\?$/)
  })
})
