import type { EmbeddedAs } from '@placard/application'
import { VENDOR_ADDRESSES } from '@placard/contract'
import * as z from 'zod'
import { modelName } from '../../config/language-configuration.ts'
import { below } from '../model-providers/requests.ts'
import { askVectors, spaceIdOf, Vector } from './ask-vectors.ts'
import type { EmbeddingKind } from './embedding-kind.ts'

/** Numbers of a vector: the vendor's models have 3,072 unless asked for fewer, and lose little by it. */
const DIMENSIONS = 768
/** The API takes a hundred texts at once; half of it keeps within the limit of tokens a minute of an unpaid key. */
const BATCH_SIZE = 50

const TASK_TYPES = {
  question: 'RETRIEVAL_QUERY',
  passage: 'RETRIEVAL_DOCUMENT',
} as const satisfies Readonly<Record<EmbeddedAs, string>>

const Values = z.object({ values: Vector }).transform(({ values }) => values)
const One = z.object({ embedding: Values }).transform(({ embedding }) => [embedding])
const Several = z.object({ embeddings: z.array(Values) }).transform(({ embeddings }) => embeddings)

/** Vectors by Google's Gemini API: `embedContent` for one text, `batchEmbedContents` for several. */
export const geminiEmbeddings: EmbeddingKind = {
  id: 'gemini',
  variables: {
    model: {
      name: 'GEMINI_EMBEDDING_MODEL',
      schema: modelName,
      expected: 'the name of a Gemini model for embeddings, such as gemini-embedding-001, together with GEMINI_API_KEY',
    },
  },
  create(configuration) {
    const { model, apiKey = '', url = VENDOR_ADDRESSES.gemini } = configuration
    const requestOf = (text: string, as: EmbeddedAs) => ({
      model: `models/${model}`,
      content: { parts: [{ text }] },
      taskType: TASK_TYPES[as],
      outputDimensionality: DIMENSIONS,
    })
    const address = (method: string) => below(url, `/models/${encodeURIComponent(model)}:${method}`)
    return {
      name: `gemini ${model}`,
      spaceId: spaceIdOf('gemini', configuration),
      batchSize: BATCH_SIZE,
      vectorsOf(texts, as, signal) {
        const [only, ...others] = texts.map((text) => requestOf(text, as))
        const isOne = only !== undefined && others.length === 0
        const call = isOne
          ? { url: address('embedContent'), body: only, answer: One }
          : { url: address('batchEmbedContents'), body: { requests: only ? [only, ...others] : [] }, answer: Several }
        // in a header: addresses are written into logs on their way
        return askVectors({ ...call, headers: { 'x-goog-api-key': apiKey }, count: texts.length }, signal)
      },
    }
  },
}
