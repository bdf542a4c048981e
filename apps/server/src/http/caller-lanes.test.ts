import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from './app.ts'
import { registerCallerLanes } from './caller-lanes.ts'
import { registerClientAddress } from './client-address.ts'
import { Problem } from './problems.ts'

let app: App
afterEach(() => app.close())

/** A server with one expensive call, which takes as long as the test says. */
async function aServer() {
  const underWay = new Map<string, number>()
  const most = new Map<string, number>()
  app = Fastify()
  registerCallerLanes(app)
  registerClientAddress(app, { trustedProxies: [] })
  app.get<{ Querystring: { ms: string } }>('/dear', async (request) => {
    const caller = request.clientAddress
    const count = (by: number) => underWay.set(caller, (underWay.get(caller) ?? 0) + by)
    return app.lanes.dear.run(request, async () => {
      count(1)
      most.set(caller, Math.max(most.get(caller) ?? 0, underWay.get(caller) ?? 0))
      await new Promise((resolve) => setTimeout(resolve, Number(request.query.ms)))
      count(-1)
      return 'done'
    })
  })
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(String(error)),
  )
  const ask = async (caller: string, ms: number) =>
    (await app.inject({ url: `/dear?ms=${ms}`, remoteAddress: caller })).statusCode
  return { ask, most }
}

describe('D5 calls that cost much', () => {
  it('of one caller are made one after the other, and others do not wait for them', async () => {
    const { ask, most } = await aServer()
    const order: string[] = []
    const told = (name: string) => (status: number) => order.push(`${name} ${status}`)
    const many = Array.from({ length: 20 }, () => ask('192.0.2.1', 10).then(told('many')))
    const other = ask('192.0.2.2', 5).then(told('other'))
    await Promise.all([...many, other])
    expect(most.get('192.0.2.1')).toBe(1)
    expect(order.indexOf('other 200')).toBeLessThan(3)
    expect(order.filter((answer) => answer === 'many 200')).toHaveLength(20)
  })

  it('are refused with 429 when too many wait', async () => {
    const { ask } = await aServer()
    const statuses = await Promise.all(Array.from({ length: 100 }, () => ask('192.0.2.1', 1)))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64)
  })
})
