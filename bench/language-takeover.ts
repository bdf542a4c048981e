import type { ModelProviders } from '@placard/language/models'
import { ModelProviderError } from '@placard/language/models'
import { STALLS, startStalledService } from '../apps/server/src/adapters/language-model/testing/stalled-service.ts'
import { providersOver, WIRE_FORMATS } from '../apps/server/src/adapters/language-model/testing/vendor.ts'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'

const TAKEOVERS = 20
/** Timeout, shorter than in production, so that many can be measured; the time beyond it is the result. */
const LIMIT_MS = 200
const LIMITS = { firstTextMs: LIMIT_MS, idleMs: LIMIT_MS, totalMs: 10 * LIMIT_MS }

/**
 * Failover time: how long after its timeout a stalled service is given up for the next engine, over every wire format.
 */
export async function takeovers(options: BenchOptions): Promise<readonly Figure[]> {
  const service = await startStalledService()
  const late: number[] = []
  try {
    for (const { name } of WIRE_FORMATS) {
      for (const stall of STALLS) {
        service.stall(stall)
        for (let time = -1; time < sampled(TAKEOVERS, options, 3); time += 1) {
          // a new circuit breaker each time: an open one would skip the service
          const { providers: engines } = await providersOver(service, [name], { limits: LIMITS })
          const waitedMs = await givenUpAfter(engines)
          // the first of each is the warm-up
          if (time >= 0) late.push(waitedMs - LIMIT_MS)
        }
      }
    }
  } finally {
    await service.close()
  }
  const sample = `${late.length} stalls of ${STALLS.length} kinds over ${WIRE_FORMATS.length} wire formats, limit ${LIMIT_MS} ms`
  const notes = { unit: 'ms', sample }
  return [
    { name: 'takeover after the limit, median', value: percentile(late, 0.5), ...notes },
    { name: 'takeover after the limit, longest', value: Math.max(...late), limit: { atMost: 100 }, ...notes },
  ]
}

/** Time from the engine's last text, or from the request, until it is given up; in ms. */
async function givenUpAfter(providers: ModelProviders): Promise<number> {
  const [provider] = providers.worthAsking(undefined)
  if (provider === undefined) throw new Error('no engine is worth asking')
  const request = {
    instructions: 'Wait.',
    messages: [{ role: 'user', content: 'Well?' }],
    temperature: 0,
    maxOutputTokens: 9,
  } as const
  const signal = new AbortController().signal
  let since = performance.now()
  try {
    for await (const text of providers.speak(provider, { request, use: 'bench', userId: undefined, signal })) {
      if (text !== '') since = performance.now()
    }
  } catch (error) {
    if (error instanceof ModelProviderError) return performance.now() - since
    throw error
  }
  throw new Error('a service that stalls has answered')
}
