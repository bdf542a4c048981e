import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { campaigns } from '../../database/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { seedCatalogue } from './campaign-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

describe('seeding the catalogue', () => {
  const first = { id: 'a', schemaVersion: 1, value: { title: 'A' } }
  const second = { id: 'b', schemaVersion: 1, value: { title: 'B' } }
  const now = new Date('2026-11-21T12:00:00Z')

  it('adds what is missing, and changes nothing the second time', async () => {
    expect(await seedCatalogue(database.db, [first, second], now)).toBe(2)
    expect(await seedCatalogue(database.db, [first, second], now)).toBe(0)
    const rows = await database.db.select().from(campaigns).orderBy(campaigns.position)
    expect(rows.map((row) => row.id)).toEqual(['a', 'b'])
  })

  it('brings shipped rows up to date and leaves edited ones alone', async () => {
    await database.db.$client.query(
      `update campaigns set value = '{"title":"Mine"}', seeded_from = null where id = 'a'`,
    )
    const newer = [first, second].map((campaign) => ({ ...campaign, value: { title: 'New' } }))
    expect(await seedCatalogue(database.db, newer, now)).toBe(1)
    const rows = await database.db.select().from(campaigns).orderBy(campaigns.position)
    expect(rows.map((row) => row.value)).toEqual([{ title: 'Mine' }, { title: 'New' }])
  })
})
