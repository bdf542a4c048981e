import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { listeningPort, listenOnLoopback } from '../testing/loopback.ts'
import { startReverseProxy } from '../testing/reverse-proxy.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { openMetricsAddress } from './metrics-address.ts'

const TOKEN = 'a-token-for-whoever-scrapes'
const FIGURE = 'nodejs_eventloop_lag_seconds'

let server: TestServer
afterEach(() => server.close())

async function freePort(): Promise<number> {
  const taken = createServer()
  const { port } = new URL(await listenOnLoopback(taken))
  await new Promise((closed) => taken.close(closed))
  return Number(port)
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('D3 figures are not shown to the world by a proxy that does not say whom it calls for', async () => {
  server = await testServer()
  const proxy = await startReverseProxy(await listeningPort(server), () => ({}))
  expect((await proxy.call('203.0.113.66', '/metrics')).status).toBe(401)
  await proxy.close()
})

it('D3 figures are shown with the token, and not without it', async () => {
  server = await testServer({ configuration: { metricsToken: TOKEN } })
  const read = (headers: Record<string, string>) => server.app.inject({ url: '/metrics', headers })
  expect((await read(bearer(TOKEN))).body).toContain(FIGURE)
  for (const wrong of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)]) expect((await read(bearer(wrong))).statusCode).toBe(401)
  expect((await read({})).statusCode).toBe(401)
})

it('D3 figures are shown at an address of their own, and nothing else is', async () => {
  server = await testServer()
  const port = await freePort()
  const close = await openMetricsAddress(server.app, {
    metricsAddress: { host: '127.0.0.1', port },
    metricsToken: undefined,
  })
  const address = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${address}/metrics`)).text()).toContain(FIGURE)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${address}/api/auth/me`)).status).toBe(404)
  await close()
})

it('D3 figures at their own address ask for the token where there is one', async () => {
  server = await testServer()
  const port = await freePort()
  const settings = { metricsAddress: { host: '127.0.0.1', port }, metricsToken: TOKEN }
  const close = await openMetricsAddress(server.app, settings)
  await expect(openMetricsAddress(server.app, settings)).rejects.toThrow('PLACARD_METRICS_ADDRESS: 127.0.0.1, port')
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers: bearer(TOKEN) })).status).toBe(200)
  await close()
})
