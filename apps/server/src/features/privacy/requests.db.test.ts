import { pathOf, privacyRequests } from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privacyRequests as rows } from '../../database/privacy-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { aPrivacyPerson } from '../../testing/privacy-person.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'
import { claimDeletion } from './deletion-rows.ts'
import { checkLog } from './log-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const aPerson = () => aPrivacyPerson(server)

describe('requests', () => {
  it('for categories are answered at once, without more about who is calling', async () => {
    const { ask } = await aPerson()
    const { request } = (await ask({ kind: 'know-categories', categories: ['audio'] })).json().data
    expect(request).toMatchObject({ status: 'completed', categories: ['audio'], mayCancel: false })
  })

  it('have a receipt with their dates', async () => {
    const { ask, verify, email } = await aPerson()
    await verify()
    const correction = { subject: 'A transcript', wrong: 'Chad', right: 'Chile' }
    const { request, timeline } = (await ask({ kind: 'correct', correction })).json().data
    expect(timeline.map(({ step }: { step: string }) => step)).toEqual([
      'received',
      'identity-verified',
      'receipt-sent',
    ])
    expect(request.dues.map(({ what, metAt }: { what: string; metAt: unknown }) => [what, metAt !== null])).toEqual([
      ['receipt', true],
      ['answer', false],
    ])
    const mails = await server.postedMails()
    expect(mails.filter(({ toAddress }) => toAddress === email).map(({ template }) => template)).toContain(
      'request-received',
    )
    const receipt = mails.find(({ toAddress, template }) => toAddress === email && template === 'request-received')
    expect(receipt?.data, 'it leads to the requests').toMatchObject({ path: '/settings/privacy-rights' })
  })

  it('PR-4 to delete are one, however often they are made, and can be withdrawn in the grace period', async () => {
    const { ask, verify, read, own, email } = await aPerson()
    await verify()
    const [first, second] = [(await ask({ kind: 'delete' })).json().data, (await ask({ kind: 'delete' })).json().data]
    expect(second.request.id).toBe(first.request.id)
    const requestId = first.request.id
    const confirmed = await own.post(pathOf(privacyRequests.confirm, { requestId }), { when: 'after-grace' })
    const at = new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString()
    expect(confirmed.json().data.request).toMatchObject({ status: 'processing', executesAt: at, mayCancel: true })
    expect((await own.post(pathOf(privacyRequests.confirm, { requestId }), { when: 'at-once' })).statusCode).toBe(409)
    // signing in during the grace period changes nothing, and shows it
    await callerOf(server).post('/api/auth/login', { email, password: TEST_PASSWORD })
    expect((await read(requestId)).request.status).toBe('processing')
    const cancelled = await own.post(pathOf(privacyRequests.cancel, { requestId }))
    expect(cancelled.json().data.request).toMatchObject({ status: 'cancelled', executesAt: null, mayCancel: false })
    expect((await own.post(pathOf(privacyRequests.cancel, { requestId }))).statusCode).toBe(409)
  })

  it('PR-4 to delete are one also when they are made at the same time, or after two hundred others', async () => {
    const { ask, verify, user } = await aPerson()
    await verify()
    const made = await Promise.all(Array.from({ length: 5 }, () => ask({ kind: 'delete' })))
    expect(new Set(made.map((answer) => answer.json().data.request.id)).size).toBe(1)
    await server.db.execute(sql`
      insert into privacy_requests (id, user_id, kind, status, received_at, closed_at)
      select gen_random_uuid(), ${user.id}::uuid, 'opt-out', 'completed', now() + interval '1 day', now()
      from generate_series(1, 200)`)
    expect((await ask({ kind: 'delete' })).json().data.request.id).toBe(made[0]?.json().data.request.id)
  })

  it('to delete are not withdrawn once a server carries them out, also by the clock of one that is behind', async () => {
    const { askFor, confirm, verify, own, read } = await aPerson()
    await verify()
    const requestId = await askFor({ kind: 'delete' })
    await confirm(requestId)
    await server.db
      .update(rows)
      .set({ executesAt: new Date(server.clock.now().getTime() + 1_000) })
      .where(eq(rows.id, requestId))
    const cancel = () => own.post(pathOf(privacyRequests.cancel, { requestId }))
    await claimDeletion(server.db, new Date(server.clock.now().getTime() + 2_000))
    expect((await cancel()).statusCode).toBe(409)
    expect((await read(requestId)).request).toMatchObject({ status: 'processing', mayCancel: false })
    await server.db.update(rows).set({ leaseUntil: null }).where(eq(rows.id, requestId))
    expect((await cancel()).statusCode).toBe(200)
  })

  it('to delete that were denied are not looked at again while there is another one', async () => {
    const { ask, verify, own } = await aPerson()
    await verify()
    const denied = (await ask({ kind: 'delete' })).json().data.request.id
    await server.db.update(rows).set({ status: 'denied', closedAt: server.clock.now() }).where(eq(rows.id, denied))
    const appeal = () => own.post(pathOf(privacyRequests.appeal, { requestId: denied }), { reason: 'I have thought.' })
    const { request } = (await ask({ kind: 'delete' })).json().data
    expect((await appeal()).statusCode).toBe(409)
    await own.post(pathOf(privacyRequests.cancel, { requestId: request.id }))
    expect((await appeal()).json().data.request).toMatchObject({ id: denied, status: 'pending' })
  })

  it('leave a log that is whole', async () => {
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })
})
