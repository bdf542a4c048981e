import type { Embeddings } from '@placard/application'
import type { EngineChoice, RuledEngine } from '@placard/contract'
import { A_CHAT_ORDER, groundless, ScriptedModel, says, TEST_BOUNDS } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { createFallbackModel } from '../fallback-model.ts'
import { type ModelProvider, ModelProviderError } from '../model-provider.ts'
import { ModelProviders } from '../model-providers.ts'

type Rung = 'gemini' | 'openai-compatible'

const vectorsOf = (name: Rung): Embeddings => ({ name, spaceId: name, batchSize: 1, vectorsOf: async () => [] })
const VECTORS = { gemini: vectorsOf('gemini'), 'openai-compatible': vectorsOf('openai-compatible') }

function aProvider(rung: Rung, isAway: boolean, embeddings: Embeddings | undefined): ModelProvider {
  return {
    engine: { rung, model: 'x', place: 'cloud' },
    bounds: TEST_BOUNDS,
    embeddings,
    async *speak() {
      if (isAway) throw new ModelProviderError('unavailable')
      yield rung
    },
  }
}

interface Case {
  readonly because: string
  readonly choice: EngineChoice
  readonly has?: readonly Rung[]
  readonly away?: Rung
  readonly withdrawn?: readonly RuledEngine[]
  readonly isKeptIn?: boolean
  readonly shown: readonly (Rung | undefined)[]
}

const AUTOMATIC = { kind: 'automatic' } as const
const LOCAL = { kind: 'provider', provider: 'openai-compatible' } as const
const OWN = { kind: 'own', ownEngineId: '00000000-0000-4000-8000-000000000001' } as const

/** Which vectors a question may be sent for; empty when the knowledge was not searched for a model. */
async function shownTo({
  choice,
  has = ['gemini', 'openai-compatible'],
  away,
  withdrawn = [],
  isKeptIn = false,
}: Case) {
  const shown: (string | undefined)[] = []
  const provider = (rung: Rung) => aProvider(rung, rung === away, has.includes(rung) ? VECTORS[rung] : undefined)
  const providers = new ModelProviders({
    providers: [provider('gemini'), provider('openai-compatible')],
    now: () => 0,
    pause: async () => undefined,
    timers: { now: () => 0, after: () => () => undefined },
    onFault: () => undefined,
    onTokens: () => undefined,
    withdrawn: async () => new Set(withdrawn),
    isKeptIn: async () => isKeptIn,
  })
  const model = createFallbackModel({
    providers,
    personal: async () => aProvider('gemini', false, undefined),
    async ground(_, embeddings) {
      shown.push(embeddings?.name)
      return groundless()
    },
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: new ScriptedModel(says('built in')),
  })
  for await (const _ of model.answer(
    { ...A_CHAT_ORDER, askedBy: 'ada', engineChoice: choice },
    new AbortController().signal,
  ));
  return { shown, providers }
}

describe('a question is sent for vectors', () => {
  it.each<Case>([
    { because: 'the first in order answers', choice: AUTOMATIC, shown: ['gemini'] },
    { because: 'the chosen one answers', choice: LOCAL, shown: ['openai-compatible'] },
    { because: 'the chosen one makes no vectors', choice: LOCAL, has: ['gemini'], shown: [undefined] },
    {
      because: 'the chosen one is away',
      choice: LOCAL,
      has: ['gemini'],
      away: 'openai-compatible',
      shown: [undefined],
    },
    { because: 'another only stands in for it', choice: LOCAL, withdrawn: ['openai-compatible'], shown: [undefined] },
    { because: 'the first is withdrawn', choice: AUTOMATIC, withdrawn: ['gemini'], shown: ['openai-compatible'] },
    {
      because: 'only the withdrawn one makes any',
      choice: AUTOMATIC,
      has: ['gemini'],
      withdrawn: ['gemini'],
      shown: [undefined],
    },
    { because: 'a key of one’s own is not the server’s', choice: OWN, shown: [undefined] },
    { because: 'its owner has nothing sent to services', choice: LOCAL, isKeptIn: true, shown: [] },
    { because: 'no model was wanted', choice: { kind: 'built-in' }, shown: [] },
    { because: 'the browser’s own model answers', choice: { kind: 'device' }, shown: [undefined] },
  ])('of $shown alone: $because', async (one) => {
    expect((await shownTo(one)).shown).toEqual(one.shown)
  })
})

describe('the vectors of the knowledge', () => {
  it('may be asked for of a service that is set up and not withdrawn', async () => {
    const allowed = await shownTo({ because: '', choice: AUTOMATIC, withdrawn: ['gemini'], shown: [] })
    expect(await allowed.providers.mayAskFor(VECTORS.gemini)).toBe(false)
    expect(await allowed.providers.mayAskFor(VECTORS['openai-compatible'])).toBe(true)
    expect(await allowed.providers.mayAskFor(vectorsOf('gemini'))).toBe(false)
  })
})
