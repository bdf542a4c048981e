import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sendAnswersTogether } from './answers-together.ts'
import type { App } from './app.ts'

let app: App
/** What happened, in order: handlers that finished, answers that were about to be written. */
let order: string[]

beforeEach(() => {
  order = []
  app = Fastify()
  sendAnswersTogether(app)
  app.addHook('onSend', async (request) => void order.push(`send ${request.url}`))
  app.get('/:name', async (request) => {
    order.push(`done ${request.url}`)
    return 'yes'
  })
  app.get('/broken', async (_request, reply) => reply.header('x-name', 'two\nlines').send('yes'))
})
afterEach(() => app.close())

it('writes the answers that are ready in one turn consecutively, each whole', async () => {
  const urls = ['/a', '/b', '/c']
  const answers = await Promise.all(urls.map((url) => app.inject(url)))
  expect(answers.map(({ body }) => body)).toEqual(['yes', 'yes', 'yes'])
  expect(order).toEqual([...urls.map((url) => `done ${url}`), ...urls.map((url) => `send ${url}`)])
})

it('lets an answer that cannot be written fail alone, as an answer', async () => {
  const [before, broken, after] = await Promise.all(['/a', '/broken', '/b'].map((url) => app.inject(url)))
  expect(broken?.statusCode).toBe(500)
  expect([before?.body, after?.body]).toEqual(['yes', 'yes'])
})
