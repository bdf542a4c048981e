import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import delegates from './delegates.json' with { type: 'json' }
import { guide } from './guide.ts'
import { heldOut, outOfScope } from './held-out.ts'
import procedure from './procedure.json' with { type: 'json' }
import product from './product.json' with { type: 'json' }
import { shippedKnowledge } from './shipped.ts'
import writing from './writing.json' with { type: 'json' }

const line = (most: number) => z.string().check(z.trim(), z.minLength(3), z.maxLength(most))

/** A file of authored entries, each with what people type for it. */
const GuideFile = z.strictObject({
  schemaVersion: z.literal(1),
  topic: z.enum(['procedure', 'writing', 'product', 'delegates']),
  entries: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
        title: line(80),
        /** What people really type who want this answer. */
        questions: z.array(line(100)).check(z.minLength(4), z.maxLength(8)),
        /** Words such questions are made of; for finding, never shown. */
        terms: line(400),
        /** Markdown. */
        answer: line(2000),
      }),
    )
    .check(z.minLength(10)),
})

const words = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

describe('the guide', () => {
  it.each([procedure, writing, product, delegates].map((file) => ({ topic: file.topic, file })))(
    'has a well-formed file of $topic',
    ({ file }) => {
      expect(GuideFile.safeParse(file).error).toBeUndefined()
    },
  )

  it('has at least sixty entries, none twice by id, title or question', () => {
    expect(guide.entries.length).toBeGreaterThanOrEqual(60)
    for (const key of ['id', 'title'] as const) {
      expect(new Set(guide.entries.map((entry) => entry[key])).size, key).toBe(guide.entries.length)
    }
    const questions = guide.entries.flatMap((entry) => entry.questions.map((question) => question.toLowerCase()))
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([])
  })

  it('answers in 40 to 180 words, in markdown that is closed', () => {
    for (const { id, answer } of guide.entries) {
      expect(words(answer), id).toBeGreaterThanOrEqual(40)
      expect(words(answer), id).toBeLessThanOrEqual(180)
      expect((answer.match(/\*\*/g) ?? []).length % 2, id).toBe(0)
      expect((answer.match(/`/g) ?? []).length % 2, id).toBe(0)
      expect(answer.replaceAll(/`[^`]*`/g, ''), id).not.toMatch(/https?:|<[a-z]|!\[/)
    }
  })

  it('is measured by questions that stand in no entry, on answers that exist', async () => {
    const variants = new Set(guide.entries.flatMap(({ questions }) => questions.map((one) => one.toLowerCase())))
    const world = await shippedKnowledge.world()
    const campaigns = await shippedKnowledge.campaigns()
    const topics = await shippedKnowledge.topics()
    const known = new Set([
      ...guide.entries.map(({ id }) => `guide:${id}`),
      ...topics.map(({ id }) => `topic:${id}`),
      ...Object.values(world.packs).flatMap((pack) =>
        pack.motions.map(({ motion }) => `procedure:${pack.id}/${motion}`),
      ),
      ...campaigns.flatMap(({ id, issues }) => [`campaign:${id}`, ...issues.map((one) => `campaign:${id}/${one.id}`)]),
      ...[...world.countries.map(({ iso3 }) => iso3), ...world.blocs.map(({ id }) => id)].map((id) => `country:${id}`),
    ])
    expect(heldOut.length).toBeGreaterThanOrEqual(120)
    expect(outOfScope.length).toBeGreaterThanOrEqual(40)
    for (const { question, right } of heldOut) {
      expect(variants.has(question.toLowerCase()), question).toBe(false)
      for (const id of right) expect(known.has(id), id).toBe(true)
    }
  })
})
