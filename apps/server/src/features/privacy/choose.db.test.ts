import { privacy, privacyRequests, recordings as recordingCalls } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const GPC = { 'sec-gpc': '1' }

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const aPerson = (differing?: Parameters<typeof aPrivacyPerson>[1]) => aPrivacyPerson(server, differing)

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

  it('PR-7 opt a visitor out as soon as the signal is sent, and stay so when it is gone', async () => {
    const seen = await choicesAs(undefined, GPC)
    expect(seen.json().data).toMatchObject({
      optOut: { isOn: true, method: 'signal' },
      signal: { isSent: true, isHonoured: true, since: server.clock.now().toISOString() },
    })
    const later = await choicesAs(undefined, { cookie: cookieOf(seen) })
    expect(later.json().data).toMatchObject({ optOut: { isOn: true }, signal: { isSent: false, isHonoured: true } })
  })

  it('PR-7 opt an account out when any call brings the signal, with a record', async () => {
    const { token, own } = await aPerson()
    await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}`, ...GPC } })
    await expect.poll(async () => (await own.get(privacy.choices.path)).json().data.optOut.method).toBe('signal')
    const { requests } = (await own.get(privacyRequests.list.path)).json().data
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ kind: 'opt-out', status: 'completed', verificationMethod: 'signal' })
  })

  it('PR-7 opt an account out again when the signal comes after an opt-in without it', async () => {
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

  it('PR-13 opt people under 16 out, and refuse to opt them in', async () => {
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
