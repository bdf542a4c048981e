import { randomUUID } from 'node:crypto'
import { subscriptions as calls, SessionDetail, successReply, Usage, usageReservations } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageGateOf } from '../../app/billing.ts'
import { SHIPPED_PLANS } from '../../config/plans.ts'
import { usageReservations as stored } from '../../database/billing-schema.ts'
import { metered, type UsageRequest } from '../../ports/usage-gate.ts'
import { conclude } from '../../testing/conclude.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { setPlan } from './subscription-service.ts'
import { readUsage } from './usage.ts'

const MINUTE_MS = 60_000
const LIMITS = {
  wordsPerDay: 3_000,
  voiceMinutes: 10,
  campaigns: 3,
  aiInteractions: 5,
  exports: 100,
  storedBytes: 200_000_000,
}

let server: TestServer
beforeAll(async () => {
  const plans = { ...SHIPPED_PLANS, FREE: { ...SHIPPED_PLANS.FREE, limits: LIMITS } }
  server = await testServer({ configuration: { billing: { plans, stripe: undefined } } })
  await seedShipped(server)
})
afterAll(() => server.close())

const gate = () => usageGateOf(server.dependencies)
const orderOf = (id: string, request: Partial<UsageRequest> = {}): UsageRequest => ({
  user: { id, role: 'USER' },
  kind: 'export',
  amount: 1,
  what: 'Debrief (HTML)',
  timeZone: 'UTC',
  ...request,
})
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'Problem'

/** The month of somebody as it is read, whatever became of their sign-in while the clock went on. */
function usageOf({ id }: { readonly id: string }, timeZone = 'UTC', role: 'USER' | 'ADMIN' = 'USER'): Promise<Usage> {
  const { plans } = server.dependencies.configuration.billing
  return readUsage({ ...server.dependencies, plans }, { id, role }, timeZone)
}

function start(token: string, payload: object, key: string = randomUUID()) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  return server.app.inject({ method: 'POST', url: '/api/sessions/campaign', headers, payload })
}
const campaign = { campaignId: 'climate-crisis-summit', country: 'KEN', seed: 7 }

describe('reserving', () => {
  it('QU-1 grants exactly 100 of 200 parallel reservations against a limit of 100', async () => {
    const { user } = await server.signUp()
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => gate().reserve(orderOf(user.id))))
    const granted = asked.filter(({ status }) => status === 'fulfilled')
    const refused = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(granted).toHaveLength(100)
    expect(refused.every(isRefusal)).toBe(true)
    expect((await usageOf(user)).limits).toMatchObject({ monthlyExports: 100, usedExports: 100 })
  })

  it('QU-1 never passes the limit with amounts of any size', async () => {
    const { user } = await server.signUp()
    const sizes = Array.from({ length: 60 }, (_, index) => 1 + (index % 7))
    await Promise.allSettled(sizes.map((amount) => gate().reserve(orderOf(user.id, { amount }))))
    const { usedExports } = (await usageOf(user)).limits
    expect(usedExports).toBeLessThanOrEqual(100)
    expect(usedExports).toBeGreaterThan(93)
    await expect(gate().reserve(orderOf(user.id, { amount: 101 }))).rejects.toThrow(/You have used all 100 saved files/)
  })

  it('takes once for a key, however often and however parallel it is sent', async () => {
    const { user } = await server.signUp()
    const key = randomUUID()
    const taken = await Promise.all(Array.from({ length: 20 }, () => gate().reserve(orderOf(user.id, { key }))))
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
    await gate().settle(user.id, taken[0]?.id ?? '')
    await gate().reserve(orderOf(user.id, { key }))
    expect((await usageOf(user)).limits.usedExports).toBe(1)
  })

  it('QU-3 gives back after 15 minutes what died between reserving and settling', async () => {
    const { user } = await server.signUp()
    await gate().reserve(orderOf(user.id, { amount: 100 }))
    await expect(gate().reserve(orderOf(user.id))).rejects.toSatisfy(isRefusal)
    server.clock.advance(15 * MINUTE_MS)
    await gate().reserve(orderOf(user.id, { amount: 60 }))
    expect((await usageOf(user)).limits.usedExports).toBe(60)
    server.clock.advance(15 * MINUTE_MS)
    await tidyUp(server.db, server.clock.now())
    expect((await usageOf(user)).limits.usedExports).toBe(0)
  })

  it('QU-2 counts what was delivered, also more than was set aside, and is never less than nothing', async () => {
    const { user } = await server.signUp()
    const used = async () => (await usageOf(user)).limits.usedExports
    const { id } = await gate().reserve(orderOf(user.id, { amount: 99 }))
    expect(await gate().settle(user.id, id, { amount: 120 })).toBe(true)
    expect(await used()).toBe(120)
    await expect(gate().reserve(orderOf(user.id))).rejects.toSatisfy(isRefusal)
    expect(await gate().settle(user.id, id, { amount: 1 }), 'what is settled stays so').toBe(true)
    expect(await gate().release(user.id, id)).toBe(true)
    expect(await used()).toBe(120)
  })

  it('QU-3 counts what was settled after it had lapsed, and gives back once only', async () => {
    const { user } = await server.signUp()
    const used = async () => (await usageOf(user)).limits.usedExports
    const late = await gate().reserve(orderOf(user.id, { amount: 4 }))
    const given = await gate().reserve(orderOf(user.id, { amount: 10 }))
    await gate().release(user.id, given.id)
    await gate().release(user.id, given.id)
    expect(await used()).toBe(4)
    server.clock.advance(16 * MINUTE_MS)
    expect(await used()).toBe(0)
    await gate().settle(user.id, late.id)
    expect(await used()).toBe(4)
  })

  it('AZ-3 leaves what somebody else set aside alone', async () => {
    const [ada, ben] = [await server.signUp(), await server.signUp()]
    const { id } = await gate().reserve(orderOf(ada.user.id))
    expect(await gate().settle(ben.user.id, id)).toBe(false)
    expect(await gate().release(ben.user.id, id)).toBe(false)
    for (const route of [usageReservations.settle, usageReservations.release]) {
      const url = route.path.replace(':reservationId', id)
      const headers = { authorization: `Bearer ${ben.token}` }
      expect((await server.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(404)
    }
    expect((await usageOf(ada.user)).limits.usedExports).toBe(1)
  })
})

describe('a month', () => {
  it('QU-4 keeps what began in it, by the clock of the person', async () => {
    const { user } = await server.signUp()
    const now = server.clock.now()
    const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1)
    server.clock.advance(newYear - 3.5 * 60 * MINUTE_MS - now.getTime())
    const { id } = await gate().reserve(orderOf(user.id, { amount: 7, timeZone: 'Africa/Nairobi' }))
    expect((await usageOf(user, 'Africa/Nairobi')).limits.usedExports).toBe(7)
    server.clock.advance(45 * MINUTE_MS - 31 * MINUTE_MS)
    await gate().settle(user.id, id)
    server.clock.advance(17 * MINUTE_MS)
    const after = await usageOf(user, 'Africa/Nairobi')
    expect(after.month.endsWith('-01')).toBe(true)
    expect(after.limits.usedExports).toBe(0)
    const atHome = await usageOf(user, 'UTC')
    expect(atHome.month.endsWith('-12')).toBe(true)
    expect(atHome.limits.usedExports).toBe(7)
    expect(atHome.resetsAt).toBe(new Date(newYear).toISOString())
  })

  it('is read over the wire by the zone the page names; a zone that does not exist is UTC', async () => {
    const { token } = await server.signUp()
    const read = async (timeZone: string) => {
      const headers = { authorization: `Bearer ${token}`, 'x-time-zone': timeZone }
      return successReply(Usage).parse((await server.app.inject({ url: calls.usage.path, headers })).json()).data
    }
    expect(await read('Africa/Nairobi')).toMatchObject({
      timeZone: 'Africa/Nairobi',
      kinds: ['voice', 'campaign', 'ai', 'export'],
    })
    for (const zone of ['Mars/Olympus', "'; drop table users", '']) expect((await read(zone)).timeZone).toBe('UTC')
  })

  it('QU-5 holds to the new limit at once, keeps what was used, and leaves nothing rather than less', async () => {
    const { user } = await server.signUp()
    const move = (tier: 'FREE' | 'PRO' | 'ENTERPRISE') => setPlan(server.dependencies, user.id, tier)
    await gate().reserve(orderOf(user.id, { amount: 100 }))
    await expect(gate().reserve(orderOf(user.id))).rejects.toSatisfy(isRefusal)
    await move('PRO')
    await gate().reserve(orderOf(user.id, { amount: 150 }))
    expect((await usageOf(user)).limits).toMatchObject({ monthlyExports: 500, usedExports: 250 })
    await move('ENTERPRISE')
    expect((await usageOf(user)).limits).toMatchObject({ monthlyExports: null, usedExports: 250 })
    await gate().reserve(orderOf(user.id, { amount: 1_000 }))
    await move('FREE')
    expect((await usageOf(user)).limits).toMatchObject({ monthlyExports: 100, usedExports: 1_250 })
    await expect(gate().reserve(orderOf(user.id))).rejects.toSatisfy(isRefusal)
  })

  it('does not limit administrators, and still counts', async () => {
    const { user } = await server.signUp()
    await gate().reserve(orderOf(user.id, { user: { id: user.id, role: 'ADMIN' }, amount: 5_000 }))
    expect((await usageOf(user, 'UTC', 'ADMIN')).limits).toMatchObject({ monthlyExports: null, usedExports: 5_000 })
  })

  it('is forgotten after its time: keys after a day, single uses after 60 days, months after 13', async () => {
    const { user } = await server.signUp()
    const { id } = await gate().reserve(orderOf(user.id, { key: 'a key' }))
    await gate().settle(user.id, id)
    const rows = () => server.db.select().from(stored).where(eq(stored.id, id))
    const tidyAfter = (days: number) =>
      tidyUp(server.db, new Date(server.clock.now().getTime() + days * 1440 * MINUTE_MS))
    await tidyAfter(2)
    expect(await rows()).toEqual([expect.objectContaining({ key: null, state: 'settled' })])
    await tidyAfter(61)
    expect(await rows()).toEqual([])
  })
})

describe('QU-8 campaigns', () => {
  it('are counted once a session, repeats included, and refused with the day on which there are more', async () => {
    const { user, token } = await server.signUp()
    const key = randomUUID()
    const [first, again] = [await start(token, campaign, key), await start(token, campaign, key)]
    expect(first.statusCode).toBe(201)
    expect(again.json().data.session.id).toBe(first.json().data.session.id)
    const seen = await usageOf(user)
    expect(seen.limits).toMatchObject({ monthlyCampaigns: 3, usedCampaigns: 1 })
    expect(seen.last).toEqual([expect.objectContaining({ kind: 'campaign', what: 'Climate Crisis Summit', amount: 1 })])
    const { session } = successReply(SessionDetail).parse(first.json()).data
    await conclude(server, Player.inside(server.app, token), session.id)
    const branch = await start(token, { campaignId: session.campaignId, from: { sessionId: session.id, seq: 1 } })
    expect(branch.statusCode).toBe(201)
    expect((await start(token, campaign)).statusCode).toBe(201)
    const refused = await start(token, campaign)
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({ code: 'usage-limit-reached' })
    expect(refused.json().error).toMatch(
      /^You have used all 3 campaign sessions of this month\. There are more from 1 \w+/,
    )
    const repeated = await start(token, campaign, key)
    expect(repeated.json().data.session.id, 'a session that was begun is still answered').toBe(session.id)
  })

  it('that could not start are not counted, and the tutorial never is', async () => {
    const { user, token } = await server.signUp()
    expect((await start(token, { ...campaign, campaignId: 'no-such-campaign' })).statusCode).toBe(404)
    expect((await start(token, { ...campaign, country: 'XXX' })).statusCode).toBe(422)
    expect((await start(token, { campaignId: 'first-round' })).statusCode).toBe(201)
    expect((await usageOf(user)).limits.usedCampaigns).toBe(0)
  })

  it('are given back when the work fails', async () => {
    const { user } = await server.signUp()
    const failing = metered(gate(), orderOf(user.id), () => Promise.reject(new Error('no room')), String)
    await expect(failing).rejects.toThrow('no room')
    expect((await usageOf(user)).limits.usedExports).toBe(0)
  })
})
