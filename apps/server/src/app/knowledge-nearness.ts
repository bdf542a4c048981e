import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Embeddings } from '@placard/application'
import { KnowledgeVectors, type ModelProviders } from '@placard/language/models'
import { vectorFile } from '../adapters/embeddings/vector-file.ts'
import { TIMERS } from '../adapters/language-model/create-model-providers.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** What of the knowledge lies near a question, by each of the services that make vectors here. */
export interface KnowledgeNearness {
  /** The vectors of one service; nothing is computed before the first question. */
  over(embeddings: Embeddings): KnowledgeVectors
  close(): Promise<void>
}

/** Composes the vectors of the knowledge; they are kept in the data folder. */
export function knowledgeNearness(
  { configuration, logger }: Pick<Dependencies, 'configuration' | 'logger'>,
  providers: ModelProviders,
): KnowledgeNearness {
  const folder = path.join(configuration.dataDir, 'vectors')
  const all = new Map<Embeddings, KnowledgeVectors>()
  const vectorsOver = (embeddings: Embeddings) =>
    new KnowledgeVectors({
      embeddings,
      cache: vectorFile(folder, embeddings.spaceId, (error) =>
        logger.warn({ err: error }, 'the vectors of the knowledge could not be kept'),
      ),
      keyOf: (text) => createHash('sha256').update(text).digest('base64url'),
      isAllowed: () => providers.mayAskFor(embeddings),
      timers: TIMERS,
      pause: async (ms, signal) => pause(ms, undefined, { signal }),
      onOutage: (engine, fault) =>
        logger.warn({ engine, fault }, 'no vectors came: passages are found by their words alone'),
    })
  return {
    over(embeddings) {
      const vectors = all.get(embeddings) ?? vectorsOver(embeddings)
      all.set(embeddings, vectors)
      return vectors
    },
    async close() {
      await Promise.all([...all.values()].map((vectors) => vectors.close()))
    },
  }
}
