import * as z from 'zod/mini'
import { followDeviceInCampaigns } from '../../client/device-model/device-use.ts'
import { loadDeviceEngine } from '../../client/device-model/load-engine.ts'
import { browserValues } from '../../client/storage/storage.ts'
import type { DemoStorage } from './protocol.ts'
import { createWorkerGateway, type DemoGateway } from './worker-gateway.ts'

/**
 * Storage key for a test's `{ "pace": 600 }`, which makes the demo's sessions run faster than users may. Nothing in the
 * product writes it; see docs/decisions/0018.
 */
const CLOCK_KEY = 'placard.demo.clock'
const TestClock = z.object({ pace: z.number().check(z.gte(1), z.lte(10_000)) })

/**
 * Starts the demo's host in a worker of its own: campaigns run entirely in this browser, without an account or a
 * server.
 * @param onStorage receives where sessions are stored, and every change of that.
 * @throws {ApiError} `unreachable` when the worker cannot be loaded or run.
 */
export async function createDemoGateway(onStorage: (storage: DemoStorage) => void): Promise<DemoGateway> {
  const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module', name: 'placard-demo' })
  const gateway = createWorkerGateway(worker, onStorage)
  const clock = TestClock.safeParse(browserValues.read(CLOCK_KEY))
  await gateway.open(clock.success ? clock.data.pace : undefined)
  followDeviceInCampaigns((isOn) => {
    if (isOn) loadDeviceEngine()
    gateway.useDevice(isOn)
  })
  return gateway
}
