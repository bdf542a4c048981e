import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Heard, HearingHealth, RECORDING_MAX_BYTES, SessionDetail, successReply } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHearingService } from '../../adapters/hearing-providers/testing/hearing-service.ts'
import { spokenWav } from '../../adapters/hearing-providers/testing/recordings.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
let sessionId: string

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  token = (await server.signUp()).token
  const payload = { campaignId: 'climate-crisis-summit', country: 'MHL' }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sessions/campaign',
    headers: { ...bearer(token), 'idempotency-key': randomUUID() },
    payload,
  })
  sessionId = successReply(SessionDetail).parse(answer.json()).data.session.id
  // on a busy machine the recogniser takes longer to start than one recording is waited for
  while ((await hear(spokenWav('point of order'))).statusCode !== 200) await delay(3_000)
})
afterAll(() => server.close())

const bearer = (whose: string) => ({ authorization: `Bearer ${whose}` })

function hear(body: Uint8Array, { query = `?sessionId=${sessionId}`, type = 'audio/wav', whose = token } = {}) {
  const headers = { ...bearer(whose), 'content-type': type }
  return server.app.inject({ method: 'POST', url: `/api/voice/hear${query}`, headers, payload: Buffer.from(body) })
}

describe('what somebody says', () => {
  it('is heard as a command of their session', async () => {
    const answer = await hear(spokenWav('germany would you accept national road maps with dates'))
    expect(answer.statusCode).toBe(200)
    expect(successReply(Heard).parse(answer.json()).data).toMatchObject({
      text: 'Germany, would you accept National road maps with dates?',
      provider: 'embedded',
      isCommandsOnly: true,
    })
  })

  it('is told by its content, whatever it is called', async () => {
    const answer = await hear(spokenWav('point of order'), { type: 'audio/webm;codecs=opus' })
    expect(successReply(Heard).parse(answer.json()).data.text).toBe('Point of order.')
  })

  it.each([
    { body: new Uint8Array(), status: 422, code: 'recording-refused', because: 'there is nothing' },
    {
      body: new Uint8Array(RECORDING_MAX_BYTES + 1),
      status: 413,
      code: 'body-too-large',
      because: 'it is a byte too large',
    },
    { body: Buffer.from('RIFF'), status: 422, code: 'recording-refused', because: 'it is no recording' },
    {
      body: Buffer.from('{}'),
      type: 'application/json',
      status: 415,
      code: 'unsupported-media-type',
      because: 'JSON is no sound',
    },
    {
      body: spokenWav('point of order'),
      query: '',
      status: 422,
      code: 'recording-refused',
      because: 'no session is named',
    },
  ])('is refused with $status because $because', async ({ body, status, code, ...call }) => {
    const answer = await hear(body, call)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code })
  })

  it('is heard in no session of another person', async () => {
    const { token: other } = await server.signUp()
    expect((await hear(spokenWav('point of order'), { whose: other })).statusCode).toBe(404)
  })
})

describe('where a service hears', () => {
  it('nobody else is told: neither the log, nor the service where the speaker wants none', async () => {
    const { url, asked, close } = await aHearingService('answers 500')
    const hearing = [{ provider: 'openai-compatible', model: 'an-ear', apiKey: 'test-key-0123456789', url }] as const
    const own = await testServer({ configuration: { voice: { speech: [], hearing } } })
    const whose = (await own.signUp()).token
    const ask = (query: string) =>
      own.app.inject({
        method: 'POST',
        url: `/api/voice/hear${query}`,
        headers: { ...bearer(whose), 'content-type': 'audio/wav' },
        payload: Buffer.from(spokenWav('point of order')),
      })
    expect((await ask('?isWithoutServices=true')).json()).toMatchObject({ code: 'unavailable' })
    expect(asked).toEqual([])
    expect((await ask('?isWithoutServices=false')).json()).toMatchObject({ code: 'unavailable' })
    expect(asked).toHaveLength(1)
    const logged = own.logLines.join('')
    expect(logged).toContain('a recording was not heard')
    // the sound in base64 begins so
    expect(logged).not.toMatch(/UklGR|test-key|oh no/)
    await own.close()
    close()
  })
})

describe('the health of hearing', () => {
  it('names who hears, and that commands are all', async () => {
    const answer = await server.app.inject({ url: '/api/voice/hearing/health', headers: bearer(token) })
    expect(successReply(HearingHealth).parse(answer.json()).data).toEqual({
      hearing: [{ provider: 'embedded', state: 'ready' }],
      isCommandsOnly: true,
    })
  })
})
