import { Analytics, analytics, pathOf, privacy, successReply } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPlayed } from '../../database/played-rows.ts'
import { playedCampaigns } from '../../database/played-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { conclude } from '../../testing/conclude.ts'
import { Player } from '../../testing/player.ts'
import { aPrivacyPerson, type PrivacyPerson } from '../../testing/privacy-person.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(playedCampaigns)
})

const consent = ({ own }: PrivacyPerson, isGranted: boolean) =>
  own.send('PUT', pathOf(privacy.decide, { purpose: 'analytics' }), { isGranted, textVersion: '1' })
const counted = () => server.db.select().from(playedCampaigns)

async function read(): Promise<Analytics> {
  const { token, user } = await server.signUp()
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  return successReply(Analytics).parse((await callerOf(server, token).get(analytics.read.path)).json()).data
}

describe('a campaign', () => {
  it('is counted when it begins and when it ends, of somebody who consented, without a trace of who', async () => {
    const person = await aPrivacyPerson(server)
    await consent(person, true)
    const player = Player.inside(server.app, person.token)
    const sessionId = await player.open()
    await expect.poll(counted).toHaveLength(1)
    await conclude(server, player, sessionId)
    await expect.poll(counted).toHaveLength(2)
    const rows = await counted()
    expect(rows.map(({ step }) => step).sort()).toEqual(['begun', 'finished'])
    expect(rows.find(({ step }) => step === 'finished')).toMatchObject({ language: 'en', result: expect.any(String) })
    const text = JSON.stringify(rows)
    for (const trace of [person.user.id, sessionId, person.email]) expect(text).not.toContain(trace)
  })

  it('is not counted of anybody else, nor after the consent is withdrawn', async () => {
    const [undecided, withdrawn, young] = [
      await aPrivacyPerson(server),
      await aPrivacyPerson(server),
      await aPrivacyPerson(server, { isOld: false }),
    ]
    await consent(withdrawn, true)
    await consent(withdrawn, false)
    expect((await consent(young, true)).statusCode).toBe(403)
    const consenting = await aPrivacyPerson(server)
    await consent(consenting, true)
    for (const { token } of [undecided, withdrawn, young]) {
      const player = Player.inside(server.app, token)
      await conclude(server, player, await player.open())
    }
    // what is counted later is counted after all the others would have been
    await Player.inside(server.app, consenting.token).open()
    await expect.poll(counted).toHaveLength(1)
  })
})

describe('the statistics', () => {
  const played = async (times: number, change: Partial<typeof playedCampaigns.$inferInsert>) => {
    const week = '2026-W48'
    const usual = {
      campaignId: 'climate',
      difficulty: 'expert',
      language: 'en',
      week,
      result: 'consensus',
      minutes: 40,
    }
    for (let time = 0; time < times; time += 1) {
      await addPlayed(server.db, { id: crypto.randomUUID(), step: 'finished', ...usual, ...change })
    }
  }

  it('show no class of fewer than five, and nothing it could be worked out from', async () => {
    await played(7, {})
    await played(4, { language: 'fr', result: 'stalemate' })
    await played(6, { language: 'es' })
    await played(3, { step: 'begun', result: null, minutes: null })
    const { begun, finished } = await read()
    expect(finished.byCampaign).toEqual({ classes: [{ name: 'climate', count: 17 }], others: 0 })
    expect(finished.byLanguage).toEqual({ classes: [{ name: 'en', count: 7 }], others: 10 })
    expect(finished.byResult).toEqual({ classes: [], others: 17 })
    expect(finished.byMinutes).toEqual({ classes: [{ name: '40', count: 17 }], others: 0 })
    expect(begun.byWeek).toEqual({ classes: [], others: null })
  })

  it('are for administrators', async () => {
    const { own } = await aPrivacyPerson(server)
    expect((await own.get(analytics.read.path)).statusCode).toBe(403)
  })
})
