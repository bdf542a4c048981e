import { randomUUID } from 'node:crypto'
import {
  type NewPrivacyRequest,
  pathOf,
  privacy,
  privacyRequests,
  recordings as recordingCalls,
} from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityChecks } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

const GPC = { 'sec-gpc': '1' }

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Somebody of sixteen or more with a confirmed address, unless said otherwise. */
async function aPerson({ isOld = true, isConfirmed = true } = {}) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await server.signUp({ email })
  const emailVerifiedAt = isConfirmed ? server.clock.now() : null
  await server.db.update(users).set({ isAgeStated: isOld, emailVerifiedAt }).where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  const own = callerOf(server, token)
  const verify = (value = TEST_PASSWORD, method = 'password') =>
    own.post(privacy.verifyIdentity.path, { method, value }).then((answer) => answer.json().data)
  const ask = (wish: NewPrivacyRequest) => own.post(privacyRequests.create.path, wish)
  return { email, token, user, own, verify, ask }
}

const choicesAs = async (token: string | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: privacy.choices.path,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  })
const chooseAs = async (token: string | undefined, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'PUT',
    url: privacy.choices.path,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    payload,
  })
const cookieOf = (answer: { readonly cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

describe('choices', () => {
  it('are kept in the browser of a visitor, without an account and without an id', async () => {
    expect((await choicesAs(undefined)).json().data.optOut.isOn).toBe(false)
    const chosen = await chooseAs(undefined, { optOut: true })
    expect(chosen.json().data.optOut).toMatchObject({ isOn: true, method: 'person' })
    const shown = await choicesAs(undefined, { cookie: cookieOf(chosen) })
    expect(shown.json().data.optOut.isOn).toBe(true)
    const other = await chooseAs(undefined, { optOut: true })
    expect(cookieOf(other)).toBe(cookieOf(chosen))
  })

  it('PR-7 are opted out by the signal of a browser, at once, and stay so when it is gone', async () => {
    const seen = await choicesAs(undefined, GPC)
    expect(seen.json().data).toMatchObject({
      optOut: { isOn: true, method: 'signal' },
      signal: { isSent: true, isHonoured: true, since: server.clock.now().toISOString() },
    })
    const later = await choicesAs(undefined, { cookie: cookieOf(seen) })
    expect(later.json().data).toMatchObject({ optOut: { isOn: true }, signal: { isSent: false, isHonoured: true } })
  })

  it('PR-7 of an account are opted out by the signal of any call, with a record', async () => {
    const { token, own } = await aPerson()
    await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}`, ...GPC } })
    await expect.poll(async () => (await own.get(privacy.choices.path)).json().data.optOut.method).toBe('signal')
    const { requests } = (await own.get(privacyRequests.list.path)).json().data
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ kind: 'opt-out', status: 'completed', verificationMethod: 'signal' })
  })

  it('PR-7 of an account are opted out again by a signal that comes after an opt-in without it', async () => {
    const { token, own } = await aPerson()
    const call = () => server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}`, ...GPC } })
    const optOut = async () => (await own.get(privacy.choices.path)).json().data.optOut
    await call()
    await expect.poll(optOut).toMatchObject({ isOn: true, method: 'signal' })
    // another browser of theirs, which sends no signal
    await chooseAs(token, { optOut: false })
    expect(await optOut()).toMatchObject({ isOn: false, method: 'person' })
    server.clock.advance(60_000)
    await call()
    await expect.poll(optOut).toMatchObject({ isOn: true, method: 'signal' })
  })

  it('PR-7 let a person opt in despite the signal, but only when they say so', async () => {
    const { token } = await aPerson()
    await choicesAs(token, GPC)
    const refused = await chooseAs(token, { optOut: false }, GPC)
    expect(refused.statusCode).toBe(409)
    const { optOut, signal } = (await chooseAs(token, { optOut: false, despiteSignal: true }, GPC)).json().data
    expect([optOut.isOn, signal.isHonoured]).toEqual([false, false])
    expect((await choicesAs(token, GPC)).json().data.optOut.isOn).toBe(false)
  })

  it('of a browser follow its person into their account', async () => {
    const chosen = await chooseAs(undefined, { optOut: true })
    const { token, own } = await aPerson()
    expect((await own.get(privacy.choices.path)).json().data.optOut.isOn).toBe(false)
    await choicesAs(token, { cookie: cookieOf(chosen) })
    expect((await own.get(privacy.choices.path)).json().data.optOut.isOn).toBe(true)
  })

  it('PR-13 are opted out for people under 16, who are refused the other way', async () => {
    const { token } = await aPerson({ isOld: false })
    expect((await choicesAs(token)).json().data).toMatchObject({
      optOut: { isOn: true, method: 'age' },
      mayOptIn: false,
    })
    expect((await chooseAs(token, { optOut: false })).statusCode).toBe(403)
  })

  it('survive a cookie that somebody has written themselves', async () => {
    for (const value of ['', 'x', 'e30', Buffer.from('{"optOut":{"isOn":"yes"}}').toString('base64url'), '%00']) {
      const answer = await choicesAs(undefined, { cookie: `placard-choices=${value}` })
      expect([value, answer.statusCode]).toEqual([value, 200])
    }
  })

  it('are declared where browsers look', async () => {
    const answer = await server.app.inject({ url: '/.well-known/gpc.json' })
    expect(answer.json()).toEqual({ gpc: true, lastUpdate: '2026-11-27' })
  })

  it('limit recordings: what is kept goes, and no more is kept', async () => {
    const { token, own, user } = await aPerson()
    await own.send('PUT', recordingCalls.keep.path, { isKeeping: true })
    const keep = () =>
      server.db.execute(sql`insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
        values (gen_random_uuid(), ${user.id}::uuid, 'x', 'audio/wav', 1, 'Said', now(), now() + interval '1 day')`)
    await keep()
    await chooseAs(token, { limit: true })
    const { recordings, isKeeping, mayKeep } = (await own.get(recordingCalls.list.path)).json().data
    expect({ recordings, isKeeping, mayKeep }).toEqual({ recordings: [], isKeeping: false, mayKeep: false })
    expect((await own.send('PUT', recordingCalls.keep.path, { isKeeping: true })).statusCode).toBe(403)
    await chooseAs(token, { limit: false })
    expect((await own.send('PUT', recordingCalls.keep.path, { isKeeping: true })).statusCode).toBe(200)
  })
})

describe('consents', () => {
  const decideAs = async ({ own }: Awaited<ReturnType<typeof aPerson>>, purpose: string, isGranted: boolean) =>
    own.send('PUT', pathOf(privacy.decide, { purpose }), { isGranted, textVersion: '1.0' })

  it('are given and withdrawn alike, each with its version, method and time', async () => {
    const person = await aPerson()
    const before = (await person.own.get(privacy.consents.path)).json().data
    expect(before.consents).toHaveLength(5)
    expect(before.history).toEqual([])
    expect((await decideAs(person, 'marketing', true)).statusCode).toBe(200)
    const { consents, history } = (await decideAs(person, 'marketing', false)).json().data
    expect(consents.find(({ purpose }: { purpose: string }) => purpose === 'marketing')).toMatchObject({
      isGranted: false,
      method: 'person',
      textVersion: '1.0',
      decidedAt: server.clock.now().toISOString(),
    })
    expect(history.map(({ granted }: { granted: boolean }) => granted)).toEqual([false, true])
  })

  it('PR-13 are not offered to people under 16 where they must not be', async () => {
    const person = await aPerson({ isOld: false })
    expect((await decideAs(person, 'marketing', true)).statusCode).toBe(403)
    expect((await decideAs(person, 'marketing', false)).statusCode).toBe(200)
  })

  it('about sensitive data have recordings end when they are withdrawn', async () => {
    const person = await aPerson()
    await person.own.send('PUT', recordingCalls.keep.path, { isKeeping: true })
    await decideAs(person, 'sensitive-data', false)
    expect((await person.own.get(recordingCalls.list.path)).json().data.isKeeping).toBe(false)
  })
})

describe('who is calling', () => {
  it('is verified by the password, for a quarter of an hour and in this sign-in alone', async () => {
    const { own, verify, ask, email } = await aPerson()
    expect((await ask({ kind: 'delete' })).json().code).toBe('identity-unverified')
    expect(await verify('not the password')).toMatchObject({ verified: false, identity: { verifiedUntil: null } })
    expect((await verify()).verified).toBe(true)
    expect((await ask({ kind: 'delete' })).statusCode).toBe(201)
    const login = { email, password: TEST_PASSWORD }
    const other = (await callerOf(server).post('/api/auth/login', login)).json().data
    expect((await callerOf(server, other.token).get(privacy.identity.path)).json().data.verifiedUntil).toBeNull()
    await server.db.update(identityChecks).set({ verifiedUntil: server.clock.now() })
    const { verifiedUntil } = (await own.get(privacy.identity.path)).json().data
    expect(verifiedUntil).toBeNull()
  })

  const mailedCode = async (email: string): Promise<string> => {
    const mails = await server.postedMails()
    const data: unknown = mails.findLast(
      ({ toAddress, template }) => toAddress === email && template === 'identity-code',
    )?.data
    return /"code":"(\d{8})"/.exec(JSON.stringify(data))?.[1] ?? 'none'
  }

  it('is verified by a mailed code, once and for ten minutes', async () => {
    const { own, verify, email } = await aPerson()
    await own.post(privacy.sendIdentityCode.path)
    const code = await mailedCode(email)
    expect((await verify(code, 'email')).verified).toBe(true)
    expect((await verify(code, 'email')).verified).toBe(false)
    await own.post(privacy.sendIdentityCode.path)
    server.clock.advance(11 * 60_000)
    expect((await verify(await mailedCode(email), 'email')).verified).toBe(false)
  })

  it('is verified by one of two who give a code at once, and by nobody after five wrong ones', async () => {
    const { own, verify, email } = await aPerson()
    await own.post(privacy.sendIdentityCode.path)
    const code = await mailedCode(email)
    const found = await Promise.all([verify(code, 'email'), verify(code, 'email')])
    expect(found.filter(({ verified }) => verified)).toHaveLength(1)
    await own.post(privacy.sendIdentityCode.path)
    const next = await mailedCode(email)
    for (let wrong = 0; wrong < 5; wrong++) await verify('00000000', 'email')
    expect((await verify(next, 'email')).verified).toBe(false)
  })

  it('is told which ways are not offered, and why', async () => {
    const { own, verify } = await aPerson({ isConfirmed: false })
    const { methods } = (await own.get(privacy.identity.path)).json().data
    expect(methods.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      'address-not-confirmed',
      'no-channel',
      'not-set-up',
    ])
    expect((await own.post(privacy.sendIdentityCode.path)).statusCode).toBe(409)
    expect((await verify('0123', 'phone')).verified).toBe(false)
  })
})

describe('settings and what is kept', () => {
  it('change one at a time, those of two devices at once both', async () => {
    const { own } = await aPerson()
    const change = (body: object) => own.send('PATCH', privacy.changeSettings.path, body)
    await Promise.all([
      change({ communication: { email: false } }),
      change({ retention: { autoDeleteTranscripts: true, transcriptMonths: 6 } }),
    ])
    expect((await own.get(privacy.settings.path)).json().data).toMatchObject({
      communication: { email: false, privacyUpdates: true },
      retention: { deleteAfterInactivity: false, autoDeleteTranscripts: true, transcriptMonths: 6 },
    })
    expect((await change({ retention: { transcriptMonths: 7 } })).statusCode).toBe(422)
  })

  it('names all that is kept, from the data map, with what there is of it', async () => {
    const { own } = await aPerson()
    const { categories, information, processors } = (await own.get(privacy.inventory.path)).json().data
    expect(categories.filter(({ isCollected }: { isCollected: boolean }) => !isCollected)).toEqual([
      { category: 'geolocation', isCollected: false },
    ])
    expect(processors).toEqual([])
    const account = information.find(({ id }: { id: string }) => id === 'account')
    expect(account).toMatchObject({ records: 1, category: 'identifiers', retention: ['as long as the account exists'] })
    for (const { id, purposes, retention } of information) {
      expect([id, purposes.length > 0, retention.length > 0]).toEqual([id, true, true])
    }
  })
})

describe('compliance', () => {
  it('is computed, with what is kept out of six and decided out of five', async () => {
    const { own } = await aPerson()
    await own.send('PUT', pathOf(privacy.decide, { purpose: 'marketing' }), { isGranted: false, textVersion: '1.0' })
    const { isCompliant, checks, categories, consents } = (await own.get(privacy.compliance.path)).json().data
    expect(isCompliant).toBe(true)
    expect(checks).toHaveLength(4)
    expect(categories).toEqual({ done: 3, of: 6 })
    expect(consents).toEqual({ done: 1, of: 5 })
  })

  it('is missing when a request was not answered in time', async () => {
    const { own, verify, ask } = await aPerson()
    await verify()
    const { request } = (await ask({ kind: 'correct', correction: { subject: 'a', wrong: 'b', right: 'c' } })).json()
      .data
    const isInTime = async () => {
      const { checks } = (await own.get(privacy.compliance.path)).json().data
      return checks.find(({ check }: { check: string }) => check === 'requests-in-time').isMet
    }
    expect(await isInTime()).toBe(true)
    await server.db.execute(
      sql`update privacy_requests set received_at = received_at - interval '47 days' where id = ${request.id}::uuid`,
    )
    expect(await isInTime()).toBe(false)
  })
})
