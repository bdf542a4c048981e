import { describe, expect, it } from 'vitest'
import type { EngineParts } from './engines.ts'
import { type Rung, RungError } from './rung.ts'
import { enginesOf } from './testing/scripted-engines.ts'

const LIMITS = { firstTextMs: 20_000, idleMs: 20_000, totalMs: 20_000 }
const ASKING = {
  request: { instructions: '', messages: [], temperature: 0, maxOutputTokens: 9 },
  use: 'test',
  personId: undefined,
  limits: LIMITS,
  signal: new AbortController().signal,
}

/** A service that is busy at first, and says for how long; then it does as `later` does. */
function busyFor(retryAfterMs: number, later: () => AsyncIterable<string>) {
  let asks = 0
  const rung: Rung = {
    engine: { rung: 'openai-compatible', model: 'busy', place: 'own-server' },
    async *speak() {
      asks += 1
      if (asks === 1) throw new RungError('rate-limited', { retryAfterMs })
      yield* later()
    },
  }
  return { rung, asks: () => asks }
}

async function heard(rung: Rung, changes: Partial<EngineParts> = {}): Promise<string> {
  let said = ''
  for await (const text of enginesOf([rung], changes).speak(rung, ASKING)) said += text
  return said
}

async function* yes() {
  yield 'Yes.'
}

describe('a busy service', () => {
  it('is asked once more after the moment it asks for', async () => {
    const pauses: number[] = []
    const { rung } = busyFor(2_000, yes)
    const pause = async (ms: number) => void pauses.push(ms)
    expect(await heard(rung, { pause })).toBe('Yes.')
    expect(pauses).toEqual([2_000])
  })

  it.each([
    { because: 'it asks for longer than anybody waits', retryAfterMs: 2_001, tookMs: 0 },
    { because: 'the moment would outlast the answer', retryAfterMs: 2_000, tookMs: 18_000 },
  ])('is not asked again when $because', async ({ retryAfterMs, tookMs }) => {
    const { rung, asks } = busyFor(retryAfterMs, yes)
    const now = () => asks() * tookMs
    await expect(heard(rung, { now })).rejects.toMatchObject({ fault: 'rate-limited' })
    expect(asks()).toBe(1)
  })

  it('has no more time for both asks than for one', async () => {
    let now = 0
    const pause = async () => {
      now = 19_990
    }
    const { rung, asks } = busyFor(2_000, async function* () {
      yield await new Promise<string>(() => undefined)
    })
    const since = performance.now()
    await expect(heard(rung, { now: () => now, pause })).rejects.toMatchObject({ fault: 'unavailable' })
    expect(asks()).toBe(2)
    expect(performance.now() - since).toBeLessThan(LIMITS.totalMs / 2)
  })
})
