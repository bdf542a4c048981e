import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('caches a user for half a second, and queries again after that', async () => {
  const { access } = server.dependencies
  const { token, user } = await server.signUp()
  expect(access.recall(token)).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 20 }, () => access.authenticate(token)))
  expect(new Set(answers).size).toBe(1)
  expect(access.recall(token)?.id).toBe(user.id)
  server.clock.advance(500)
  expect(access.recall(token)).toBeUndefined()
})

it('takes no token for one it knows because they end alike (AU-8)', async () => {
  const { access } = server.dependencies
  const { token } = await server.signUp()
  const other = (await server.signUp()).token
  await access.authenticate(token)
  const [head, claims] = other.split('.')
  const forged = `${head}.${claims}.${token.split('.')[2]}`
  expect(access.recall(forged)).toBeUndefined()
  expect(await access.authenticate(forged)).toBeUndefined()
  expect(access.recall(token)).toBeDefined()
})

it('answers no call after a change from a query before it (AU-11)', async () => {
  const { access } = server.dependencies
  const { token, user } = await server.signUp()
  await access.authenticate(token)
  server.clock.advance(500)
  const asked = access.authenticate(token)
  await server.suspend(user.email)
  expect(access.recall(token)).toBeUndefined()
  expect(await access.authenticate(token)).toBeUndefined()
  await asked
  expect(access.recall(token)).toBeUndefined()
})
