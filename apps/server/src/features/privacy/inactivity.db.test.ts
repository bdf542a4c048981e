import { randomUUID } from 'node:crypto'
import { privacy } from '@placard/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteWhatIsDue } from '../../app/privacy.ts'
import { mailOutbox } from '../../database/mail-schema.ts'
import { privacyRequests, privacySettings } from '../../database/privacy-schema.ts'
import { refreshFamilies, users } from '../../database/schema.ts'
import { aPrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { runRetention } from '../../testing/tidy-up.ts'
import { checkLog } from './log-rows.ts'
import { readPrivacySettings } from './settings.ts'

const DAY_MS = 86_400_000

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(privacySettings))

describe('an account that is to be deleted when it is not used', () => {
  /** Somebody who wants that after six months, and when it would be. */
  async function anUnusedPerson(change: { readonly isConfirmed?: boolean } = {}) {
    const person = await aPrivacyPerson(server, change)
    await person.own.send('PATCH', privacy.changeSettings.path, { retention: { inactivityMonths: 6 } })
    const { inactivity } = (await readPrivacySettings(server.db, person.user.id)).retention
    return { ...person, endsAtMs: Date.parse(inactivity?.endsAt ?? '') }
  }
  const goTo = (ms: number) => server.clock.advance(ms - server.clock.now().getTime())
  const mailsTo = async (userId: string) => {
    const mails = await server.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.userId, userId), eq(mailOutbox.template, 'inactivity-warning')))
    return mails.length
  }
  const deliver = (userId: string, status: 'sent' | 'given-up' = 'sent') =>
    server.db.update(mailOutbox).set({ status, endedAt: server.clock.now() }).where(eq(mailOutbox.userId, userId))
  const isThere = async (userId: string) => (await server.db.$count(users, eq(users.id, userId))) === 1
  const all = async () => {
    await runRetention(server.dependencies)
    await deleteWhatIsDue(server.dependencies)
  }

  it('gets a mail 30 days and one 7 days before, and is then deleted with a certificate', async () => {
    const { user, email, endsAtMs } = await anUnusedPerson()
    goTo(endsAtMs - 30 * DAY_MS - 1)
    await all()
    expect(await mailsTo(user.id)).toBe(0)
    goTo(endsAtMs - 30 * DAY_MS)
    await all()
    await all()
    expect(await mailsTo(user.id)).toBe(1)
    await deliver(user.id)
    goTo(endsAtMs - 7 * DAY_MS - 1)
    await all()
    expect(await mailsTo(user.id)).toBe(1)
    goTo(endsAtMs - 7 * DAY_MS)
    await all()
    await all()
    expect(await mailsTo(user.id)).toBe(2)
    await deliver(user.id)
    goTo(endsAtMs - 1)
    await all()
    expect(await isThere(user.id)).toBe(true)
    goTo(endsAtMs)
    await all()
    expect(await isThere(user.id)).toBe(false)
    const mails = (await server.postedMails()).filter(({ toAddress }) => toAddress === email)
    expect(mails.map(({ template }) => template)).toContain('account-deleted')
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })

  it('is deleted also where its person once asked for that and never confirmed it', async () => {
    const { user, endsAtMs, verify, askFor } = await anUnusedPerson()
    await verify()
    const requestId = await askFor({ kind: 'delete' })
    for (const days of [-30, -7, 0]) {
      goTo(endsAtMs + days * DAY_MS)
      await all()
      await deliver(user.id)
    }
    expect(await isThere(user.id)).toBe(false)
    const [row] = await server.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId))
    expect(row).toMatchObject({ status: 'completed', userId: null })
  })

  it('has its 30 days also where the server was away for a year', async () => {
    const { user, endsAtMs } = await anUnusedPerson()
    goTo(endsAtMs + 365 * DAY_MS)
    for (const days of [0, 22, 1]) {
      server.clock.advance(days * DAY_MS)
      await all()
      await deliver(user.id)
    }
    expect(await mailsTo(user.id)).toBe(2)
    server.clock.advance(7 * DAY_MS - 1)
    await all()
    expect(await isThere(user.id)).toBe(true)
    server.clock.advance(1)
    await all()
    expect(await isThere(user.id)).toBe(false)
  })

  it('starts over when it is used, also after the mails', async () => {
    const { user, endsAtMs } = await anUnusedPerson()
    goTo(endsAtMs - 30 * DAY_MS)
    await all()
    await deliver(user.id)
    const used = server.clock.now()
    const family = { id: randomUUID(), userId: user.id, isRemembered: true, createdAt: used, lastUsedAt: used }
    await server.db.insert(refreshFamilies).values({ ...family, expiresAt: new Date(used.getTime() + DAY_MS) })
    await all()
    goTo(endsAtMs)
    await all()
    expect([await isThere(user.id), await mailsTo(user.id)]).toEqual([true, 1])
    const [row] = await server.db.select().from(privacySettings).where(eq(privacySettings.userId, user.id))
    expect(row).toMatchObject({ seenAt: used, inactivityWarnings: 0, removalAt: null })
  })

  it('stays where a mail could not be delivered, starts over, and says so', async () => {
    const { user, endsAtMs } = await anUnusedPerson()
    goTo(endsAtMs - 30 * DAY_MS)
    await all()
    await deliver(user.id, 'given-up')
    goTo(endsAtMs - 7 * DAY_MS)
    await all()
    goTo(endsAtMs)
    await all()
    expect([await isThere(user.id), await mailsTo(user.id)]).toEqual([true, 1])
    const [row] = await server.db.select().from(privacySettings).where(eq(privacySettings.userId, user.id))
    expect(row).toMatchObject({ inactivityWarnings: 0, seenAt: new Date(endsAtMs - 7 * DAY_MS) })
    expect(row?.untoldAt).toEqual(row?.seenAt)
  })

  it.each([
    {
      because: 'its address is not confirmed',
      make: () => anUnusedPerson({ isConfirmed: false }),
    },
    {
      because: 'it is suspended, and its person could not keep it',
      make: async () => {
        const person = await anUnusedPerson()
        await server.db.update(users).set({ status: 'suspended' }).where(eq(users.id, person.user.id))
        return person
      },
    },
    {
      because: 'nobody else administers the server',
      make: async () => {
        const person = await anUnusedPerson()
        await server.db.update(users).set({ role: 'USER' }).where(eq(users.role, 'ADMIN'))
        await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, person.user.id))
        return person
      },
    },
  ])('stays, and its person is told nothing else: $because', async ({ make }) => {
    const { user, endsAtMs } = await make()
    for (const days of [-30, -7, 0, 40]) {
      goTo(endsAtMs + days * DAY_MS)
      await all()
    }
    expect([await isThere(user.id), await mailsTo(user.id)]).toEqual([true, 0])
    expect(await server.db.$count(privacyRequests, eq(privacyRequests.userId, user.id))).toBe(0)
  })
})
