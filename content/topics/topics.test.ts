import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import states from '../countries/countries.json' with { type: 'json' }
import { topics } from './topics.ts'

const line = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))
const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(48))

const Measures = z
  .array(
    z.strictObject({
      id: Id,
      label: line(8, 110),
      clause: line(80, 520),
      spoken: line(20, 260),
      funding: line(20, 180),
      because: line(25, 240),
    }),
  )
  .check(z.minLength(2), z.maxLength(4))

const TopicFile = z.strictObject({
  id: Id,
  title: line(3, 70),
  names: z.array(line(2, 60)).check(z.minLength(3), z.maxLength(14)),
  problem: line(80, 420),
  facts: z
    .array(z.strictObject({ fact: line(20, 260), source: line(4, 160), year: z.number() }))
    .check(z.minLength(3), z.maxLength(8)),
  agenda: z.optional(z.strictObject({ campaign: Id, issues: z.array(Id).check(z.minLength(1), z.maxLength(6)) })),
  recalls: z.array(line(15, 260)).check(z.minLength(2), z.maxLength(5)),
  measures: z.strictObject({ mild: Measures, usual: Measures, strong: Measures }),
  interests: z
    .array(
      z.strictObject({
        countries: z.array(z.string()),
        blocs: z.array(z.string()),
        line: line(40, 340),
        position: line(30, 300),
        wants: z.array(Id).check(z.minLength(1)),
        resists: z.array(Id),
        source: line(4, 200),
      }),
    )
    .check(z.minLength(6)),
  concerns: z
    .array(z.strictObject({ concern: line(20, 200), answer: line(30, 300) }))
    .check(z.minLength(3), z.maxLength(6)),
})

const countries = new Set(states.countries.map(({ iso3 }) => iso3))
const blocs = new Set(states.blocs.map(({ id }) => id))

describe('the topics', () => {
  it.each(topics)('$id is well formed', (topic) => {
    expect(TopicFile.safeParse(topic).error).toBeUndefined()
  })

  it('are at least eighty, none twice by id or title, no name for two of them', () => {
    expect(topics.length).toBeGreaterThanOrEqual(80)
    for (const key of ['id', 'title'] as const) {
      expect(new Set(topics.map((one) => one[key])).size, key).toBe(topics.length)
    }
    const names = topics.flatMap((one) => one.names)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
  })

  it.each(topics)('$id speaks of states, groups and measures that exist', ({ measures, interests }) => {
    const all = Object.values(measures).flat()
    const ids = new Set(all.map(({ id }) => id))
    expect(ids.size).toBe(all.length)
    for (const { countries: codes, blocs: groups, wants, resists } of interests) {
      expect(codes.filter((code) => !countries.has(code))).toEqual([])
      expect(groups.filter((id) => !blocs.has(id))).toEqual([])
      expect([...wants, ...resists].filter((id) => !ids.has(id))).toEqual([])
      expect(wants.filter((id) => resists.includes(id))).toEqual([])
    }
    const everybody = interests.filter((one) => one.countries.length + one.blocs.length === 0)
    expect(everybody).toHaveLength(1)
  })

  it.each(topics)('$id offers measures as clauses that stand without gaps', ({ measures }) => {
    for (const { clause, spoken, funding, label } of Object.values(measures).flat()) {
      expect(clause).toMatch(/^\*[A-Z][a-z]+s(?: (?:upon|for|note of|its [a-z]+))?\* .*[^.;,]$/)
      for (const text of [clause, spoken, funding, label]) expect(text).not.toMatch(/[[\]]/)
      for (const text of [spoken, funding, label]) expect(text).not.toMatch(/[.;]$/)
      expect(label).toMatch(/^[a-z]/)
    }
  })

  it.each(topics)('$id states facts with a year, without a full stop', ({ facts }) => {
    for (const { fact, year } of facts) {
      expect(fact).toMatch(/^[A-Z0-9“].*[^.]$/)
      expect(year).toBeGreaterThanOrEqual(1945)
      expect(year).toBeLessThanOrEqual(2026)
    }
  })
})
