import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, stateHash } from './hash.ts'

/** FNV-1a over the same bytes in exact integers: what the limb arithmetic must equal. */
function plainFnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    for (const byte of [unit & 0xff, unit >> 8]) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
    }
  }
  return hash.toString(16).padStart(16, '0')
}

describe('canonicalJson', () => {
  it.each([
    { value: { b: 1, a: 2 }, expected: '{"a":2,"b":1}', because: 'members are sorted' },
    { value: { a: undefined, b: null }, expected: '{"b":null}', because: 'an undefined member is no member' },
    { value: [1, undefined], expected: '[1,null]', because: 'a list keeps its places' },
    { value: -0, expected: '0', because: 'there is one zero' },
    { value: 1e21, expected: '1e+21', because: 'numbers are written as JSON writes them' },
    { value: 'ü"\u2028', expected: '"ü\\"\u2028"', because: 'strings are written as JSON writes them' },
    {
      value: { a: { d: [true, { z: 1, y: 2 }] } },
      expected: '{"a":{"d":[true,{"y":2,"z":1}]}}',
      because: 'it goes all the way down',
    },
  ])('writes $expected, $because', ({ value, expected }) => {
    expect(canonicalJson(value)).toBe(expected)
  })

  it.each([Number.NaN, Infinity, () => 1, Symbol('no'), 10n])('refuses %s, which no state may hold', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError)
  })

  it('reads back as the value it was written from', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(plain)
      }),
    )
  })
})

describe('stateHash', () => {
  it('is FNV-1a in 64 bits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(stateHash(text)).toBe(plainFnv1a(canonicalJson(text)))
      }),
    )
  })

  it('does not depend on the order in which members were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(stateHash(reversed)).toBe(stateHash(value))
      }),
    )
  })

  it.each([
    { left: { seq: 1 }, right: { seq: 2 }, because: 'a value differs' },
    { left: { a: '1' }, right: { a: 1 }, because: 'a type differs' },
    { left: [[1], 2], right: [1, [2]], because: 'the nesting differs' },
    { left: { a: '' }, right: {}, because: 'an empty member is a member' },
  ])('tells $left from $right, $because', ({ left, right }) => {
    expect(stateHash(left)).not.toBe(stateHash(right))
  })

  it('keeps the fingerprint recorded logs were written with', () => {
    expect(stateHash({ seats: ['ken', 'fra'], seq: 12 })).toMatchInlineSnapshot(`"57d7ae3dfe7cf3f4"`)
  })
})
