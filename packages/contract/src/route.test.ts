import { expect, it } from 'vitest'
import * as contract from './index.ts'

it('fills the parameters of a path in, encoded', () => {
  expect(
    contract.pathOf({ ...contract.health.live, path: '/api/sessions/:sessionId/commands' }, { sessionId: 'a/b' }),
  ).toBe('/api/sessions/a%2Fb/commands')
  expect(() => contract.pathOf({ ...contract.health.live, path: '/api/:id' })).toThrow('needs the parameter id')
})

it('gives every error code a status of its class', () => {
  const statuses = Object.values(contract.ERROR_STATUS)
  expect(statuses.length).toBeGreaterThan(15)
  for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400)
})

it('judges whole bodies by the same rules as the forms, and refuses unknown fields', () => {
  const body = { email: ' Ada@Example.org ', password: 'eight ch', name: ' Ada ' }
  expect(contract.RegisterBody.parse(body)).toEqual({ email: 'Ada@Example.org', password: 'eight ch', name: 'Ada' })
  expect(contract.RegisterBody.safeParse({ ...body, role: 'ADMIN' }).success).toBe(false)
  expect(contract.LoginBody.safeParse({ email: 'a@b.co', password: '' }).success).toBe(false)
})
