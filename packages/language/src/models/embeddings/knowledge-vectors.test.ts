import { type Embeddings, EmbeddingsError } from '@placard/application'
import type { AnswerFault } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import type { Leaf } from '../../assistant/retrieval.ts'
import { KnowledgeVectors, type VectorsByKey } from './knowledge-vectors.ts'

const aLeaf = (id: string, text: string): Leaf => ({
  source: { kind: 'guide', id, title: id },
  questions: [],
  terms: '',
  text,
})
const LEAVES = [aLeaf('peace', 'peace'), aLeaf('trade', 'trade'), aLeaf('sea', 'sea')]

/** A direction for each subject. */
const vectorOf = (text: string) => ['peace', 'trade', 'sea'].map((word) => (text.includes(word) ? 2 : 0.1))

interface Setting {
  readonly vectors?: (texts: readonly string[]) => readonly (readonly number[])[]
  readonly isAllowed?: () => boolean
  readonly isSilent?: (as: 'question' | 'passage') => boolean
}

/** Vectors over a double, with what it was asked; its clock goes on when told so. */
function given({
  vectors = (texts) => texts.map(vectorOf),
  isAllowed = () => true,
  isSilent = () => false,
}: Setting = {}) {
  const asked: { as: string; texts: readonly string[] }[] = []
  const outages: AnswerFault[] = []
  const kept = { vectors: new Map() as VectorsByKey, writes: 0 }
  const timers = { ms: 0, tasks: new Set<() => void>() }
  const embeddings: Embeddings = {
    name: 'a-model',
    spaceId: '0',
    batchSize: 2,
    async vectorsOf(texts, as, signal) {
      asked.push({ as, texts })
      if (isSilent(as)) {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      return vectors(texts)
    },
  }
  const create = () =>
    new KnowledgeVectors({
      embeddings,
      cache: {
        read: async () => kept.vectors,
        async write(written) {
          kept.vectors = new Map(written)
          kept.writes += 1
        },
      },
      keyOf: (text) => text,
      isAllowed: async () => isAllowed(),
      timers: {
        now: () => timers.ms,
        after(_, task) {
          timers.tasks.add(task)
          return () => timers.tasks.delete(task)
        },
      },
      pause: async () => undefined,
      onOutage: (_, fault) => outages.push(fault),
    })
  const questions = () => asked.filter(({ as }) => as === 'question').length
  const passages = () => asked.filter(({ as }) => as === 'passage').flatMap(({ texts }) => texts)
  return { create, asked, outages, kept, timers, questions, passages }
}

/** Asks until the work in the background is done. */
async function filled(vectors: KnowledgeVectors, leaves: readonly Leaf[] = LEAVES): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await vectors.nearTo('', leaves)
}

const nearest = (near: ReadonlyMap<Leaf, number> | undefined) =>
  [...(near ?? [])].toSorted(([, one], [, other]) => other - one)[0]?.[0].source.id

describe('the vectors of the knowledge', () => {
  it('are computed once, in batches and in the background; until then nothing is near', async () => {
    const { create, questions, passages, asked } = given()
    const vectors = create()
    expect(await vectors.nearTo('the sea', LEAVES)).toBeUndefined()
    expect(questions()).toBe(0)
    await filled(vectors)
    expect(nearest(await vectors.nearTo('about trade', LEAVES))).toBe('trade')
    expect(nearest(await vectors.nearTo('the sea', LEAVES))).toBe('sea')
    expect(asked.map(({ texts }) => texts.length)).toEqual([2, 1, 1, 1])
    expect(passages()).toHaveLength(3)
  })

  it('outlive the process, and only texts that changed are computed again', async () => {
    const { create, kept, passages } = given()
    await filled(create())
    expect(kept.writes).toBe(1)
    const again = create()
    expect(nearest(await again.nearTo('peace', LEAVES))).toBe('peace')
    expect(passages()).toHaveLength(3)
    await filled(again, [...LEAVES.slice(0, 2), aLeaf('sea', 'the law of the sea')])
    expect(passages().slice(3)).toEqual(['sea\nthe law of the sea'])
    expect([...kept.vectors.keys()]).toEqual(['peace\npeace', 'trade\ntrade', 'sea\nthe law of the sea'])
  })

  it('are not asked for while the service is withdrawn', async () => {
    let isAllowed = false
    const { create, asked } = given({ isAllowed: () => isAllowed })
    const vectors = create()
    await filled(vectors)
    expect(asked).toEqual([])
    isAllowed = true
    await filled(vectors)
    expect(nearest(await vectors.nearTo('peace', LEAVES))).toBe('peace')
  })

  it('begin anew where the service has another model under the same name', async () => {
    let hasOther = false
    const { create, passages, outages, timers } = given({
      vectors: (texts) => texts.map((text) => (hasOther ? [...vectorOf(text), 0.5] : vectorOf(text))),
    })
    const vectors = create()
    await filled(vectors)
    hasOther = true
    expect(await vectors.nearTo('the sea', LEAVES)).toBeUndefined()
    expect(outages).toEqual(['empty'])
    timers.ms = 30_000
    await filled(vectors)
    expect(passages()).toHaveLength(6)
    expect(nearest(await vectors.nearTo('the sea', LEAVES))).toBe('sea')
  })

  it('that never come are given up, and told of once', async () => {
    const { create, outages, asked } = given({
      vectors: () => {
        throw new EmbeddingsError('unavailable')
      },
    })
    const vectors = create()
    await filled(vectors)
    await vectors.close()
    expect(outages).toEqual(['unavailable'])
    expect(asked).toHaveLength(10)
  })

  it.each(['key-refused', 'quota', 'bad-request'] as const)('are not asked for again after %s', async (fault) => {
    const { create, outages, asked } = given({
      vectors: () => {
        throw new EmbeddingsError(fault)
      },
    })
    const vectors = create()
    await filled(vectors)
    await vectors.close()
    expect({ outages, asked: asked.length }).toEqual({ outages: [fault], asked: 1 })
  })

  it('stop coming when the server stops', async () => {
    const { create, outages } = given({ isSilent: () => true })
    const vectors = create()
    await vectors.nearTo('the sea', LEAVES)
    await vectors.close()
    expect(outages).toEqual([])
  })
})

describe('a question whose vector is late', () => {
  it('is answered without, tells of it once, and leaves the service alone for half a minute', async () => {
    let isLate = true
    const { create, outages, timers, questions } = given({ isSilent: (as) => as === 'question' && isLate })
    const vectors = create()
    await filled(vectors)
    const ask = async () => {
      const near = vectors.nearTo('the sea', LEAVES)
      await Promise.resolve()
      await Promise.resolve()
      for (const task of timers.tasks) task()
      return near
    }
    expect(await ask()).toBeUndefined()
    expect(await ask()).toBeUndefined()
    expect(questions()).toBe(1)
    timers.ms = 30_000
    expect(await ask()).toBeUndefined()
    expect({ outages, asked: questions() }).toEqual({ outages: ['slow'], asked: 2 })
    isLate = false
    timers.ms = 60_000
    expect(nearest(await vectors.nearTo('the sea', LEAVES))).toBe('sea')
    isLate = true
    expect(await ask()).toBeUndefined()
    expect(outages).toEqual(['slow', 'slow'])
  })
})

describe('a question that the service does not take', () => {
  it.each(['too-long', 'bad-request', 'blocked'] as const)('is no outage for others: %s', async (fault) => {
    const { create, outages } = given({
      vectors: (texts) => {
        if (texts.includes('a wrong question')) throw new EmbeddingsError(fault)
        return texts.map(vectorOf)
      },
    })
    const vectors = create()
    await filled(vectors)
    expect(await vectors.nearTo('a wrong question', LEAVES)).toBeUndefined()
    expect(nearest(await vectors.nearTo('the sea', LEAVES))).toBe('sea')
    expect(outages).toEqual([])
  })

  it('is sent by its end when it is long', async () => {
    const { create, asked } = given()
    const vectors = create()
    await filled(vectors)
    expect(nearest(await vectors.nearTo(`${'trade '.repeat(400)}${'x'.repeat(1_490)} the sea`, LEAVES))).toBe('sea')
    expect(asked.at(-1)?.texts[0]).toHaveLength(1_500)
  })
})
