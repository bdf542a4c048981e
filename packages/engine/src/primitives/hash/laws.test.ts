import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, stateHash } from './hash.ts'

/** Plain JSON without −0, which has one spelling with 0. */
const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

/** The same value with the members of every object in it set the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  )
}

describe('the one spelling of a state', () => {
  it.each([
    { names: ['b', 'a', 'B', 'A'], order: ['A', 'B', 'a', 'b'], because: 'capitals come before small letters' },
    { names: ['a10', 'a2', 'a1'], order: ['a1', 'a10', 'a2'], because: 'digits are read one by one, not as numbers' },
    { names: ['é', 'z', 'e'], order: ['e', 'z', 'é'], because: 'accents come last, in every language' },
    { names: ['ab', 'a', ''], order: ['', 'a', 'ab'], because: 'a name comes before what continues it' },
  ])('orders $names as $order: $because', ({ names, order }) => {
    const value = Object.fromEntries(names.map((name) => [name, 1]))
    expect(canonicalJson(value)).toBe(`{${order.map((name) => `${JSON.stringify(name)}:1`).join(',')}}`)
  })

  it('does not depend on the order in which members were set, at any depth', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
        expect(stateHash(reversed(value))).toBe(stateHash(value))
      }),
    )
  })

  it('is its own spelling once read again, and is shared by no two values', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const written = canonicalJson(one)
        expect(canonicalJson(JSON.parse(written))).toBe(written)
        expect(JSON.parse(written)).toEqual(one)
        if (written === canonicalJson(other)) expect(one).toEqual(other)
      }),
    )
  })

  it('leaves out a member that is not set, as a log that was written and read does', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plain), fc.string({ minLength: 1 }), (value, name) => {
        fc.pre(!(name in value) && name !== '__proto__')
        expect(stateHash({ ...value, [name]: undefined })).toBe(stateHash(value))
        expect(stateHash({ ...value, [name]: null })).not.toBe(stateHash(value))
      }),
    )
  })
})
