import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { knowledge, knowledgeFiles } from './knowledge.ts'

const line = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

const KnowledgeFile = z.strictObject({
  schemaVersion: z.literal(1),
  topic: z.string(),
  entries: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
        title: line(3, 80),
        questions: z.array(line(3, 100)).check(z.minLength(5), z.maxLength(8)),
        terms: line(3, 400),
        answer: line(200, 1600),
        sources: z
          .array(z.strictObject({ title: line(4, 200), year: z.number() }))
          .check(z.minLength(1), z.maxLength(3)),
        asOf: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
      }),
    )
    .check(z.minLength(40)),
})

describe('what is known of the United Nations and of conferences', () => {
  it.each(knowledgeFiles)('is well formed on $topic', (file) => {
    expect(KnowledgeFile.safeParse(file).error).toBeUndefined()
  })

  it('are at least three hundred entries', () => {
    expect(knowledge.length).toBeGreaterThanOrEqual(300)
  })

  it.each(knowledge)('tells of $id something that was published before it was written', ({ sources }) => {
    for (const { year } of sources) {
      expect(year).toBeGreaterThanOrEqual(1919)
      expect(year).toBeLessThanOrEqual(2026)
    }
  })
})
