import { pathOf, privacy, recordings as recordingCalls } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityChecks } from '../../database/privacy-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { aPrivacyPerson } from '../../testing/privacy-person.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const aPerson = (differing?: Parameters<typeof aPrivacyPerson>[1]) => aPrivacyPerson(server, differing)

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

  it('PR-13 to collection, analytics and marketing are not offered to people under 16', async () => {
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

  it('about sensitive data and the switch of the settings are one, whichever is pressed, and limiting turns both off', async () => {
    const person = await aPerson()
    const isKeeping = async () => (await person.own.get(recordingCalls.list.path)).json().data.isKeeping
    const stated = async () => (await person.own.get(privacy.consents.path)).json().data
    const isGranted = async () =>
      (await stated()).consents.find(({ purpose }: { purpose: string }) => purpose === 'sensitive-data').isGranted
    await person.own.send('PUT', recordingCalls.keep.path, { isKeeping: true })
    expect(await isGranted()).toBe(true)
    await decideAs(person, 'sensitive-data', false)
    expect(await isKeeping()).toBe(false)
    await decideAs(person, 'sensitive-data', true)
    expect(await isKeeping()).toBe(true)
    await person.own.send('PUT', privacy.choices.path, { limit: true })
    expect([await isKeeping(), await isGranted()]).toEqual([false, false])
    expect((await decideAs(person, 'sensitive-data', true)).statusCode).toBe(403)
    expect((await stated()).history.map(({ textVersion }: { textVersion: string }) => textVersion)).toEqual([
      ...['limit-1', '1.0', '1.0', 'recordings-1'],
    ])
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

  it('has ten tries in five minutes, those of the calls about the account among them', async () => {
    const { own, verify } = await aPerson()
    for (let wrong = 0; wrong < 10; wrong++) await verify('not the password')
    const refused = await own.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })
    expect(refused.statusCode).toBe(429)
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
  const OFF = { transcripts: null, inactivity: null }

  it('change what is given, and leave the rest', async () => {
    const { own } = await aPerson()
    const change = (body: object) => own.send('PATCH', privacy.changeSettings.path, body)
    const read = async () => (await own.get(privacy.settings.path)).json().data
    expect(await read()).toEqual({ communication: { email: true }, retention: OFF, lastUpdated: null })
    const lastUpdated = server.clock.now().toISOString()
    expect((await change({ communication: { email: false } })).json().data.communication).toEqual({ email: false })
    await change({ communication: {} })
    expect(await read()).toEqual({ communication: { email: false }, retention: OFF, lastUpdated })
    // what nothing acts upon is not taken
    expect((await change({ retention: { transcriptMonths: 5 } })).statusCode).toBe(422)
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

  it('is missing when a request was not answered in time, and looked at once a minute', async () => {
    const { own, verify, ask } = await aPerson()
    await verify()
    const correction = { subject: 'a', wrong: 'b', right: 'c' }
    const requests: string[] = []
    for (const wish of [{ kind: 'delete' }, { kind: 'correct', correction }] as const) {
      requests.push((await ask(wish)).json().data.request.id)
    }
    const isInTime = async () => {
      const { checks } = (await own.get(privacy.compliance.path)).json().data
      return checks.find(({ check }: { check: string }) => check === 'requests-in-time').isMet
    }
    const age = (id: string | undefined) =>
      server.db.execute(
        sql`update privacy_requests set received_at = received_at - interval '47 days' where id = ${id ?? ''}::uuid`,
      )
    server.clock.advance(60_000)
    expect(await isInTime()).toBe(true)
    // a deletion that nobody has confirmed waits for its person
    await age(requests[0])
    server.clock.advance(60_000)
    expect(await isInTime()).toBe(true)
    await age(requests[1])
    expect(await isInTime()).toBe(true)
    server.clock.advance(60_000)
    expect(await isInTime()).toBe(false)
  })
})
