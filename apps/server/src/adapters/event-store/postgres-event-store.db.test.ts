import type { SessionHeader } from '@placard/application'
import { decide } from '@placard/engine'
import { aSessionPlan, eventStoreSuite, SUITE_PEOPLE, sessionListsSuite } from '@placard/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions, users } from '../../database/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createPostgresDueSessions } from './postgres-due-sessions.ts'
import { PostgresEventStore } from './postgres-event-store.ts'
import { createPostgresSessionLists } from './postgres-session-lists.ts'

const NOW = 1_700_000_000_000
const [ADA] = SUITE_PEOPLE

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

async function emptyStore(onStored?: (header: SessionHeader) => void): Promise<PostgresEventStore> {
  await database.db.execute(sql`truncate sessions cascade`)
  const joined = { name: 'Ada', passwordHash: '-', role: 'USER', status: 'active', createdAt: new Date(NOW) } as const
  const people = SUITE_PEOPLE.map((id) => ({ ...joined, id, email: id, emailKey: id, updatedAt: new Date(NOW) }))
  await database.db.insert(users).values(people).onConflictDoNothing()
  return new PostgresEventStore(database.db.$client, onStored)
}

eventStoreSuite('PostgreSQL', emptyStore)
sessionListsSuite('PostgreSQL', async () => {
  const store = await emptyStore()
  return Object.assign(
    store,
    createPostgresSessionLists(database.db, (sessionId) => store.forgetHeader(sessionId)),
  )
})

it('a place and its session are erased both or not at all', async () => {
  const store = await emptyStore()
  const lists = createPostgresSessionLists(database.db, () => undefined)
  const { header, events } = opened()
  await store.create({ header: { ...header, status: 'concluded' }, events })
  await lists.remove(ADA, header.sessionId, NOW)
  await database.db.execute(sql`
    create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
  await database.db.execute(sql`create trigger stop before delete on sessions execute function stop_here()`)
  await expect(lists.eraseRemoved(NOW + 1)).rejects.toThrow()
  expect(await lists.restore(ADA, header.sessionId, NOW)).toBe(true)
  await database.db.execute(sql`drop function stop_here cascade`)
  await lists.remove(ADA, header.sessionId, NOW)
  expect(await lists.eraseRemoved(NOW + 1)).toEqual([header.sessionId])
})

/** A session of Ada's that is due at `NOW + 1000`. */
function opened(sessionId = '00000000-0000-4000-8000-000000000001') {
  const plan = aSessionPlan({ sessionId, people: [{ userId: ADA, name: 'Ada', country: 'EEE' }] })
  const decision = decide(undefined, { kind: 'OpenSession', plan }, { now: NOW })
  if (!decision.ok) throw new Error(decision.rejection.detail)
  const header: SessionHeader = {
    sessionId,
    userId: ADA,
    people: [{ userId: ADA, seat: 'eee' }],
    campaignId: 'test-campaign',
    title: 'Test Campaign',
    country: 'EEE',
    seed: 7,
    pace: 1,
    status: 'active',
    version: 1,
    progressRatio: 0,
    createdAt: NOW,
    updatedAt: NOW,
    nextDueAt: NOW + 1000,
    concludedAt: undefined,
    score: undefined,
    resolutionType: undefined,
  }
  return { header, events: decision.events }
}

function aStep({ header }: { readonly header: SessionHeader }, expected = 1) {
  const event = { kind: 'clock-advanced', elapsedMs: 1000, cycle: false, at: 1000, now: NOW + 1000 } as const
  const moved = { ...header, version: expected + 1, nextDueAt: NOW + 9000 }
  return { sessionId: header.sessionId, expected, events: [event], header: moved }
}

describe('leases on sessions', () => {
  let store: PostgresEventStore
  const due = (owner: string) => createPostgresDueSessions(database.db.$client, owner)

  beforeEach(async () => {
    store = await emptyStore()
  })

  it('hide no step that another server takes meanwhile, once it is told of', async () => {
    await store.create(opened())
    const [lease] = await due('one').claim(NOW + 1000, 10)
    if (lease === undefined) throw new Error('nothing was due')
    await store.underLease(lease, async () => {
      expect(await new PostgresEventStore(database.db.$client).append(aStep(opened()))).toEqual({ ok: true })
      store.forgetHeader(lease.header.sessionId)
      expect((await store.load(lease.header.sessionId, 1))?.header.version).toBe(2)
    })
  })

  it('give a due session to one server only, and no session before its time', async () => {
    await store.create(opened())
    expect(await due('one').claim(NOW + 999, 10)).toEqual([])
    const claims = await Promise.all(['one', 'two', 'three'].map((owner) => due(owner).claim(NOW + 1000, 10)))
    expect(claims.flat().map(({ header, fence }) => ({ header, fence }))).toEqual([
      { header: opened().header, fence: 1 },
    ])
  })

  it('give the sessions longest due first, as many as asked for', async () => {
    for (const number of [1, 2, 3]) {
      const { header, events } = opened(`00000000-0000-4000-8000-00000000000${number}`)
      await store.create({ header: { ...header, nextDueAt: NOW + 1000 - number }, events })
    }
    const claimed = await due('one').claim(NOW + 1000, 2)
    expect(claimed.map(({ header }) => header.nextDueAt)).toEqual([NOW + 997, NOW + 998])
    expect(await due('one').nextDueAt(NOW + 1000)).toBe(NOW + 999)
  })

  it('of a server that stopped end by themselves, and a later one refuses its writing (MI-2)', async () => {
    await store.create(opened())
    const [frozen] = await due('one').claim(NOW + 1000, 1)
    expect(await due('two').claim(NOW + 10_999, 1)).toEqual([])
    const [later] = await due('two').claim(NOW + 11_000, 1)
    if (frozen === undefined || later === undefined) throw new Error('nothing was claimed')
    expect(later.fence).toBe(2)
    const step = aStep(opened())
    expect(await store.underLease(frozen, () => store.append(step))).toEqual({
      ok: false,
      rejection: 'version-conflict',
    })
    expect(await store.events(step.sessionId, 1)).toEqual([])
    expect(await store.underLease(later, () => store.append(step))).toEqual({ ok: true })
  })

  it('end with the append they were for', async () => {
    await store.create(opened())
    const [lease] = await due('one').claim(NOW + 1000, 1)
    if (lease === undefined) throw new Error('nothing was claimed')
    await store.underLease(lease, () => store.append(aStep(opened())))
    expect((await due('two').claim(NOW + 9000, 1)).map(({ fence }) => fence)).toEqual([2])
  })

  it('do not stand in the way of a command', async () => {
    await store.create(opened())
    const [lease] = await due('one').claim(NOW + 1000, 1)
    if (lease === undefined) throw new Error('nothing was claimed')
    expect(await store.append(aStep(opened()))).toEqual({ ok: true })
    expect(await store.underLease(lease, () => store.append(aStep(opened())))).toMatchObject({ ok: false })
  })

  it('can be given back with another date, unless they were lost', async () => {
    await store.create(opened())
    const [lost] = await due('one').claim(NOW + 1000, 1)
    const [held] = await due('two').claim(NOW + 20_000, 1)
    if (lost === undefined || held === undefined) throw new Error('nothing was claimed')
    await due('one').release(lost, NOW)
    expect(await due('one').claim(NOW + 20_000, 1)).toEqual([])
    await due('two').release(held, NOW + 30_000)
    expect(await due('one').nextDueAt(NOW + 20_000)).toBe(NOW + 30_000)
  })

  it('reach sessions that a clock put back has left in the future', async () => {
    await store.create(opened())
    await due('one').recallFuture(NOW - 3_600_000, NOW - 3_540_000)
    expect(await due('one').claim(NOW - 3_600_000, 1)).toHaveLength(1)
  })

  it('D11 end in time though a server took them, and died, while its clock was a day ahead', async () => {
    await store.create(opened())
    const day = 86_400_000
    expect(await due('ahead').claim(NOW + day, 1)).toHaveLength(1)
    await due('one').recallFuture(NOW, NOW + 60_000)
    expect(await due('one').claim(NOW, 1)).toEqual([])
    expect(await due('one').claim(NOW + 10_000, 1)).toHaveLength(1)
  })

  it('D11 forget looks at them that lie in a future taken back', async () => {
    await store.create(opened())
    await database.db.update(sessions).set({ lastPresenceAt: new Date(NOW + 86_400_000) })
    await due('one').recallFuture(NOW, NOW + 60_000)
    expect((await due('one').claim(NOW + 1000, 1)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([NOW])
  })

  it('keep when a user was last present: at the latest when the session was opened', async () => {
    await store.create(opened())
    await database.db.update(sessions).set({ lastPresenceAt: null })
    expect((await due('one').claim(NOW + 1000, 1)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([NOW])
  })
})

describe('what is stored', () => {
  it('is passed to onStored, with its next due time, after the commit', async () => {
    const told: (number | undefined)[] = []
    const store = await emptyStore(({ nextDueAt }) => told.push(nextDueAt))
    await store.create(opened())
    await store.append(aStep(opened()))
    await store.append(aStep(opened()))
    expect(told).toEqual([NOW + 1000, NOW + 9000])
  })

  it('goes with its owner', async () => {
    const store = await emptyStore()
    await store.create(opened())
    await database.db.execute(sql`delete from users where id = ${ADA}`)
    expect(await store.load(opened().header.sessionId)).toBeUndefined()
  })

  it('takes positions beyond any log for its end', async () => {
    const store = await emptyStore()
    expect(await store.events('00000000-0000-4000-8000-000000000009', Number.MAX_SAFE_INTEGER)).toEqual([])
  })
})
