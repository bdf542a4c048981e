import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageGateOf } from '../../app/billing.ts'
import { rememberedUsage, usageCounters } from '../../database/billing-schema.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { readUsage } from './usage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function use(id: string, times: number): Promise<void> {
  const gate = usageGateOf(server.dependencies)
  const order = { user: { id, role: 'USER' }, kind: 'export', amount: 1, what: 'Debrief', timeZone: 'UTC' } as const
  for (let at = 0; at < times; at++) await gate.settle(id, (await gate.reserve(order)).id)
}

async function usedBy(id: string): Promise<number> {
  const { plans } = server.dependencies.configuration.billing
  return (await readUsage({ ...server.dependencies, plans }, { id, role: 'USER' }, 'UTC')).limits.usedExports
}

describe('QU-7 deleting an account and signing up again', () => {
  it('gives no new month, however the address is written and however often it is done', async () => {
    const { user } = await server.signUp({ email: 'again.and.again@gmail.com' })
    await use(user.id, 3)
    await server.delete(user.email)
    const second = await server.signUp({ email: 'AgainAndAgain+more@googlemail.com' })
    expect(second.user.id).not.toBe(user.id)
    expect(await usedBy(second.user.id)).toBe(3)
    await use(second.user.id, 1)
    await server.delete(second.user.email)
    const third = await server.signUp({ email: 'again.and.again@gmail.com' })
    expect(await usedBy(third.user.id)).toBe(4)
  })

  it('gives no new day of words either, and forgets the day when it is over everywhere', async () => {
    const { user } = await server.signUp({ email: 'many.words@example.org' })
    const day = server.clock.now().toISOString().slice(0, 10)
    await server.db.insert(usageCounters).values([
      { userId: user.id, kind: 'words', period: day, taken: 2_900 },
      { userId: user.id, kind: 'words', period: '2020-02-29', taken: 3_000 },
    ])
    await server.delete(user.email)
    const again = await server.signUp({ email: 'many.words@example.org' })
    const rows = await server.db.select().from(usageCounters).where(eq(usageCounters.userId, again.user.id))
    expect(rows).toEqual([{ userId: again.user.id, kind: 'words', period: day, taken: 2_900 }])
    const [kept] = await server.db.select().from(rememberedUsage).where(eq(rememberedUsage.kind, 'words'))
    expect(kept?.forgetAt).toEqual(new Date(Date.parse(`${day}T00:00:00Z`) + 1.5 * DAY_MS))
  })

  it('says nothing to another address', async () => {
    const { user } = await server.signUp()
    expect(await usedBy(user.id)).toBe(0)
  })

  it('keeps a keyed hash and figures, not the address, and nothing of who used nothing', async () => {
    await server.db.delete(rememberedUsage)
    const { user } = await server.signUp({ email: 'unreadable@example.org' })
    const idle = await server.signUp({ email: 'idle@example.org' })
    await use(user.id, 1)
    await server.delete(user.email)
    await server.delete(idle.user.email)
    const rows = await server.db.select().from(rememberedUsage)
    expect(rows).toMatchObject([{ kind: 'export', taken: 1 }])
    expect(rows[0]?.holder).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toMatch(/unreadable|example/)
  })

  it('is forgotten when the month is over everywhere, by the clock and then from the database', async () => {
    await server.db.delete(rememberedUsage)
    const { user } = await server.signUp({ email: 'next-month@example.org' })
    await use(user.id, 2)
    await server.delete(user.email)
    const [row] = await server.db.select().from(rememberedUsage)
    const over = row?.forgetAt ?? new Date(0)
    expect(over.toISOString()).toMatch(/-01T12:00:00\.000Z$/)
    await tidyUp(server.db, new Date(over.getTime() - 1))
    expect(await server.db.select().from(rememberedUsage)).toHaveLength(1)
    server.clock.advance(over.getTime() - server.clock.now().getTime())
    const later = await server.signUp({ email: 'next-month@example.org' })
    expect(await usedBy(later.user.id)).toBe(0)
    await tidyUp(server.db, over)
    expect(await server.db.select().from(rememberedUsage)).toEqual([])
  })

  it('counts what was set aside and never made as given back', async () => {
    const { user } = await server.signUp({ email: 'never-made@example.org' })
    const order = {
      user: { id: user.id, role: 'USER' },
      kind: 'export',
      amount: 1,
      what: 'Debrief',
      timeZone: 'UTC',
    } as const
    await usageGateOf(server.dependencies).reserve(order)
    server.clock.advance(DAY_MS / 24)
    await server.delete(user.email)
    const again = await server.signUp({ email: 'never-made@example.org' })
    expect(await usedBy(again.user.id)).toBe(0)
  })
})
