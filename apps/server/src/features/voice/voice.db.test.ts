import { randomUUID } from 'node:crypto'
import { pathOf, SPEECH_TEXT_MAX_LENGTH, Speech, voice } from '@placard/contract'
import { soundOf } from '@placard/voice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../testing/account-calls.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())

async function aPerson() {
  const email = `${randomUUID()}@example.org`
  const { token } = await server.signUp({ email })
  return { email, token, own: callerOf(server, token) }
}

/** The answer with a sound. A machine under load takes longer to start a voice than a caller waits. */
async function heard(own: ReturnType<typeof callerOf>, path: string, body: object) {
  let answer = await own.post(path, body)
  const again = async () => {
    if (answer.statusCode !== 200) answer = await own.post(path, body)
    return answer.statusCode
  }
  await expect.poll(again).toBe(200)
  return answer
}

async function withSession() {
  const person = await aPerson()
  const sessionId = await Player.inside(server.app, person.token).open()
  const read = async () => (await person.own.get(pathOf(voice.assignments, { sessionId }))).json().data
  const save = (assignments: readonly object[]) =>
    person.own.post(voice.saveAssignments.path, { sessionId, assignments })
  return { ...person, sessionId, read, save }
}

/** Nobody answers there. */
const SILENT = {
  provider: 'gemini',
  model: 'a-voice',
  apiKey: 'test-key-0123456789',
  url: 'http://127.0.0.1:9/v1',
} as const
const KENYA = { characterId: 'ken', voiceId: 'kore', voiceName: 'Kore', provider: 'embedded' } as const
const CHINA = { characterId: 'chn', voiceId: 'orus', voiceName: 'Orus', provider: 'gemini' } as const

describe('the calls about speech', () => {
  it.each([voice.speak, voice.generate])('$path makes a text into sound, without any key', async ({ path }) => {
    const { own } = await aPerson()
    const body = { text: 'Kenya thanks the chair.', voiceId: 'kore', settings: { speed: 1.2, volume: 0.8 } }
    const speech = Speech.parse((await heard(own, path, body)).json().data)
    expect(speech).toMatchObject({ mediaType: 'audio/wav', provider: 'embedded' })
    const { samples = [], rate = 1 } = soundOf(Buffer.from(speech.audioData, 'base64')) ?? {}
    expect(samples.length / rate).toBeGreaterThan(0.8)
    expect(samples.length / rate).toBeLessThan(4)
  })

  it.each([
    { change: { text: ' ' }, because: 'nothing is to be said' },
    { change: { text: 'x'.repeat(SPEECH_TEXT_MAX_LENGTH + 1) }, because: 'the text is too long for one request' },
    { change: { settings: { speed: 3 } }, because: 'nobody speaks so fast' },
    { change: { settings: { language: '../etc' } }, because: 'this is no language' },
    { change: { voiceId: 'a voice; rm -rf' }, because: 'this is no id' },
    { change: { characterPersonality: 'angry' }, because: 'there is no such personality' },
  ])('refuse to speak when $because', async ({ change }) => {
    const { own } = await aPerson()
    const answer = await own.post(voice.speak.path, { text: 'Order.', voiceId: 'kore', ...change })
    expect(answer.statusCode).toBe(422)
  })

  it('say that no voice here speaks a language, so that the page can ask another', async () => {
    const { own } = await aPerson()
    const body = { text: 'Merci.', voiceId: 'leda', settings: { language: 'fr-FR' } }
    const answer = await own.post(voice.speak.path, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: 'No voice on this server speaks this language.',
      fields: [{ field: 'settings.language', rule: 'unsupported' }],
    })
  })

  it('take a voice that is not of the roster for the default one', async () => {
    const { own } = await aPerson()
    await heard(own, voice.speak.path, { text: 'Order.', voiceId: 'browser-fallback' })
  })

  it('tell thirty voices, and who speaks', async () => {
    const { own } = await aPerson()
    for (const { path } of [voice.voices, voice.geminiVoices]) {
      const voices = (await own.get(path)).json().data
      expect(voices).toHaveLength(30)
      expect(voices).toContainEqual(expect.objectContaining({ id: 'leda', gender: 'female' }))
    }
    for (const { path } of [voice.health, voice.geminiHealth]) {
      expect((await own.get(path)).json().data).toEqual({ speech: [{ provider: 'embedded', state: 'ready' }] })
    }
  })

  it('refuse an account that has more spoken than anybody listens to', async () => {
    const { own } = await aPerson()
    const body = { text: 'Merci.', voiceId: 'leda', settings: { language: 'fr' } }
    for (let asked = 0; asked < 120; asked++) await own.post(voice.speak.path, body)
    const answer = await own.post(voice.speak.path, body)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('are counted among the services of the server', async () => {
    const { services } = (await server.app.inject({ url: '/api/status' })).json().data
    expect(services).toContainEqual(expect.objectContaining({ service: 'voice', status: 'operational' }))
  })
})

describe('where nobody speaks', () => {
  it('the calls fail in the words that their clients know, and the log has no word of the text', async () => {
    const silent = await testServer({ configuration: { voice: { speech: [SILENT], hearing: [] } } })
    const { token } = await silent.signUp()
    const own = callerOf(silent, token)
    const ask = async ({ path }: { readonly path: string }) =>
      (await own.post(path, { text: 'A secret plan.', voiceId: 'leda' })).json()
    expect(await ask(voice.speak)).toMatchObject({ code: 'unavailable', error: 'Failed to generate audio' })
    expect(await ask(voice.generate)).toMatchObject({
      code: 'unavailable',
      error: 'Failed to generate speech with Gemini Native Audio',
    })
    const logged = silent.logLines.join('')
    expect(logged).toContain('a text was not spoken')
    expect(logged).not.toMatch(/secret|test-key/)
    await silent.close()
  })
})

describe('the voices of a session’s delegates', () => {
  it('are none at first, and those that were saved last', async () => {
    const { read, save } = await withSession()
    expect(await read()).toEqual([])
    expect((await save([KENYA, CHINA])).statusCode).toBe(200)
    expect(await read()).toEqual([CHINA, KENYA])
    await save([{ ...KENYA, voiceId: 'leda' }])
    expect(await read()).toEqual([{ ...KENYA, voiceId: 'leda' }])
  })

  it('are one for each delegate', async () => {
    const { read, save } = await withSession()
    const answer = await save([KENYA, { ...KENYA, voiceId: 'leda' }])
    expect(answer.statusCode).toBe(422)
    expect(await read()).toEqual([])
  })

  it('go with the session and with the account', async () => {
    const [first, second] = [await withSession(), await withSession()]
    const kept = async ({ sessionId }: { readonly sessionId: string }) => {
      const sql = 'select from voice_assignments where session_id = $1'
      return (await server.db.$client.query(sql, [sessionId])).rowCount
    }
    for (const person of [first, second]) {
      await person.save([KENYA])
      expect(await kept(person)).toBe(1)
    }
    await server.db.$client.query('delete from sessions where id = $1', [first.sessionId])
    expect(await kept(first)).toBe(0)
    await server.delete(second.email)
    expect(await kept(second)).toBe(0)
  })
})
