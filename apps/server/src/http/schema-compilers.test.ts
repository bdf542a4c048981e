import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileSerializer, compileValidator } from './schema-compilers.ts'

const Person = z.strictObject({ name: z.string(), country: z.optional(z.enum(['KEN', 'BRA'])) })
const part = { schema: Person, method: 'GET', url: '/api/people' }
/** Enough uses for a schema to have been compiled. */
const USES = 50

/** Results of the first and of the last use, before and after the schema was compiled. */
function firstAndLast<Answer>(run: () => Answer): readonly Answer[] {
  return Array.from({ length: USES }, run).filter((_, at) => at === 0 || at === USES - 1)
}

describe('answers (AZ-5)', () => {
  const write = compileSerializer(part)

  it('contain what the schema names', () => {
    for (const text of firstAndLast(() => write({ country: 'KEN', name: 'Ada' }))) {
      expect(text).toBe('{"name":"Ada","country":"KEN"}')
    }
  })

  it.each([
    { data: { name: 'Ada', passwordHash: '$argon2id$' }, because: 'a field no schema names stays here' },
    { data: { name: 'Ada', country: 'ATL' }, because: 'a value no schema allows is a bug of ours' },
    { data: {}, because: 'the page counts on every field' },
  ])('do not go out otherwise: $because', ({ data }) => {
    for (const attempt of firstAndLast(() => () => write(data))) {
      expect(attempt).toThrow('Response doesn')
    }
    for (let use = 0; use < USES; use++) expect(() => write(data)).toThrow()
  })
})

describe('input', () => {
  it.each([
    { data: { name: 'Ada' }, because: 'is taken' },
    { data: { name: 'Ada', role: 'ADMIN' }, because: 'has a field too many' },
    { data: { country: 'ATL' }, because: 'has no name and a country that is none' },
    { data: null, because: 'is no person' },
  ])('is validated alike before and after compilation: what $because', ({ data }) => {
    const read = compileValidator(part)
    const [first, last] = firstAndLast(() => read(data))
    expect(last).toEqual(first)
  })

  it('is given on as the schema reads it', () => {
    const read = compileValidator({ ...part, schema: z.strictObject({ page: z.coerce.number() }) })
    for (const answer of firstAndLast(() => read({ page: '3' }))) expect(answer).toEqual({ value: { page: 3 } })
  })
})
