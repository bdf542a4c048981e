import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { DATA_MAP } from './data-map.ts'
import { countRows, PERSONAL_ROWS } from './personal-rows.ts'

const NOBODY = '00000000-0000-4000-8000-000000000001'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

describe('the rows of a person', () => {
  it('are known for every table that holds something about people, by the data map', () => {
    const personal = Object.entries(DATA_MAP)
      .filter(([, columns]) =>
        Object.values(columns).some(({ export: copy, erase }) => copy !== 'no' && erase !== 'keep'),
      )
      .map(([table]) => table)
    expect(Object.keys(PERSONAL_ROWS).toSorted()).toEqual(personal.toSorted())
  })

  it('stay exactly where the data map says so', () => {
    for (const [table, { isKept }] of Object.entries(PERSONAL_ROWS)) {
      const isErased = Object.values(DATA_MAP[table] ?? {}).some(({ erase }) => erase === 'with-owner')
      expect({ table, isErased }).toEqual({ table, isErased: isKept !== true })
    }
  })

  it.each(Object.keys(PERSONAL_ROWS))('of %s can be asked for, with their date', async (table) => {
    const counted = await countRows(database.db, NOBODY, [table])
    expect([...counted]).toEqual([[table, { rows: 0, since: null }]])
  })

  it('are deleted children first, so that a statement takes few rows of other tables along', async () => {
    const { rows } = await database.db.execute<{ child: string; parent: string }>(sql`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and confdeltype = 'c' and conrelid <> confrelid`)
    const order = Object.keys(PERSONAL_ROWS)
    for (const { child, parent } of rows) {
      if (!order.includes(child) || !order.includes(parent)) continue
      expect(`${child} before ${parent}: ${order.indexOf(child) < order.indexOf(parent)}`).toBe(
        `${child} before ${parent}: true`,
      )
    }
  })
})
