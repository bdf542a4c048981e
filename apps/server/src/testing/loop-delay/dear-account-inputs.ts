import { randomBytes, randomUUID } from 'node:crypto'
import { hashOfToken } from '../../crypto/secret-tokens.ts'
import { MOST_PASSKEYS } from '../../features/accounts/passkeys/passkey-rows.ts'
import { asAnyone, asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { type DearRequest, STAGE_PASSWORD, type Stage, type StagePerson } from './stage.ts'

/** The longest address and name there may be. */
const LONG_EMAIL = () => `${randomUUID()}${'a'.repeat(200)}@example.org`
const LONG_NAME = 'n'.repeat(80)
/** Texts of as much as a call may carry. */
const MUCH_BASE64 = 'A'.repeat(30_000)
/** Sign-ins of somebody who has very many. */
const MANY = 200
/** One less than an account may have, so that one more can be made. */
const MANY_PASSKEYS = MOST_PASSKEYS - 1

const reauthenticated = (what: string) => asPerson(what, { body: { currentPassword: STAGE_PASSWORD } })

/** A request of somebody new for each time it is made, for what can be done once. */
function eachTime(what: string, make: (stage: Stage, person: StagePerson) => Promise<DearRequest>): DearInput {
  return { what, prepare: async (stage) => async () => make(stage, await stage.person()) }
}

/** Gives out the secret of a link, as if it had been mailed. */
async function linkToken(stage: Stage, { id }: StagePerson, purpose: string, data: object): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await stage.db.query(
    `insert into one_time_tokens (hash, purpose, user_id, data, created_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '30 minutes')`,
    [hashOfToken(token), purpose, id, data],
  )
  return token
}

async function manyPasskeys(stage: Stage, { id }: StagePerson): Promise<string> {
  const { rows } = await stage.db.query<{ id: string }>(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, '\\x00', 0, '{internal}', repeat('k', 60), true, now()
     from generate_series(1, $2) returning id`,
    [id, MANY_PASSKEYS],
  )
  return rows[0]?.id ?? ''
}

async function manySignIns(stage: Stage, { id }: StagePerson): Promise<string> {
  const { rows } = await stage.db.query<{ id: string }>(
    `insert into refresh_families (id, user_id, is_remembered, created_at, expires_at, last_used_at)
     select gen_random_uuid(), $1, true, now(), now() + interval '9 days', now() from generate_series(1, $2) returning id`,
    [id, MANY],
  )
  return rows[0]?.id ?? ''
}

/** A request of somebody with very many passkeys and sign-ins. */
function withMany(what: string, make: (ids: { passkey: string; signIn: string }) => DearRequest): DearInput {
  return eachTime(what, async (stage, person) => {
    const ids = { passkey: await manyPasskeys(stage, person), signIn: await manySignIns(stage, person) }
    return { token: person.token, ...make(ids) }
  })
}

const FOREIGN_CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const

/** Signing up, in and out, and what is settled about an account. */
export const DEAR_ACCOUNT_INPUTS: DearInputs = {
  'POST /api/auth/register': [
    {
      what: 'the longest address, name and password',
      prepare: async () => async () => ({
        body: { email: LONG_EMAIL(), name: LONG_NAME, password: 'päß'.repeat(42), birthMonth: '2011-04' },
      }),
    },
  ],
  'POST /api/auth/login': [
    eachTime('the first sign-in of an account', async (_, { email }) => ({
      body: { email, password: STAGE_PASSWORD, remember: true },
    })),
  ],
  'POST /api/auth/refresh': [
    eachTime('a token not yet used', async (_, { refreshToken }) => ({ body: { refreshToken } })),
  ],
  'POST /api/auth/logout': [
    eachTime('a sign-in that stands', async (_, { refreshToken }) => ({ body: { refreshToken } })),
  ],
  'GET /api/auth/me': [asPerson('anybody')],
  'PUT /api/auth/profile': [
    eachTime('the longest name and address', async (_, { token }) => ({
      token,
      body: { name: LONG_NAME, email: LONG_EMAIL(), currentPassword: STAGE_PASSWORD },
    })),
  ],
  'POST /api/auth/second-factor': [
    asAnyone('a ticket nobody gave out', { body: { ticket: 't', code: '000000' } }, [400]),
  ],
  'POST /api/auth/password/forgot': [
    eachTime('an address with an account', async (_, { email }) => ({ body: { email } })),
  ],
  'POST /api/auth/password/reset': [
    eachTime('a link just mailed', async (stage, person) => ({
      body: { token: await linkToken(stage, person, 'password-reset', {}), password: 'another pass phrase 7' },
    })),
  ],
  'POST /api/auth/email/confirm': [
    eachTime('a link just mailed', async (stage, person) => ({
      body: { token: await linkToken(stage, person, 'verify-address', { emailKey: person.email }) },
    })),
  ],
  'POST /api/auth/email/restore': [asAnyone('a link nobody mailed', { body: { token: 'x'.repeat(200) } }, [400])],
  'POST /api/auth/email/send-confirmation': [eachTime('a mail that is owed', async (_, { token }) => ({ token }))],
  'GET /api/auth/security': [withMany(`${MANY_PASSKEYS} passkeys`, () => ({}))],
  'GET /api/auth/sign-ins': [withMany(`${MANY} sign-ins`, () => ({}))],
  'DELETE /api/auth/sign-ins/:signInId': [withMany(`one of ${MANY}`, ({ signIn }) => ({ parameter: signIn }))],
  'POST /api/auth/sign-ins/end-others': [withMany(`${MANY} sign-ins`, () => ({}))],
  'POST /api/auth/password': [
    eachTime('a new password', async (_, { token }) => ({
      token,
      body: { currentPassword: STAGE_PASSWORD, newPassword: 'another pass phrase 7' },
    })),
  ],
  'POST /api/auth/two-factor/begin': [reauthenticated('a password')],
  'POST /api/auth/two-factor/confirm': [
    asPerson('a code for nothing', { body: { code: '0'.repeat(32) } }, [400, 403, 409, 422]),
  ],
  'POST /api/auth/two-factor/off': [
    asPerson('a factor that is off', { body: { currentPassword: STAGE_PASSWORD } }, [200, 409]),
  ],
  'POST /api/auth/two-factor/recovery-codes': [
    asPerson('a factor that is off', { body: { currentPassword: STAGE_PASSWORD } }, [200, 404, 409]),
  ],
  'POST /api/auth/passkeys/options': [
    withMany(`${MANY_PASSKEYS} passkeys to exclude`, () => ({ body: { currentPassword: STAGE_PASSWORD } })),
  ],
  'POST /api/auth/passkeys': [
    asPerson(
      'a credential of 60 kB that nobody asked for',
      {
        body: {
          ceremony: 'c'.repeat(200),
          name: 'n'.repeat(60),
          credential: {
            ...FOREIGN_CREDENTIAL,
            response: { clientDataJSON: MUCH_BASE64, attestationObject: MUCH_BASE64 },
          },
        },
      },
      [400, 401, 422],
    ),
  ],
  'PATCH /api/auth/passkeys/:passkeyId': [
    withMany(`one of ${MANY_PASSKEYS}`, ({ passkey }) => ({ parameter: passkey, body: { name: 'n'.repeat(60) } })),
  ],
  'POST /api/auth/passkeys/:passkeyId/remove': [
    withMany(`one of ${MANY_PASSKEYS}`, ({ passkey }) => ({
      parameter: passkey,
      body: { currentPassword: STAGE_PASSWORD },
    })),
  ],
  'POST /api/auth/passkeys/sign-in/options': [asAnyone('anybody')],
  'POST /api/auth/passkeys/sign-in': [
    asAnyone(
      'a credential of 60 kB that nobody asked for',
      {
        body: {
          ceremony: 'c'.repeat(200),
          credential: {
            ...FOREIGN_CREDENTIAL,
            response: { clientDataJSON: MUCH_BASE64, authenticatorData: MUCH_BASE64, signature: 'AAAA' },
          },
        },
      },
      [400, 401],
    ),
  ],
}
