import { atOnce } from '@placard/application'
import { growthOf } from '@placard/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSteps } from './json-body.ts'
import { shapeSteps } from './json-shape.ts'
import { Problem } from './problems.ts'
import { findTextFault } from './text-faults.ts'

const findShapeFault = (text: string, maxKeys?: number) => atOnce(shapeSteps(text, maxKeys)).fault
const read = (text: string) => atOnce(readSteps(new TextEncoder().encode(text)))

function problemOf(text: string): Problem {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error(`${text.slice(0, 60)} was not refused`)
}

describe('the outline of a body', () => {
  it.each([
    { text: `${'['.repeat(32)}${']'.repeat(32)}`, fault: undefined, because: '32 levels are allowed' },
    { text: `${'['.repeat(33)}${']'.repeat(33)}`, fault: 'depth', because: '33 are not' },
    { text: '{"a":{"a":1},"b":[{"a":1},{"a":2}]}', fault: undefined, because: 'a name may return in another object' },
    { text: '{"a":1,"b":2,"a":3}', fault: 'duplicate', because: 'the parser would keep the last and drop the first' },
    { text: '{"\\u0061":1,"a":2}', fault: 'duplicate', because: 'an escape spells the same name' },
    { text: '{"a":"a","b":"a"}', fault: undefined, because: 'values are no names' },
    { text: '["a","a"]', fault: undefined, because: 'a list has no names' },
    { text: '{"a":"\\"}{[\\\\","b":1}', fault: undefined, because: 'brackets in a text open nothing' },
    {
      text: `[${Array.from({ length: 10_001 }, () => '{"a":1}').join()}]`,
      fault: 'keys',
      because: 'all objects count',
    },
  ])('$fault: $because', ({ text, fault }) => {
    expect(findShapeFault(text)).toBe(fault)
  })

  it('may have more keys where its route says so, and no more than that', () => {
    const of = (count: number) => `{"list":[${Array.from({ length: count - 1 }, () => '{"a":1}').join()}]}`
    expect([findShapeFault(of(20_000), 20_000), findShapeFault(of(20_001), 20_000)]).toEqual([undefined, 'keys'])
  })

  it.each(['0,', '"",', '[],', '{},'])('D2 may not be half a million places long, of %s', (item) => {
    expect(findShapeFault(`[${item.repeat(50_002).slice(0, -1)}]`)).toBe('keys')
    expect(findShapeFault(`[${item.repeat(20_000).slice(0, -1)}]`)).toBeUndefined()
  })

  it.each([
    { text: '"a\\"b":1', because: 'a mark that belongs to the text' },
    { text: '"a\\\\":{"a":1}', because: 'a backslash that is escaped itself' },
    { text: '"a\\\\\\"":1', because: 'both' },
  ])('knows where a text ends with $because', ({ text }) => {
    expect(findShapeFault(`{${text}}`)).toBeUndefined()
    expect(findShapeFault(`{${text},${text}}`)).toBe('duplicate')
  })

  it.each([
    { member: `{${Array.from({ length: 10_001 }, (_, at) => `"${at}":1`).join()}}`, because: 'has too many keys' },
    { member: `[${Array.from({ length: 100_002 }, () => '[]').join()}]`, because: 'has too many values' },
  ])('D2 one member of a list may not be as dear as a list: it $because', ({ member }) => {
    expect(findShapeFault(`{"list":[{},${member},{}]}`, 600_000)).toBe('keys')
  })

  it('accepts everything that our own serialiser writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(findShapeFault(JSON.stringify(value))).toBeUndefined()
      }),
    )
  })

  it.each(['{"'.repeat(500_000), `"${'\\'.repeat(1_000_000)}`, `{${'"a":[0],'.repeat(100_000)}`])(
    'takes time in proportion to the length of a hostile megabyte: %#',
    (text) => {
      expect(growthOf((part) => void findShapeFault(part), text)).toBeLessThan(1.5)
    },
  )
})

describe('reading a body', () => {
  it('gives the value, and nothing for nothing', () => {
    expect(read('{"a":[1,"zwölf 🕊️"]}')).toEqual({ a: [1, 'zwölf 🕊️'] })
    expect(read('')).toBeUndefined()
  })

  it.each([
    { text: '{"a":{"b":"x\\u0000y"}}', field: 'a.b', rule: 'nul-character' },
    { text: '{"a":[1,"\\udc00"]}', field: 'a.1', rule: 'lone-surrogate' },
    { text: '{"a":{"__proto__":1}}', field: 'a.__proto__', rule: 'unknown-field' },
    { text: '{"x\\u0000":1}', field: 'x\u2400', rule: 'nul-character' },
  ])('names $field for $rule (VA-3, VA-4)', ({ text, field, rule }) => {
    const found = problemOf(text)
    expect(found.code).toBe('validation-failed')
    expect(found.details.fields).toEqual([{ field, rule }])
  })

  it.each(['{', '\ufeff{}', '{"a":1,"a":1}', '['.repeat(100_000), 'NaN'])('refuses %.20j as malformed', (text) => {
    expect(problemOf(text).code).toBe('malformed-json')
  })
})

describe('a body with a long list', () => {
  const long = (members: readonly unknown[]) => JSON.stringify({ before: 1, list: members, after: { list: [] } })

  it('D2 is read as it would be in one piece, in many steps', () => {
    const member = fc.oneof(fc.string({ maxLength: 40_000 }), fc.jsonValue({ maxDepth: 3 }))
    fc.assert(
      fc.property(fc.array(member, { size: 'max', maxLength: 30 }), (members) => {
        const text = long(members)
        const whole: unknown = JSON.parse(text)
        if (findTextFault(whole) === undefined) expect(read(text)).toEqual(whole)
      }),
    )
    const steps = readSteps(new TextEncoder().encode(long(Array(1_000).fill('x'.repeat(1_000)))))
    expect([...steps].length).toBeGreaterThan(20)
  })

  it.each([
    { text: long(Array(99).fill('x'.repeat(1_000))).replace('],', ',],'), because: 'a comma at the end parts nothing' },
    { text: long(Array(99).fill('x'.repeat(1_000))).replace('],', '},'), because: 'a list ends with its own bracket' },
    { text: long(Array(99).fill('x'.repeat(70_000))).replace('x","x', 'x",,"x'), because: 'two commas part nothing' },
    { text: long(Array(99).fill('x'.repeat(1_000))).slice(0, -20), because: 'it has no end' },
  ])('is refused when $because', ({ text }) => {
    expect(problemOf(text).code).toBe('malformed-json')
  })

  it('names the member with a text that cannot be kept', () => {
    const text = long([...Array(99).fill('x'.repeat(1_000)), '\0'])
    expect(problemOf(text).details.fields).toEqual([{ field: 'list.99', rule: 'nul-character' }])
  })
})
