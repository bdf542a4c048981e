import type { Engines } from '../apps/server/src/adapters/language-model/engines.ts'
import { RungError } from '../apps/server/src/adapters/language-model/rung.ts'
import { STALLS, startStalledService } from '../apps/server/src/adapters/language-model/testing/stalled-service.ts'
import { enginesOver, WIRE_FORMATS } from '../apps/server/src/adapters/language-model/testing/vendor.ts'
import { type BenchOrder, type Figure, percentile, sampled } from './figure.ts'

const TAKEOVERS = 20
/** Shorter than a person waits, so that many can be measured; what is measured is what comes on top. */
const LIMIT_MS = 200
const LIMITS = { firstTextMs: LIMIT_MS, idleMs: LIMIT_MS, totalMs: 10 * LIMIT_MS }

/** How long after its limit a service that stalls is given up for the next engine, over every wire format. */
export async function takeovers(order: BenchOrder): Promise<readonly Figure[]> {
  const service = await startStalledService()
  const late: number[] = []
  try {
    for (const { name } of WIRE_FORMATS) {
      for (const stall of STALLS) {
        service.stall(stall)
        for (let time = -1; time < sampled(TAKEOVERS, order, 3); time += 1) {
          // a circuit of its own each time: an open one would not ask at all
          const { engines } = await enginesOver(service, [name], { limits: LIMITS })
          const waitedMs = await givenUpAfter(engines)
          // the first of each loads what it needs
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

/** From the last sign of life of the one engine, or from asking it, until the next one is asked; in ms. */
async function givenUpAfter(engines: Engines): Promise<number> {
  const [rung] = engines.worthAsking()
  if (rung === undefined) throw new Error('no engine is worth asking')
  const request = {
    instructions: 'Wait.',
    messages: [{ role: 'user', content: 'Well?' }],
    temperature: 0,
    maxOutputTokens: 9,
  } as const
  const signal = new AbortController().signal
  let since = performance.now()
  try {
    for await (const text of engines.speak(rung, { request, use: 'bench', personId: undefined, signal })) {
      if (text !== '') since = performance.now()
    }
  } catch (error) {
    if (error instanceof RungError) return performance.now() - since
    throw error
  }
  throw new Error('a service that stalls has answered')
}
