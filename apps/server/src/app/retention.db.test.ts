import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownDevices, oneTimeTokens } from '../database/account-schema.ts'
import { recordAudit } from '../database/audit-rows.ts'
import { auditLog } from '../database/audit-schema.ts'
import { mailOutbox } from '../database/mail-schema.ts'
import { refreshFamilies, securityEvents, users } from '../database/schema.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { tidyUp } from '../testing/tidy-up.ts'

const DAY_MS = 86_400_000

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it.each([
  { days: 59, familiesLeft: 1, eventsLeft: 1, because: 'an ended sign-in is kept 30 days to recognise stolen tokens' },
  { days: 61, familiesLeft: 0, eventsLeft: 1, because: 'the sign-in ended 31 days ago' },
  { days: 731, familiesLeft: 0, eventsLeft: 0, because: 'records of changes to accounts are kept 24 months' },
])('$days days after a sign-in: $because', async ({ days, familiesLeft, eventsLeft }) => {
  const { user } = await server.signUp()
  await tidyUp(server.db, new Date(server.clock.now().getTime() + days * DAY_MS))
  expect(await server.db.select().from(refreshFamilies).where(eq(refreshFamilies.userId, user.id))).toHaveLength(
    familiesLeft,
  )
  expect(await server.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))).toHaveLength(
    eventsLeft,
  )
})

it.each([
  { days: 2, tokens: 1, claimants: 1, devices: 1, because: 'a link is kept a day after it expired' },
  { days: 4, tokens: 0, claimants: 1, devices: 1, because: 'the link that confirms an address expired two days ago' },
  { days: 31, tokens: 0, claimants: 1, devices: 1, because: 'D4 a provisional account is as good as any other' },
  { days: 366, tokens: 0, claimants: 1, devices: 0, because: 'a browser nobody used for a year is a new one again' },
])('$days days after two sign-ups of one address: $because', async ({ days, tokens, claimants, devices }) => {
  const { db, clock, signUp } = server
  const email = `twice-after-${days}@example.org`
  const { user } = await signUp({ email })
  await signUp({ email, password: 'another password' })
  await tidyUp(db, new Date(clock.now().getTime() + days * DAY_MS))
  expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))).toHaveLength(tokens)
  expect(await db.select().from(users).where(eq(users.claimOf, email))).toHaveLength(claimants)
  expect(await db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1)
  expect(await db.select().from(knownDevices).where(eq(knownDevices.userId, user.id))).toHaveLength(devices)
})

it.each([
  { days: 29, mailsLeft: 2, linesLeft: 1, because: 'it stays known for 30 days that a mail went out' },
  { days: 31, mailsLeft: 1, linesLeft: 1, because: 'a mail that still waits is kept however old it is' },
  { days: 731, mailsLeft: 1, linesLeft: 0, because: 'what administrators did is kept 24 months' },
])('$days days after a mail: $because', async ({ days, mailsLeft, linesLeft }) => {
  const { db, dependencies, clock } = server
  await db.delete(mailOutbox)
  await db.delete(auditLog)
  const mail = { template: 'account-exists', data: { name: 'Ada', signInPath: '/', resetPath: '/' } } as const
  await dependencies.mail.post({ ...mail, to: 'ended@example.org' })
  const ended = { status: 'sent', endedAt: clock.now() } as const
  await db.update(mailOutbox).set(ended).where(eq(mailOutbox.toAddress, 'ended@example.org'))
  await dependencies.mail.post({ ...mail, to: 'waiting@example.org' })
  const { user } = await server.signUp()
  await db.delete(mailOutbox).where(eq(mailOutbox.userId, user.id))
  await recordAudit(db, { actorId: user.id, action: 'announcement-deleted', subject: '1' }, clock.now())
  await tidyUp(db, new Date(clock.now().getTime() + days * DAY_MS))
  expect(await db.select({ left: count() }).from(mailOutbox)).toEqual([{ left: mailsLeft }])
  expect(await db.select({ left: count() }).from(auditLog)).toEqual([{ left: linesLeft }])
})
