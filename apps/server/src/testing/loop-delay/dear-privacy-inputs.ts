import { randomUUID } from 'node:crypto'
import { REQUEST_DETAILS_MAX } from '@placard/contract'
import { asAnyone, asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { type DearRequest, STAGE_PASSWORD, type Stage, type StagePerson } from './stage.ts'

/** Decisions of somebody who cannot make up their mind. */
const MANY_DECISIONS = 500
/** Requests of somebody who asks every day. */
const MANY_REQUESTS = 150
/** An archive of 8 MiB. */
const ARCHIVE_PARTS = 32
const ARCHIVE_PART_BYTES = 262_144
const LONG = 'We ask for this. '.repeat(200).slice(0, REQUEST_DETAILS_MAX - 1)

async function manyDecisions({ db }: Stage, { id }: StagePerson): Promise<void> {
  await db.query(
    `insert into consents (id, user_id, purpose, is_granted, method, text_version, at)
     select gen_random_uuid(), $1, 'marketing', n % 2 = 0, 'person', '1.0', now() from generate_series(1, $2) n`,
    [id, MANY_DECISIONS],
  )
}

async function manyRequests({ db }: Stage, { id }: StagePerson, status = 'pending'): Promise<string> {
  const asked = JSON.stringify({ details: LONG })
  const { rows } = await db.query<{ id: string }>(
    `insert into privacy_requests (id, user_id, kind, status, received_at, asked)
     select gen_random_uuid(), $1, 'delete-part', $4, now(), $3 from generate_series(1, $2) returning id`,
    [id, MANY_REQUESTS, asked, status],
  )
  return rows[0]?.id ?? randomUUID()
}

/** A copy of everything of some megabytes, which is ready. */
async function anArchive({ db }: Stage, { id }: StagePerson): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with asked as (insert into privacy_requests (id, user_id, kind, status, received_at, closed_at)
       values (gen_random_uuid(), $1, 'know-pieces', 'completed', now(), now()) returning id),
     archive as (insert into privacy_archives (request_id, user_id, state, bytes, ready_at, ends_at)
       select id, $1, 'ready', $2::int * $3::int, now(), now() + interval '1 day' from asked returning request_id)
     insert into privacy_archive_parts (request_id, seq, bytes)
       select request_id, n, decode(repeat('ab', $3::int), 'hex') from archive, generate_series(0, $2::int - 1) n
       returning request_id as id`,
    [id, ARCHIVE_PARTS, ARCHIVE_PART_BYTES],
  )
  return rows[0]?.id ?? randomUUID()
}

async function verified({ db }: Stage, { id }: StagePerson): Promise<void> {
  await db.query(
    `insert into identity_checks (family_id, method, verified_until)
     select id, 'password', now() + interval '15 minutes' from refresh_families where user_id = $1
     on conflict do nothing`,
    [id],
  )
}

/** A request of somebody new each time, who has been prepared. */
function withPerson(
  what: string,
  make: (stage: Stage, person: StagePerson) => Promise<DearRequest>,
  answers?: readonly number[],
): DearInput {
  return {
    what,
    ...(answers === undefined ? {} : { answers }),
    prepare: async (stage) => async () => {
      const person = await stage.person()
      return { token: person.token, ...(await make(stage, person)) }
    },
  }
}

/** What people choose, ask for and are told about their privacy. */
export const DEAR_PRIVACY_INPUTS: DearInputs = {
  'GET /api/privacy/rights': [asAnyone('anybody')],
  'GET /.well-known/gpc.json': [asAnyone('anybody')],
  'POST /stop-news': [asAnyone('a link nobody mailed', { query: `token=${'x'.repeat(64)}` }, [400])],
  'GET /api/privacy/choices': [asPerson('an account')],
  'PUT /api/privacy/choices': [
    withPerson('everything at once, for the first time', async () => ({ body: { optOut: true, limit: true } })),
  ],
  'GET /api/privacy/inventory': [asPerson('all tables')],
  'GET /api/privacy/compliance': [asPerson('all tables and the log')],
  'GET /api/privacy/consents': [
    withPerson(`${MANY_DECISIONS} decisions`, async (stage, person) => {
      await manyDecisions(stage, person)
      return {}
    }),
  ],
  'PUT /api/privacy/consents/:purpose': [
    withPerson(`${MANY_DECISIONS} decisions before`, async (stage, person) => {
      await manyDecisions(stage, person)
      return { parameter: 'sensitive-data', body: { isGranted: false, textVersion: '1.0' } }
    }),
  ],
  'GET /api/privacy/settings': [asPerson('anybody')],
  'PATCH /api/privacy/settings': [asPerson('one of them', { body: { communication: { email: false } } })],
  'GET /api/privacy/retention': [asPerson('anybody')],
  'POST /api/privacy/retention/preview': [
    asPerson('all conversations and sessions', { body: { transcriptMonths: 1 } }),
  ],
  'GET /api/privacy/identity': [asPerson('anybody')],
  'POST /api/privacy/identity/code': [asPerson('an address that is not confirmed', {}, [409])],
  'POST /api/privacy/identity/verify': [
    withPerson('a password', async () => ({ body: { method: 'password', value: STAGE_PASSWORD } })),
  ],
  'GET /api/privacy/requests': [
    withPerson(`${MANY_REQUESTS} requests`, async (stage, person) => {
      await manyRequests(stage, person)
      return {}
    }),
  ],
  'POST /api/privacy/requests': [
    withPerson('a correction of the greatest length', async (stage, person) => {
      await verified(stage, person)
      const correction = { subject: LONG, wrong: LONG, right: LONG, evidence: LONG }
      return { body: { kind: 'correct', correction } }
    }),
  ],
  'GET /api/privacy/requests/:requestId': [
    withPerson(`one of ${MANY_REQUESTS}`, async (stage, person) => ({ parameter: await manyRequests(stage, person) })),
  ],
  'POST /api/privacy/requests/:requestId/confirm': [
    withPerson(`one of ${MANY_REQUESTS}`, async (stage, person) => {
      await verified(stage, person)
      return { parameter: await manyRequests(stage, person), body: { when: 'after-grace' } }
    }),
  ],
  'POST /api/privacy/requests/:requestId/cancel': [
    withPerson(`one of ${MANY_REQUESTS}`, async (stage, person) => ({ parameter: await manyRequests(stage, person) })),
  ],
  'GET /api/privacy/requests/:requestId/archive': [
    withPerson(`${ARCHIVE_PARTS} pieces`, async (stage, person) => {
      await verified(stage, person)
      return { parameter: await anArchive(stage, person) }
    }),
  ],
  'POST /api/privacy/requests/:requestId/appeal': [
    withPerson(`one of ${MANY_REQUESTS}`, async (stage, person) => ({
      parameter: await manyRequests(stage, person, 'denied'),
      body: { reason: LONG },
    })),
  ],
}
