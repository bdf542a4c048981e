import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteWhatIsDue } from '../../app/privacy.ts'
import { inTransaction } from '../../database/executor.ts'
import { privacyRequests as rows } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { countLockWaiters } from '../../testing/lock-waiters.ts'
import { aPrivacyPerson, type PrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { checkLog } from './log-rows.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const execute = () => deleteWhatIsDue(server.dependencies)

/** Somebody who has shown who they are. */
async function aPerson(): Promise<PrivacyPerson> {
  const person = await aPrivacyPerson(server)
  await person.verify()
  return person
}

async function requestRow(id: string) {
  const [row] = await server.db.select().from(rows).where(eq(rows.id, id))
  return row
}

describe('the requests of an account that ends', () => {
  const correction = { subject: 'A transcript', wrong: 'Chad', right: 'Chile' }

  it.each([
    { end: ({ email }: PrivacyPerson) => server.delete(email), because: 'it is deleted by the command' },
    {
      end: ({ user }: PrivacyPerson) =>
        inTransaction(server.db, async (tx) => {
          await server.dependencies.accountHooks.moved(tx, user.id, server.clock.now())
          await tx.delete(users).where(eq(users.id, user.id))
        }),
      because: 'it is merged into another one',
    },
    {
      end: async ({ askFor, confirm }: PrivacyPerson) => {
        await confirm(await askFor({ kind: 'delete' }))
        await execute()
      },
      because: 'its person has it deleted',
    },
    {
      end: async ({ user }: PrivacyPerson) => {
        const { email } = await aPerson()
        await server.db.update(users).set({ claimOf: email }).where(eq(users.id, user.id))
        await server.delete(email)
      },
      because: 'it is provisional, and the account that has its address is deleted',
    },
  ])('are over, and hold nothing that they wrote: $because', async ({ end }) => {
    const person = await aPerson()
    const open = await person.askFor({ kind: 'correct', correction })
    const answered = await person.askFor({ kind: 'correct', correction })
    await server.db
      .update(rows)
      .set({ status: 'denied', closedAt: server.clock.now(), answer: 'It says Chad.' })
      .where(eq(rows.id, answered))
    await end(person)
    const ended = { userId: null, asked: null, answer: null }
    expect(await requestRow(open)).toMatchObject({ ...ended, status: 'cancelled', closedAt: server.clock.now() })
    expect(await requestRow(answered)).toMatchObject({ ...ended, status: 'denied' })
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })

  it('hold nothing either when they are made while the account is being deleted', async () => {
    const { email, user } = await aPerson()
    const requestId = randomUUID()
    let deleted: Promise<void> | undefined
    await inTransaction(server.db, async (tx) => {
      const row = { id: requestId, userId: user.id, kind: 'correct', status: 'pending' } as const
      await tx.insert(rows).values({ ...row, receivedAt: server.clock.now(), asked: { details: 'Chad' } })
      deleted = server.delete(email)
      await expect.poll(() => countLockWaiters(server.db)).toBe(1)
    })
    await deleted
    expect(await requestRow(requestId)).toMatchObject({ userId: null, asked: null, status: 'cancelled' })
  })

  it('go on where a deletion has begun, until that is over', async () => {
    const person = await aPerson()
    const requestId = await person.askFor({ kind: 'delete-part', scope: { what: 'recordings' } })
    await person.confirm(requestId)
    await server.db
      .update(rows)
      .set({ deleted: { recordings: 1 } })
      .where(eq(rows.id, requestId))
    await server.delete(person.email)
    expect(await requestRow(requestId)).toMatchObject({ userId: null, asked: null, status: 'processing' })
    expect(await execute()).toBe(1)
    expect(await requestRow(requestId)).toMatchObject({ status: 'completed', deleted: { recordings: 1 } })
  })
})

/** Two administrators who can have their accounts deleted; the only ones. */
async function twoAdministrators() {
  await server.db.update(users).set({ role: 'USER' }).where(eq(users.role, 'ADMIN'))
  const both = [await aPerson(), await aPerson()] as const
  for (const { user } of both) {
    await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
    server.dependencies.access.forget(user.id)
  }
  return both
}

async function confirmedDeletion({ askFor, confirm }: PrivacyPerson): Promise<string> {
  const requestId = await askFor({ kind: 'delete' })
  await confirm(requestId)
  return requestId
}

describe('administrators who all have their accounts deleted', () => {
  it.each([
    { run: async () => [await execute()], because: 'one after the other' },
    { run: () => Promise.all([execute(), execute()]), because: 'by two servers at once' },
  ])('leave one, who is told why: $because', async ({ run }) => {
    const both = await twoAdministrators()
    const asked: { person: PrivacyPerson; requestId: string }[] = []
    for (const person of both) asked.push({ person, requestId: await confirmedDeletion(person) })
    await run()
    const statuses = await Promise.all(asked.map(async ({ requestId }) => (await requestRow(requestId))?.status))
    expect(statuses.toSorted()).toEqual(['completed', 'denied'])
    const left = asked[statuses.indexOf('denied')]
    const { request } = (await left?.person.read(left.requestId)) ?? {}
    expect(request).toMatchObject({
      status: 'denied',
      answer: expect.stringContaining('the only administrator'),
      executesAt: null,
      mayAppeal: true,
    })
    const told = (await server.postedMails()).filter(({ template }) => template === 'deletion-denied')
    expect(told.map(({ toAddress }) => toAddress)).toContain(left?.person.email)
  })

  it('leave the one who asks while the other is being made an ordinary user', async () => {
    const [one, other] = await twoAdministrators()
    const requestId = await confirmedDeletion(other)
    let executed: Promise<number> | undefined
    await inTransaction(server.db, async (tx) => {
      await tx.update(users).set({ role: 'USER' }).where(eq(users.id, one.user.id))
      executed = execute()
      await expect.poll(() => countLockWaiters(server.db)).toBe(1)
    })
    expect(await executed).toBe(0)
    expect((await requestRow(requestId))?.status).toBe('denied')
  })

  it('are refused when they ask as the last one', async () => {
    const [one, other] = await twoAdministrators()
    await confirmedDeletion(other)
    await execute()
    expect((await one.ask({ kind: 'delete' })).statusCode).toBe(409)
  })
})
