import * as z from 'zod'
import { modelName } from '../../config/language-configuration.ts'
import { bearer, below } from '../model-providers/requests.ts'
import { askVectors, spaceIdOf, Vector } from './ask-vectors.ts'
import type { EmbeddingKind } from './embedding-kind.ts'

/** A server on a machine without a graphics card takes a second or more for each text. */
const BATCH_SIZE = 16

/** Servers may answer in any order, and say which text each vector is of. */
const Answer = z
  .object({ data: z.array(z.object({ index: z.number(), embedding: Vector })) })
  .refine(({ data }) => new Set(data.map(({ index }) => index)).size === data.length)
  .transform(({ data }) => data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding))

/** Vectors by a server that speaks the embeddings API of OpenAI. */
export const openAiCompatibleEmbeddings: EmbeddingKind = {
  id: 'openai-compatible',
  variables: {
    model: {
      name: 'OPENAI_COMPATIBLE_EMBEDDING_MODEL',
      schema: modelName,
      expected:
        'the name of a model for embeddings that server has, such as nomic-embed-text, together with OPENAI_COMPATIBLE_URL',
    },
  },
  create(configuration) {
    const { model, apiKey, url = '' } = configuration
    return {
      name: `openai-compatible ${model}`,
      spaceId: spaceIdOf('openai-compatible', configuration),
      batchSize: BATCH_SIZE,
      // the wire does not say what a text is in a search
      vectorsOf: (texts, _as, signal) =>
        askVectors(
          {
            url: below(url, '/embeddings'),
            headers: bearer(apiKey),
            body: { model, input: texts, encoding_format: 'float' },
            answer: Answer,
            count: texts.length,
          },
          signal,
        ),
    }
  },
}
