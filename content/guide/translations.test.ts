import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import delegates from './delegates.json' with { type: 'json' }
import delegatesEs from './es/delegates.json' with { type: 'json' }
import procedureEs from './es/procedure.json' with { type: 'json' }
import productEs from './es/product.json' with { type: 'json' }
import writingEs from './es/writing.json' with { type: 'json' }
import delegatesFr from './fr/delegates.json' with { type: 'json' }
import procedureFr from './fr/procedure.json' with { type: 'json' }
import productFr from './fr/product.json' with { type: 'json' }
import writingFr from './fr/writing.json' with { type: 'json' }
import procedure from './procedure.json' with { type: 'json' }
import product from './product.json' with { type: 'json' }
import writing from './writing.json' with { type: 'json' }

/** What a reader sees of the guide, in a language that is not the assistant's. */
const Translation = z.strictObject({
  schemaVersion: z.literal(1),
  language: z.enum(['fr', 'es']),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
      answer: z.string().check(z.trim(), z.minLength(3), z.maxLength(3000)),
    }),
  ),
})

const FILES = [
  { topic: 'product', english: product, twins: [productFr, productEs] },
  { topic: 'procedure', english: procedure, twins: [procedureFr, procedureEs] },
  { topic: 'writing', english: writing, twins: [writingFr, writingEs] },
  { topic: 'delegates', english: delegates, twins: [delegatesFr, delegatesEs] },
].flatMap(({ topic, english, twins }) =>
  twins.map((twin) => ({ topic, language: twin.language, english: english.entries, twin })),
)

/** The figures of a text, whatever separates their digits; those of a list's items are not counted. */
function figuresOf(text: string): readonly string[] {
  const plain = text.replaceAll(/^\d+\. /gm, '').replaceAll(/(?<=\d)[\s\u00a0\u202f,.](?=\d{3}\b)/g, '')
  return (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted()
}

const marksOf = (text: string) => (text.match(/\*\*/g) ?? []).length % 2

describe.each(FILES)('the guide on $topic in $language', ({ english, twin }) => {
  it('is well formed, with every entry of the English and no other, in its order', () => {
    expect(Translation.safeParse(twin).error).toBeUndefined()
    expect(twin.entries.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  })

  it('has the figures of the English', () => {
    for (const entry of english) {
      const other = twin.entries.find(({ id }) => id === entry.id)
      expect({ id: entry.id, figures: figuresOf(other?.answer ?? '') }).toEqual({
        id: entry.id,
        figures: figuresOf(entry.answer),
      })
    }
  })

  it('is markdown that is closed, and is not the English text', () => {
    for (const { id, answer } of twin.entries) {
      expect(marksOf(answer), id).toBe(0)
      expect(answer, id).not.toBe(english.find((entry) => entry.id === id)?.answer)
    }
  })
})
