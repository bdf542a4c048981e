import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Columns where an owner may be missing, and what may read such rows. */
const MAY_BE_NOBODYS: Readonly<Record<string, string>> = {
  'announcements.author_id': 'announcements are everybody’s: who wrote one decides nothing',
  'audit_log.actor_id': 'no call reads it',
  'privacy_requests.user_id': 'an account’s calls read its own rows; those of deleted accounts are counted only',
  'security_events.user_id': 'no call reads it',
  'mail_outbox.user_id': 'only the sender of mails reads it',
  'one_time_tokens.user_id': 'found by its secret alone, and a passkey’s sign-in names the person itself',
}

interface OwnerColumn {
  readonly name: string
  readonly nullable: boolean
}

/** Every column that names an owner, as the database has it. */
async function ownerColumns(): Promise<OwnerColumn[]> {
  const { rows } = await server.db.$client.query<OwnerColumn>(`
    select c.conrelid::regclass::text || '.' || a.attname as name, not a.attnotnull as nullable
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  return rows
}

it('advisory 19 (GHSA-c2c9-mfw7-p8hw) no row that a user’s call reads can be without an owner', async () => {
  const columns = await ownerColumns()
  expect(columns.length).toBeGreaterThan(10)
  const nullable = columns.filter((column) => column.nullable).map(({ name }) => name)
  expect(nullable).toEqual(Object.keys(MAY_BE_NOBODYS).toSorted())
})
