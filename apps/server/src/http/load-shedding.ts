import underPressure from '@fastify/under-pressure'
import { health } from '@placard/contract'
import type { App } from './app.ts'
import { problem } from './problems.ts'

/** Load shedding: beyond this mean delay of the event loop new requests are refused instead of piling up. */
const MAX_LOOP_DELAY_MS = 2_000
/**
 * Sampling interval. Longer than the allowed delay: an interval that the loop was blocked for most of has no sample and
 * counts as an endless delay, so with the default of a second every block of a second, such as the start, refused all.
 */
const SAMPLE_MS = MAX_LOOP_DELAY_MS + 500

/** Refuses requests while the event loop is far behind. */
export async function registerLoadShedding(app: App): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request) => {
      // a supervisor whose liveness probe is refused would kill a server that is only busy
      if (request.url === health.live.path) return
      throw problem('unavailable', { retryAfterSeconds: 5 })
    },
  })
}
