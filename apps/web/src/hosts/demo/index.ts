import * as z from 'zod/mini'
import { followDeviceInCampaigns } from '../../client/device-model/device-use.ts'
import { loadDeviceEngine } from '../../client/device-model/load-engine.ts'
import { browserValues } from '../../client/storage/storage.ts'
import type { DemoStorage } from './protocol.ts'
import { createWorkerGateway, type DemoGateway } from './worker-gateway.ts'

/**
 * Storage key for a test's `{ "pace": 6, "maxPace": 600 }`: sessions start at that pace and may be set to any up to the
 * second, both faster than users may. Nothing in the
 * product writes it; see docs/decisions/0018.
 */
const CLOCK_KEY = 'placard.demo.clock'
const Pace = z.number().check(z.gte(1), z.lte(10_000))
const Clock = z.object({ pace: Pace, maxPace: Pace })

/**
 * Starts the demo's host in a worker of its own: campaigns run entirely in this browser, without an account or a
 * server.
 * @param onStorage receives where sessions are stored, and every change of that.
 * @throws {ApiError} `unreachable` when the worker cannot be loaded or run.
 */
export async function createDemoGateway(onStorage: (storage: DemoStorage) => void): Promise<DemoGateway> {
  const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module', name: 'placard-demo' })
  const gateway = createWorkerGateway(worker, onStorage)
  const clock = Clock.safeParse(browserValues.read(CLOCK_KEY))
  await gateway.open(clock.success ? clock.data : undefined)
  followDeviceInCampaigns((isOn) => {
    if (isOn) loadDeviceEngine()
    gateway.useDevice(isOn)
  })
  return gateway
}
