import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { knowledgeOf } from '../knowledge.ts'
import type { ActState, Matter } from './act-state.ts'

const reader = await knowledgeOf(shippedKnowledge).reader()
const after = (matter: Matter): ActState => ({
  matter,
  product: matter === 'product' ? 'speech' : undefined,
  isInDebate: matter === 'debate',
})
const actsOf = (raw: string, matter: Matter) =>
  reader.actsOf({ raw, named: reader.namedIn(reader.mended(raw)) }, after(matter))

describe('the model of what a message of a chat does', () => {
  it.each([
    {
      said: 'chop this down, i get one page',
      matter: 'product',
      act: 'shorter',
      because: 'no word of a rule is in it',
    },
    { said: 'make it stornger thx', matter: 'product', act: 'harder', because: 'letters count, however spelt' },
    { said: 'there is nothing about fishing villages', matter: 'product', act: 'mention', because: 'a lack is a wish' },
    { said: 'my mate got Peru, do hers', matter: 'product', act: 'country', because: 'a State in place of another' },
    { said: 'and who chooses them', matter: 'told', act: 'more', because: 'it goes on from what was told' },
    { said: 'what is a yield', matter: 'none', act: 'ask', because: 'a question of its own' },
    {
      said: 'who do you reckon won',
      matter: 'debate',
      act: 'd-winner',
      because: 'a verdict on the argument is asked for',
    },
    { said: 'but the poor pay for that first', matter: 'debate', act: 'reply', because: 'it answers the argument' },
    { said: 'book me a taxi to the airport', matter: 'none', act: 'elsewhere', because: 'it is of another field' },
  ] as const)('$said: $because', ({ said, matter, act }) => {
    expect(actsOf(said, matter)[0]?.[0]).toBe(act)
  })

  it('gives the same words another act after another thing', () => {
    const said = 'stronger one please'
    expect(actsOf(said, 'product')[0]?.[0]).toBe('harder')
    expect(actsOf(said, 'debate')[0]?.[0]).toBe('d-another')
  })

  it('gives shares that add up to one, likeliest first', () => {
    const shares = actsOf('same for Ghana', 'product').map(([, share]) => share)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
    expect(shares.toSorted((one, other) => other - one)).toEqual(shares)
  })

  it('stays small: it is loaded with the first answer', () => {
    expect(gzipSync(readFileSync(new URL('./act-weights.json', import.meta.url))).length).toBeLessThan(75_000)
  })
})
