import { expect, it } from 'vitest'
import { problemOf } from './error-mapping.ts'
import { problem } from './problems.ts'

function databaseError(code: string): Error {
  return new Error('Failed query: select secret', { cause: Object.assign(new Error('detail'), { code }) })
}

it.each([
  { code: '53100', expected: 'unavailable', because: 'the disk is full' },
  { code: '53300', expected: 'unavailable', because: 'there are no connections left' },
  { code: '57P01', expected: 'unavailable', because: 'the database is being stopped' },
  { code: '57P03', expected: 'unavailable', because: 'the database is starting' },
  { code: '57014', expected: 'unavailable', because: 'the statement took too long' },
  { code: '08006', expected: 'unavailable', because: 'the connection broke' },
  { code: 'ECONNREFUSED', expected: 'unavailable', because: 'nobody listens' },
  { code: '40P01', expected: 'conflict', because: 'a deadlock was tried often enough' },
  { code: '40001', expected: 'conflict', because: 'a serialization failure was tried often enough' },
  { code: '22021', expected: 'internal-error', because: 'our own check should have found it' },
  { code: '23505', expected: 'internal-error', because: 'a rule of the schema is no answer to a person' },
])('$code is answered as $expected: $because', ({ code, expected }) => {
  const found = problemOf(databaseError(code))
  expect(found.code).toBe(expected)
  expect(found.message).not.toContain('secret')
})

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])('takes the driver’s "%s" for a database that is away', (message) => {
  const found = problemOf(new Error('Failed query', { cause: new Error(message) }))
  expect(found.code).toBe('unavailable')
  expect(found.details.retryAfterSeconds).toBeGreaterThan(0)
})

it('passes a problem on as it is, and shows nothing of anything else', () => {
  const known = problem('not-found')
  expect(problemOf(known)).toBe(known)
  expect(problemOf(new TypeError('users[0].passwordHash is undefined'))).toMatchObject({ code: 'internal-error' })
  expect(problemOf('a text')).toMatchObject({ code: 'internal-error', status: 500 })
})
