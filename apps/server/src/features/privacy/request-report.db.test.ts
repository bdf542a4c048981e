import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privacyRequests } from '../../database/privacy-schema.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { reportRequests } from './request-report.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Row = typeof privacyRequests.$inferInsert
const at = (day: string) => new Date(`${day}T20:00:00Z`)
let made = 0
const row = (kind: Row['kind'], status: Row['status'], receivedAt: Date, closedAt: Date | null = null): Row => {
  made += 1
  return { id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`, kind, status, receivedAt, closedAt }
}

const ROWS: readonly Row[] = [
  row('delete', 'completed', at('2026-03-01'), at('2026-03-02')),
  row('delete', 'completed', at('2026-03-01'), at('2026-03-05')),
  row('delete', 'completed', at('2026-03-01'), at('2026-03-10')),
  row('delete', 'cancelled', at('2026-01-02'), at('2026-08-03')),
  // never confirmed: nothing is owed
  row('delete', 'pending', at('2026-01-02')),
  // 45 days are over on 16 April
  row('delete', 'processing', at('2026-03-02')),
  row('correct', 'denied', at('2026-02-01'), at('2026-03-29')),
  { ...row('correct', 'completed', at('2026-02-01'), at('2026-03-29')), isExtended: true },
  row('opt-out', 'completed', at('2026-05-01'), at('2026-05-01')),
  // the last evening of 2025 in California
  row('limit', 'completed', new Date('2026-01-01T07:59:00Z'), at('2026-01-01')),
  row('limit', 'completed', new Date('2027-01-01T07:59:00Z'), at('2027-01-01')),
]

describe('the report of privacy requests', () => {
  it('counts by kind what was received in a year, how it ended, what was late, and how long it took', async () => {
    await server.db.insert(privacyRequests).values([...ROWS])
    const { kinds, log, year } = await reportRequests(server.db, 2026, at('2026-06-01'))
    const none = {
      received: 0,
      completed: 0,
      denied: 0,
      cancelled: 0,
      open: 0,
      late: 0,
      medianDays: null,
      meanDays: null,
    }
    expect(year).toBe(2026)
    expect(log).toMatchObject({ isIntact: true })
    expect(Object.fromEntries(kinds.map(({ kind, ...counts }) => [kind, counts]))).toEqual({
      'know-categories': none,
      'know-pieces': none,
      delete: {
        received: 6,
        completed: 3,
        denied: 0,
        cancelled: 1,
        open: 2,
        late: 1,
        medianDays: 4,
        meanDays: 14 / 3,
      },
      'delete-part': none,
      correct: { ...none, received: 2, completed: 1, denied: 1, late: 1, medianDays: 56, meanDays: 56 },
      'opt-out': { ...none, received: 1, completed: 1, medianDays: 0, meanDays: 0 },
      limit: { ...none, received: 1, completed: 1, medianDays: expect.any(Number), meanDays: expect.any(Number) },
    })
  })
})
