import { once } from 'node:events'
import { request } from 'node:http'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { listeningPort } from '../testing/loopback.ts'
import type { App } from './app.ts'
import { problem } from './problems.ts'
import { hangUpRefusedUpgrades } from './refused-upgrades.ts'

/** A server with a websocket, whose requests a hook refuses before the websocket’s own hooks have run. */
async function aServer(isRefused: boolean) {
  const app: App = Fastify({ forceCloseConnections: 'idle' })
  hangUpRefusedUpgrades(app)
  app.addHook('onRequest', async () => {
    if (isRefused) throw problem('unavailable')
  })
  await app.register(websocket)
  app.get('/socket', { websocket: true }, (socket) => {
    socket.on('message', (text) => socket.send(String(text)))
  })
  app.get('/', async () => 'whole')
  return { app, port: await listeningPort({ app }) }
}

function askToUpgrade(port: number, path: string) {
  const asked = request({
    port,
    path,
    host: '127.0.0.1',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': `${'A'.repeat(22)}==`,
    },
  })
  asked.end()
  return asked
}

it('answers a refused upgrade, and ends its connection although the client keeps it', async () => {
  const { app, port } = await aServer(true)
  const [reply] = await once(askToUpgrade(port, '/socket'), 'response')
  expect(reply.statusCode).toBe(503)
  await once(reply.resume(), 'end')
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0)
  await app.close()
})

it('leaves sockets alone that were let in', async () => {
  const { app, port } = await aServer(false)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`)
  await once(socket, 'open')
  socket.send('still here')
  const [{ data }] = await once(socket, 'message')
  expect(data).toBe('still here')
  await app.close()
})
