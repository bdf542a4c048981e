import { once } from 'node:events'
import websocket from '@fastify/websocket'
import { health } from '@placard/contract'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listeningPort } from '../testing/loopback.ts'
import { registerAnswersHeard } from './answers-heard.ts'
import type { App } from './app.ts'
import { METRICS_PATH } from './metrics.ts'
import { watchQuiet } from './quiet.ts'

const IDLE_MS = 600_000
/** A little more than the time, so that a look comes after it. */
const PAST_IT_MS = 1.1 * IDLE_MS

/** A server on a clock of its own; `told` counts how often it was quiet. */
async function aServer() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const app: App = Fastify()
  registerAnswersHeard(app)
  await app.register(websocket)
  const onQuiet = vi.fn<() => void>()
  watchQuiet(app, { idleMs: IDLE_MS, now: () => performance.now(), onQuiet })
  app.get('/socket', { websocket: true }, () => undefined)
  for (const path of ['/chat', health.live.path, health.ready.path, METRICS_PATH]) app.get(path, async () => 'yes')
  onTestFinished(() => app.close())
  return { app, onQuiet, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

it('tells once that nobody has asked for anything for the whole time', async () => {
  const { onQuiet, pass } = await aServer()
  pass(IDLE_MS - 1)
  expect(onQuiet).not.toHaveBeenCalled()
  pass(10 * PAST_IT_MS)
  expect(onQuiet).toHaveBeenCalledOnce()
})

it('counts from the last answer, and tells again after somebody was there', async () => {
  const { app, onQuiet, pass } = await aServer()
  pass(0.9 * IDLE_MS)
  await app.inject('/chat')
  pass(0.9 * IDLE_MS)
  expect(onQuiet).not.toHaveBeenCalled()
  pass(PAST_IT_MS)
  expect(onQuiet).toHaveBeenCalledOnce()
  await app.inject('/chat')
  pass(PAST_IT_MS)
  expect(onQuiet).toHaveBeenCalledTimes(2)
})

it('takes nobody for there because of probes and metrics', async () => {
  const { app, onQuiet, pass } = await aServer()
  for (const path of [health.live.path, health.ready.path, METRICS_PATH]) {
    pass(0.3 * IDLE_MS)
    await app.inject(path)
  }
  pass(0.2 * IDLE_MS)
  expect(onQuiet).toHaveBeenCalledOnce()
})

it('waits for a page that is connected, however silent', async () => {
  const { app, onQuiet, pass } = await aServer()
  const socket = new WebSocket(`ws://127.0.0.1:${await listeningPort({ app })}/socket`)
  await once(socket, 'open')
  pass(3 * PAST_IT_MS)
  expect(onQuiet).not.toHaveBeenCalled()
  socket.close()
  await once(socket, 'close')
  await expect.poll(() => app.websocketServer.clients.size).toBe(0)
  pass(PAST_IT_MS)
  expect(onQuiet).toHaveBeenCalledOnce()
})
