import { setTimeout as delay } from 'node:timers/promises'

/** Interval of another user's requests. */
export const BEAT_MS = 10

/** Measures the latency of another user's repeated requests, in ms, until something is over. */
export async function beats(ask: () => Promise<Response>, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const progress = { isOver: false }
  const end = until.finally(() => {
    progress.isOver = true
  })
  while (!progress.isOver) {
    const since = performance.now()
    await (await ask()).text()
    times.push(performance.now() - since)
    await delay(BEAT_MS)
  }
  await end
  return times
}
