import { type StatusReport, StatusReport as StatusReportSchema, successReply } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { statusSamples } from '../../database/status-schema.ts'
import { type CheckResult, OutageError } from '../../ports/status-check.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let server: TestServer

beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

async function report(): Promise<StatusReport> {
  const answer = await server.app.inject({ url: '/api/status' })
  expect(answer.statusCode).toBe(200)
  return successReply(StatusReportSchema).parse(answer.json()).data
}

/** A service that is as the test says. */
function aService(found: () => Promise<CheckResult>): void {
  server.app.statusChecks.add({ service: 'language', check: found })
}

const language = async () => (await report()).services.find(({ service }) => service === 'language')

async function keep(status: 'operational' | 'degraded_performance' | 'maintenance' | 'major_outage', hoursAgo: number) {
  const at = new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS)
  await server.db.insert(statusSamples).values({ at, service: 'language', status, responseTimeMs: 5 })
}

describe('the state of the server', () => {
  it('is told to anybody, from checks that used each service', async () => {
    const { services, maintenance, supportEmail, checkedAt } = await report()
    expect(services.map(({ service, status }) => [service, status])).toEqual([
      ['api', 'operational'],
      ['database', 'operational'],
      ['mail', 'operational'],
      ['realtime', 'operational'],
      ['voice', 'operational'],
    ])
    expect(services.every(({ responseTimeMs }) => responseTimeMs !== null && responseTimeMs >= 0)).toBe(true)
    expect(
      services.every(({ uptimeRatio, samples, hours }) => uptimeRatio === 1 && samples === 1 && hours.length === 24),
    )
    expect({ maintenance, supportEmail }).toEqual({ maintenance: null, supportEmail: null })
    expect(checkedAt).toBe(server.clock.now().toISOString())
  })

  it('is looked at once a minute, however many ask', async () => {
    let looks = 0
    aService(async () => {
      looks += 1
      return { status: 'operational', responseTimeMs: 1 }
    })
    await Promise.all([report(), report(), report()])
    server.clock.advance(MINUTE_MS - 1)
    await report()
    expect(looks).toBe(1)
    server.clock.advance(1)
    expect((await language())?.samples).toBe(2)
    expect(looks).toBe(2)
  })

  it('calls a service that fails its check out of order, and has no response time for it', async () => {
    aService(async () => {
      throw new Error('nobody there')
    })
    expect(await language()).toMatchObject({ status: 'major_outage', responseTimeMs: null, uptimeRatio: 0 })
    expect(server.logLines.join('')).toContain('nobody there')
  })

  it('tells why a service does not answer, whether another steps in or none is left', async () => {
    let find: () => Promise<CheckResult> = async () => ({
      status: 'degraded_performance',
      trouble: 'rate-limited',
      responseTimeMs: 1,
    })
    aService(() => find())
    expect(await language()).toMatchObject({ status: 'degraded_performance', trouble: 'rate-limited' })
    find = async () => {
      throw new OutageError('nobody left', 'quota')
    }
    server.clock.advance(MINUTE_MS)
    expect(await language()).toMatchObject({ status: 'major_outage', trouble: 'quota' })
    find = async () => ({ status: 'operational', responseTimeMs: 1 })
    server.clock.advance(MINUTE_MS)
    expect(await language()).not.toHaveProperty('trouble')
  })

  it('is still told when the database is away, with the history as it was last read', async () => {
    aService(async () => ({ status: 'operational', responseTimeMs: 1 }))
    await report()
    server.clock.advance(MINUTE_MS)
    await server.database.drop()
    const { services } = await report()
    expect(services.find(({ service }) => service === 'database')?.status).toBe('major_outage')
    expect(services.find(({ service }) => service === 'language')).toMatchObject({ status: 'operational', samples: 1 })
    await server.app.close()
    server = await testServer()
  })
})

describe('the last 24 hours', () => {
  it('count as up what answered, slowly too, and leave maintenance and older samples out', async () => {
    for (const hoursAgo of [1.5, 1.6, 2.5]) await keep('operational', hoursAgo)
    await keep('degraded_performance', 2.6)
    await keep('major_outage', 2.7)
    await keep('maintenance', 5.5)
    await keep('major_outage', 24.1)
    aService(async () => ({ status: 'operational', responseTimeMs: 7 }))
    const found = await language()
    expect(found).toMatchObject({ responseTimeMs: 7, samples: 7 })
    expect(found?.uptimeRatio).toBeCloseTo(5 / 6, 6)
    const told = found?.hours.toReversed().map(({ samples, up, worst }) => [samples, up, worst])
    expect(told?.slice(0, 6)).toEqual([
      [1, 1, 'operational'],
      [2, 2, 'operational'],
      [3, 2, 'major_outage'],
      [0, 0, null],
      [0, 0, null],
      [1, 0, 'maintenance'],
    ])
  })

  it('are kept for two days', async () => {
    await keep('operational', 47.9)
    await keep('operational', 48.1)
    await tidyUp(server.db, server.clock.now())
    expect(await server.db.select().from(statusSamples).where(eq(statusSamples.service, 'language'))).toHaveLength(1)
  })
})

describe('maintenance', () => {
  it('is told in the words of whoever runs the server, and what is down during it is no outage', async () => {
    await server.close()
    const maintenance = 'The database moves until 18:00 UTC.'
    server = await testServer({ configuration: { maintenance, supportEmail: 'help@example.org' } })
    aService(async () => {
      throw new Error('being moved')
    })
    const told = await report()
    expect(told).toMatchObject({ maintenance, supportEmail: 'help@example.org' })
    expect(told.services.at(-1)).toMatchObject({ service: 'language', status: 'maintenance', uptimeRatio: null })
    expect(told.services[0]?.status).toBe('operational')
  })
})
