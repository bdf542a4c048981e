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

/**
 * Refuses requests while the event loop stays far behind. One long pause (a start, a machine that gives the process no
 * time) is not a load that refusals would lighten: only what lasts for a whole interval more is.
 */
export async function registerLoadShedding(app: App): Promise<void> {
  let behindSince: number | undefined
  let seenAt = 0
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request) => {
      // a supervisor whose liveness probe is refused would kill a server that is only busy
      if (request.url === health.live.path) return
      const now = performance.now()
      // what was seen before a time without requests may have ended in it
      if (behindSince === undefined || now - seenAt > 2 * SAMPLE_MS) behindSince = now
      seenAt = now
      if (now - behindSince >= SAMPLE_MS) throw problem('unavailable', { retryAfterSeconds: 5 })
    },
  })
  app.addHook('onRequest', async () => {
    if (!app.isUnderPressure()) behindSince = undefined
  })
}
