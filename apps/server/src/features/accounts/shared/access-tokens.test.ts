import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { readAccessToken, signAccessToken } from './access-tokens.ts'
import { deriveKeys } from './keys.ts'

const { accessToken: key, refreshChain: otherKey } = deriveKeys('a secret of the tests')
const subject = { userId: '11111111-1111-4111-8111-111111111111', familyId: '22222222-2222-4222-8222-222222222222' }
const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('the time of an access token (AU-7)', () => {
  it.each([
    { seconds: 0, good: true, because: 'it was made now' },
    { seconds: 899, good: true, because: 'its quarter of an hour is not over' },
    { seconds: 959, good: true, because: 'two clocks may differ by a minute' },
    { seconds: 961, good: false, because: 'its time is over, the minute too' },
    { seconds: -59, good: true, because: 'the signing clock may be ahead by a minute' },
  ])('$seconds s after signing it is good: $good, $because', ({ seconds, good }) => {
    const token = signAccessToken(key, subject, now)
    expect(readAccessToken(key, token, after(seconds))).toEqual(good ? subject : undefined)
  })
})

describe('tokens that are not ours (AU-8)', () => {
  const claims = { fam: subject.familyId, sub: subject.userId, iss: 'placard', aud: 'placard-api' }
  const seconds = Math.floor(now.getTime() / 1000)
  const timed = { ...claims, iat: seconds, exp: seconds + 900 }
  const sign = (payload: object, header: object = {}, by = key, alg = 'HS256') =>
    new SignJWT({ ...payload }).setProtectedHeader({ typ: 'at+jwt', ...header, alg }).sign(by)

  it('takes one with the right claims and key, so that the refusals below mean something', async () => {
    expect(readAccessToken(key, await sign(timed), now)).toEqual(subject)
  })

  it.each([
    { because: 'it is not signed', make: async () => new UnsecuredJWT(timed).encode() },
    { because: 'another key signed it', make: () => sign(timed, {}, otherKey) },
    { because: 'another algorithm signed it', make: () => sign(timed, {}, new Uint8Array([...key, ...key]), 'HS512') },
    { because: 'it is for another audience', make: () => sign({ ...timed, aud: 'elsewhere' }) },
    { because: 'somebody else issued it', make: () => sign({ ...timed, iss: 'elsewhere' }) },
    { because: 'it is a token of another use', make: () => sign(timed, { typ: 'JWT' }) },
    { because: 'it never expires', make: () => sign({ ...claims, iat: seconds }) },
    { because: 'it names nobody', make: () => sign({ ...timed, sub: 'me' }) },
    { because: 'it names no sign-in', make: () => sign({ ...timed, fam: undefined }) },
    { because: 'it is not valid yet', make: () => sign({ ...timed, nbf: seconds + 600 }) },
    { because: 'its header asks for more', make: () => sign(timed, { crit: ['b64'], b64: true }) },
    { because: 'its signature is written in another way', make: async () => `${await sign(timed)}=` },
    { because: 'it has a part too many', make: async () => `${await sign(timed)}.e30` },
    { because: 'it is no token', make: async () => 'a.b.c' },
  ])('refuses it: $because', async ({ make }) => {
    expect(readAccessToken(key, await make(), now)).toBeUndefined()
  })

  it('refuses a token with changed claims', () => {
    const [header, , signature] = signAccessToken(key, subject, now).split('.')
    const changed = Buffer.from(JSON.stringify({ ...timed, sub: subject.familyId })).toString('base64url')
    expect(readAccessToken(key, `${header}.${changed}.${signature}`, now)).toBeUndefined()
  })
})

describe('tokens beside dear work', () => {
  it('D6 are read while every thread that hashes passwords is taken', async () => {
    const token = signAccessToken(key, subject, now)
    const finished: string[] = []
    const hash = () => promisify(scrypt)('password', 'salt', 32).then(() => finished.push('hash'))
    const hashes = Array.from({ length: 12 }, hash)
    // awaited in case the function becomes asynchronous again
    expect(await Promise.resolve(readAccessToken(key, token, now))).toEqual(subject)
    expect(finished).toEqual([])
    await Promise.all(hashes)
  })
})
