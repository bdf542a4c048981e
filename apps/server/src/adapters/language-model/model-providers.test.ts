import type { ModelProvidersDependencies } from '@placard/language/models'
import { type ModelProvider, ModelProviderError } from '@placard/language/models'
import { TEST_BOUNDS } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { providersOf } from './testing/scripted-providers.ts'

/** Longer than any test waits. */
const HOUR_MS = 3_600_000
const LIMITS = { firstTextMs: HOUR_MS, idleMs: HOUR_MS, totalMs: HOUR_MS }
const ASKING = {
  request: { instructions: '', messages: [], temperature: 0, maxOutputTokens: 9 },
  use: 'test',
  userId: undefined,
  limits: LIMITS,
  signal: new AbortController().signal,
}

/** A provider that answers busy with a retry delay at first, and then as `later` does. */
function busyFor(retryAfterMs: number, later: () => AsyncIterable<string>) {
  let asks = 0
  const provider: ModelProvider = {
    engine: { rung: 'openai-compatible', model: 'busy', place: 'own-server' },
    bounds: TEST_BOUNDS,
    async *speak() {
      asks += 1
      if (asks === 1) throw new ModelProviderError('rate-limited', { retryAfterMs })
      yield* later()
    },
  }
  return { rung: provider, asks: () => asks }
}

async function heard(provider: ModelProvider, changes: Partial<ModelProvidersDependencies> = {}): Promise<string> {
  let said = ''
  for await (const text of providersOf([provider], changes).speak(provider, ASKING)) said += text
  return said
}

async function* yes() {
  yield 'Yes.'
}

describe('a busy service', () => {
  it('is asked once more after the moment it asks for', async () => {
    const pauses: number[] = []
    const { rung: provider } = busyFor(2_000, yes)
    const pause = async (ms: number) => void pauses.push(ms)
    expect(await heard(provider, { pause })).toBe('Yes.')
    expect(pauses).toEqual([2_000])
  })

  it.each([
    { because: 'it asks for longer than anybody waits', retryAfterMs: 2_001, tookMs: 0 },
    { because: 'the moment would outlast the answer', retryAfterMs: 2_000, tookMs: HOUR_MS - 2_000 },
  ])('is not asked again when $because', async ({ retryAfterMs, tookMs }) => {
    const { rung: provider, asks } = busyFor(retryAfterMs, yes)
    const now = () => asks() * tookMs
    await expect(heard(provider, { now })).rejects.toMatchObject({ fault: 'rate-limited' })
    expect(asks()).toBe(1)
  })

  it('has no more time for both asks than for one', async () => {
    let now = 0
    const pause = async () => {
      now = HOUR_MS - 10
    }
    const { rung: provider, asks } = busyFor(2_000, async function* () {
      yield await new Promise<string>(() => undefined)
    })
    await expect(heard(provider, { now: () => now, pause })).rejects.toMatchObject({ fault: 'slow' })
    expect(asks()).toBe(2)
  })
})

describe('what an administrator has withdrawn', () => {
  const own: ModelProvider = {
    ...busyFor(0, yes).rung,
    engine: { rung: 'openai-compatible', model: 'm', place: 'own-key' },
  }

  it.each([
    { because: 'it was withdrawn after its turn had come', provider: busyFor(0, yes).rung, rule: 'openai-compatible' },
    { because: 'keys of people’s own are not allowed', provider: own, rule: 'own' },
  ] as const)('is asked for nothing, and that is no fault of it: $because', async ({ provider, rule }) => {
    const faults: unknown[] = []
    const onFault = (_: string, error: unknown) => faults.push(error)
    const heardNow = heard(provider, { withdrawn: async () => new Set([rule]), onFault })
    await expect(heardNow).rejects.toMatchObject({ fault: 'withdrawn' })
    expect(faults).toEqual([])
  })

  it('is everything before the first look', async () => {
    const providers = providersOf([busyFor(0, yes).rung], { withdrawn: async () => new Set<never>() })
    expect([...providers.worthAsking(undefined)]).toEqual([])
    await providers.look()
    expect([...providers.worthAsking(undefined)]).toHaveLength(1)
  })
})

describe('whoever has nothing sent to services', () => {
  const ofTheHost = () => busyFor(0, yes).rung

  it('has no provider of the host asked, and others have', async () => {
    const provider = ofTheHost()
    const providers = providersOf([provider], { isKeptIn: async (userId) => userId === 'ada' })
    await providers.look({ userId: 'ada' })
    await providers.look({ userId: 'ben' })
    expect([...providers.worthAsking('ada')]).toEqual([])
    expect([...providers.worthAsking('ben')]).toEqual([provider])
    expect([...providers.worthAsking(undefined)]).toEqual([provider])
    const asked = providers.speak(provider, { ...ASKING, userId: 'ada' }).next()
    await expect(asked).rejects.toMatchObject({ fault: 'withheld' })
  })

  it('is everybody of whom nothing is known, also once it cannot be learnt any more', async () => {
    let answer = Promise.resolve(false)
    const provider = ofTheHost()
    const providers = providersOf([provider], { isKeptIn: () => answer })
    expect([...providers.worthAsking('ben')]).toEqual([])
    await providers.look({ userId: 'ben' })
    expect([...providers.worthAsking('ben')]).toEqual([provider])
    answer = new Promise(() => undefined)
    await providers.look({ userId: 'ben', withinMs: 1 })
    expect([...providers.worthAsking('ben')]).toEqual([])
  })
})

describe('what nobody waits for', () => {
  it.each([
    { isAside: true, left: 1 },
    { isAside: false, left: 0 },
  ])('opens no circuit when it fails ($isAside)', async ({ isAside, left }) => {
    const provider: ModelProvider = {
      ...busyFor(0, yes).rung,
      // biome-ignore lint/correctness/useYield: it fails before it says anything
      async *speak() {
        throw new ModelProviderError('unavailable')
      },
    }
    const providers = providersOf([provider])
    for (let ask = 0; ask < 3; ask += 1) {
      await expect(providers.speak(provider, { ...ASKING, isAside }).next()).rejects.toThrow('unavailable')
    }
    expect([...providers.worthAsking(undefined)]).toHaveLength(left)
  })
})

describe('the time limits of a model', () => {
  it.each([
    { because: 'a hosted one is quick', firstTextMs: 8_000, idleMs: 10_000, totalMs: 60_000 },
    { because: 'the operator wants it quicker', firstTextMs: 2_000, idleMs: 10_000, totalMs: 60_000 },
    { because: 'one that begins late is slow to its end', firstTextMs: 60_000, idleMs: 30_000, totalMs: 450_000 },
  ])('follow from its first text, because $because', ({ firstTextMs, idleMs, totalMs }) => {
    expect(providersOf([]).limitsOf({ ...busyFor(0, yes).rung, bounds: { ...TEST_BOUNDS, firstTextMs } })).toEqual({
      firstTextMs,
      idleMs,
      totalMs,
    })
  })
})
