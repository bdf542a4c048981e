import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshFamilies, securityEvents } from '../data/schema.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { tidyUp } from './upkeep.ts'

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
