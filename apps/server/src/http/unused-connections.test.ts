import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { listeningPort } from '../testing/loopback.ts'
import type { App } from './app.ts'
import { hangUpUnused } from './unused-connections.ts'

async function aServer() {
  const app: App = Fastify({ forceCloseConnections: 'idle' })
  hangUpUnused(app)
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  app.get('/', async () => {
    await mayAnswer
    return 'whole'
  })
  return { app, port: await listeningPort({ app }), answer }
}

it('closes at once although a browser has opened a connection ahead of need', async () => {
  const { app, port } = await aServer()
  const socket = connect(port, '127.0.0.1')
  const hungUp = once(socket, 'close')
  await Promise.all([once(app.server, 'connection'), once(socket, 'connect')])
  await app.close()
  await hungUp
})

it('still answers requests made before it closed', async () => {
  const { app, port, answer } = await aServer()
  const asked = once(app.server, 'request')
  const answered = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, (reply) => {
      let text = ''
      reply.on('data', (bytes) => {
        text += bytes
      })
      reply.on('end', () => resolve(text))
    }).on('error', reject)
  })
  await asked
  const closed = app.close()
  answer()
  expect(await answered).toBe('whole')
  await closed
})
