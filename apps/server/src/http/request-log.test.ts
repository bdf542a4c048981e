import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { registerAnswersHeard } from './answers-heard.ts'
import { registerRequestLog } from './request-log.ts'

/** Sends requests to a server that logs at a level. @returns its lines. */
async function linesAt(level: string, urls: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const logger = pino({ level, base: null }, stream)
  const app = Fastify()
  registerAnswersHeard(app)
  registerRequestLog(app, logger)
  app.get('/people/:"quoted"', async () => 'yes')
  app.get('/people/:id/secrets', async (_request, reply) => reply.code(403).send('no'))
  for (const url of urls) await app.inject({ url, headers: { authorization: 'Bearer cobalt' } })
  return lines
}

it('writes one line a request, which names method, route, status and id, and nothing else of it', async () => {
  const lines = await linesAt('info', ['/people/cobalt?name=cobalt', '/people/7/secrets', '/people/8/secrets'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'request', method: 'GET', route: '/people/:"quoted"', status: 200, ms: expect.any(Number) },
    { msg: 'request', route: '/people/:id/secrets', status: 403, requestId: expect.stringMatching(/^req-/) },
    { msg: 'request', route: '/people/:id/secrets', status: 403 },
  ])
  for (const line of lines) {
    expect(line).not.toContain('cobalt')
    expect(Date.parse(JSON.parse(line).time)).toBeLessThanOrEqual(Date.now())
    expect(line.endsWith('}\n')).toBe(true)
  }
  expect(new Set(lines.map((line) => JSON.parse(line).requestId)).size).toBe(3)
})

it('names no route where nothing is', async () => {
  const [line = ''] = await linesAt('info', ['/nowhere'])
  expect(JSON.parse(line)).toMatchObject({ status: 404 })
  expect(line).not.toContain('nowhere')
})

it.each(['warn', 'error', 'silent'])('writes nothing at the level %s', async (level) => {
  expect(await linesAt(level, ['/people/7/secrets'])).toEqual([])
})
