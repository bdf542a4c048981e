import { clientErrors, pathOf, privacy } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPrivacyPerson, type PrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
/** Somebody who consented to their page's reports. */
let person: PrivacyPerson
beforeAll(async () => {
  server = await testServer()
  person = await aPrivacyPerson(server)
  await decide(person, true)
})
afterAll(() => server.close())

const REPORT = { kind: 'view', name: 'TypeError', message: 'no seat', view: 'session', stack: '    at a\n    at b' }

function decide({ own }: PrivacyPerson, isGranted: boolean) {
  const decision = { isGranted, textVersion: '1' }
  return own.send('PUT', pathOf(privacy.decide, { purpose: 'data-collection' }), decision)
}

function tell(payload: object, { headers = {}, remoteAddress = '10.1.0.1', token = person.token } = {}) {
  const all = { authorization: `Bearer ${token}`, ...headers }
  return server.app.inject({ method: 'POST', url: clientErrors.report.path, payload, headers: all, remoteAddress })
}

const logged = () => server.logLines.filter((line) => line.includes('the page failed'))

describe('a failure of the page', () => {
  it('is kept of nobody who did not consent, and of whoever did until they withdraw', async () => {
    const other = await aPrivacyPerson(server)
    const young = await aPrivacyPerson(server, { isOld: false })
    const before = logged().length
    expect((await tell(REPORT, { token: other.token })).json().data).toEqual({ requestId: null })
    expect((await decide(young, true)).statusCode).toBe(403)
    expect((await tell(REPORT, { token: young.token })).json().data).toEqual({ requestId: null })
    expect((await tell(REPORT, { token: 'nobody' })).statusCode).toBe(401)
    expect(logged()).toHaveLength(before)
    await decide(other, true)
    expect((await tell(REPORT, { token: other.token })).statusCode).toBe(202)
    expect(logged()).toHaveLength(before + 1)
    expect(logged().at(-1)).not.toContain(other.user.id)
    await decide(other, false)
    expect((await tell(REPORT, { token: other.token })).json().data).toEqual({ requestId: null })
    expect(logged()).toHaveLength(before + 1)
  })

  it('is logged under the id that is answered', async () => {
    const answer = await tell(REPORT)
    expect(answer.statusCode).toBe(202)
    const { requestId } = answer.json().data
    expect(JSON.parse(logged().at(-1) ?? '{}')).toMatchObject({
      requestId,
      page: { kind: 'view', name: 'TypeError', message: 'no seat', view: 'session', stack: ['    at a', '    at b'] },
    })
  })

  it('names the request it came from, and nothing else in its place', async () => {
    const failedRequestId = '0b6f7a0e-6b0e-4f0e-9d0e-3f0e6b0e4f0e'
    await tell({ ...REPORT, requestId: failedRequestId })
    expect(logged().at(-1)).toContain(failedRequestId)
    await tell({ ...REPORT, requestId: 'drop table' })
    expect(logged().at(-1)).not.toContain('drop table')
  })

  it('leaves no secret and no second line in the log', async () => {
    await tell({ ...REPORT, message: 'token=abc123\n{"level":50,"msg":"forged"}', stack: 'password: "hunter2"' })
    const line = logged().at(-1) ?? ''
    expect(line).not.toMatch(/abc123|hunter2/)
    expect(line.trimEnd().split('\n')).toHaveLength(1)
  })

  it.each([
    { payload: { ...REPORT, message: 'x'.repeat(501) }, status: 422, because: 'messages are cut by the page' },
    { payload: { ...REPORT, kind: 'joke' }, status: 422, because: 'there is no such kind' },
    { payload: { ...REPORT, userId: '1' }, status: 422, because: 'who it was is nobody’s business' },
    { payload: { ...REPORT, stack: 'x'.repeat(20_000) }, status: 413, because: 'a report is small' },
  ])('is refused with $status: $because', async ({ payload, status }) => {
    expect((await tell(payload)).statusCode).toBe(status)
  })

  it('is not taken from another site’s page', async () => {
    const answer = await tell(REPORT, { headers: { origin: 'https://elsewhere.example' } })
    expect(answer.json().code).toBe('origin-refused')
  })

  it('is taken thirty times in five minutes from one address, not more', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 31; number += 1) {
      statuses.push((await tell(REPORT, { remoteAddress: '10.1.0.2' })).statusCode)
    }
    expect(statuses.slice(0, 30).every((status) => status === 202)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await tell(REPORT, { remoteAddress: '10.1.0.3' })).statusCode).toBe(202)
  })
})
