import { randomUUID } from 'node:crypto'
import {
  campaignCalls,
  converse,
  documentAnalysis,
  engineCalls,
  hearing,
  pathOf,
  privacy,
  voice,
  workingPapers,
} from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHearingService } from '../adapters/hearing-providers/testing/hearing-service.ts'
import { spokenWav } from '../adapters/hearing-providers/testing/recordings.ts'
import { aVendor, languageOver } from '../adapters/language-model/testing/vendor.ts'
import { aLiveService } from '../adapters/live/testing/live-service.ts'
import { aSpeechService } from '../adapters/speech-providers/testing/speech-service.ts'
import { chatAttachments } from '../database/attachment-schema.ts'
import { consents } from '../database/privacy-schema.ts'
import type { App } from '../http/app.ts'
import { callerOf } from '../testing/account-calls.ts'
import { watchOutgoing } from '../testing/outgoing.ts'
import { Player } from '../testing/player.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { buildApp } from './build-app.ts'

const KEY = 'test-key-0123456789'
const WAV = spokenWav('What is a caucus?')
const vendor = aVendor()
let services: Awaited<ReturnType<typeof startServices>>
let server: TestServer
let second: App

async function startServices() {
  const [ears, mouth, live] = [await aHearingService('hears'), await aSpeechService('speaks'), await aLiveService()]
  return { ears, mouth, live }
}

/** Requests that services outside this server have had. */
const asked = () =>
  vendor.getRequests().length +
  services.ears.asked.length +
  services.mouth.asked.length +
  services.live.addresses.length

beforeAll(async () => {
  await vendor.start()
  vendor.onMessage(/.*/, { content: 'A caucus is a break.' })
  services = await startServices()
  const { ears, mouth, live } = services
  server = await testServer({
    configuration: {
      language: languageOver(vendor, ['openai-compatible']),
      voice: {
        speech: [{ provider: 'gemini', url: mouth.url, model: 'a-voice', apiKey: KEY }, { provider: 'embedded' }],
        hearing: [{ provider: 'gemini', url: ears.url, model: 'an-ear', apiKey: KEY }, { provider: 'embedded' }],
        live: { provider: 'gemini', url: live.url, model: 'a-live-model', apiKey: KEY },
      },
    },
    vendorAddresses: {
      gemini: `${vendor.url}/v1beta`,
      anthropic: `${vendor.url}/v1`,
      'openai-compatible': `${vendor.url}/v1`,
    },
  })
  await seedShipped(server)
  second = await buildApp(server.dependencies)
})
afterAll(async () => {
  await second.close()
  await server.close()
  services.ears.close()
  services.mouth.close()
  await services.live.close()
  await vendor.stop()
})

async function aPerson() {
  const { token, user } = await server.signUp()
  const own = callerOf(server, token)
  const share = (isGranted: boolean) =>
    own.send('PUT', pathOf(privacy.decide, { purpose: 'third-party-sharing' }), { isGranted, textVersion: '1' })
  const sound = (url: string, app: App = server.app) =>
    app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
      payload: Buffer.from(WAV),
    })
  return { token, user, own, share, sound }
}
type Person = Awaited<ReturnType<typeof aPerson>>

async function aDocument({ user }: Person): Promise<string> {
  const id = randomUUID()
  const text = 'Transit corridors cost 40 million dollars a year. The corridors must open at night.'
  const shown = { id, name: 'paper.txt', kind: 'text', bytes: 90, length: text.length, fullLength: 90 } as const
  await server.db.insert(chatAttachments).values({ ...shown, text, userId: user.id, createdAt: server.clock.now() })
  return id
}

const SCENARIO = { scenarioId: 'climate-crisis-summit', country: 'KEN' }

/** Everything with which words of a person are worked on. Each has words of its own, so that nothing is remembered of it. */
const USES: readonly { readonly what: string; readonly use: (person: Person) => Promise<{ statusCode: number }> }[] = [
  {
    what: 'a chat, with its title',
    use: ({ own }) => own.post('/api/chat/send', { message: 'What is a caucus?' }),
  },
  {
    what: 'a chat whose owner chose a service',
    use: ({ own }) =>
      own.post('/api/chat/send', {
        message: 'What is a caucus?',
        engineChoice: { kind: 'provider', provider: 'openai-compatible' },
      }),
  },
  {
    what: 'a document’s analysis',
    use: async (person) =>
      person.own.post(documentAnalysis.ofAttachment.path.replace(':attachmentId', await aDocument(person)), {}),
  },
  {
    what: 'a change of a working paper’s paragraph',
    async use({ own }) {
      const { conversationId } = (await own.post('/api/chat/send', { message: 'Draft with me.' })).json().data
      const paper = { id: randomUUID(), messageId: null, kind: 'resolution', title: 'Water', text: '1. Invites.' }
      await own.post(workingPapers.create.path, { ...paper, conversationId })
      return own.post(pathOf(workingPapers.change, { paperId: paper.id }), {
        kind: 'resolution',
        title: 'Clean water',
        paragraph: '1. Invites States to act;',
        wish: 'make it sound like the sea',
      })
    },
  },
  {
    what: 'a delegate of one’s own',
    use: ({ own }) =>
      own.post(campaignCalls.generatePlayerCharacter.path, { ...SCENARIO, seed: Math.floor(Math.random() * 1e6) }),
  },
  {
    what: 'how words in a session sound, and what delegates answer',
    use: async ({ own, token }) => {
      const { data } = await Player.inside(server.app, token).start({ country: 'KEN', seed: 7 })
      const running = setInterval(() => server.clock.advance(1_000), 20)
      const answer = await own.post(campaignCalls.processPlayerInput.path, {
        sessionId: data?.session.id ?? '',
        transcript: 'We warmly welcome the proposal of Brazil.',
      })
      clearInterval(running)
      return answer
    },
  },
  {
    what: 'a text read aloud',
    use: ({ own }) => own.post(voice.speak.path, { text: `We propose ${randomUUID().slice(0, 4)}.`, voiceId: 'leda' }),
  },
  { what: 'a recording', use: ({ sound }) => sound(hearing.hear.path) },
  { what: 'a spoken conversation', use: ({ sound }) => sound(converse.gemini.path) },
]

describe('whoever turns off services outside this server', () => {
  it.each(USES)('keeps it here: $what', async ({ use }) => {
    const person = await aPerson()
    const before = asked()
    await use(person)
    expect(asked()).toBeGreaterThan(before)
    await person.share(false)
    const after = asked()
    const stop = watchOutgoing(Number(server.database.connection.port))
    const answer = await use(person)
    const opened = stop()
    expect(asked()).toBe(after)
    expect(opened).toEqual([])
    expect(answer.statusCode).toBeLessThan(503)
    await person.share(true)
    await use(person)
    expect(asked()).toBeGreaterThan(after)
  })

  it('is told which engines that concerns, and why another one answered', async () => {
    const { own, share } = await aPerson()
    await share(false)
    expect((await own.get(engineCalls.offer.path)).json().data).toMatchObject({
      models: [],
      withheld: [{ provider: 'openai-compatible' }],
    })
    const engineChoice = { kind: 'provider', provider: 'openai-compatible' }
    const { conversationId } = (await own.post('/api/chat/send', { message: 'What is a caucus?', engineChoice })).json()
      .data
    const { messages } = (await own.get(`/api/chat/sessions/${conversationId}`)).json().data
    expect(messages.at(-1).engine).toMatchObject({ place: 'built-in', insteadOf: { fault: 'withheld' } })
    const heard = (await own.get(hearing.health.path)).json().data.hearing
    expect(heard).toMatchObject([{ provider: 'embedded' }])
    expect((await own.get(voice.health.path)).json().data.live).toBeUndefined()
  })

  it('is still answered by a model with a key of their own', async () => {
    const { own, share } = await aPerson()
    await share(false)
    const key = { kind: 'openai-compatible', model: 'llama-x', key: 'sk-own-secret-0123456789' }
    const { id } = (await own.post('/api/chat/own-engines', { ...key, kind: 'anthropic', model: 'claude-x' })).json()
      .data
    const before = asked()
    await own.post('/api/chat/send', { message: 'What is a caucus?', engineChoice: { kind: 'own', ownEngineId: id } })
    expect(asked()).toBeGreaterThan(before)
  })

  it('keeps it here on another server too, at once, and nobody else’s words', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const send = (token: string) =>
      second.inject({
        method: 'POST',
        url: '/api/chat/send',
        headers: { authorization: `Bearer ${token}` },
        payload: { message: 'What is a caucus?' },
      })
    const before = asked()
    await send(person.token)
    expect(asked()).toBeGreaterThan(before)
    await person.share(false)
    const after = asked()
    await send(person.token)
    expect(asked()).toBe(after)
    await send(other.token)
    expect(asked()).toBeGreaterThan(after)
  })

  it('has nothing sent while their consent cannot be read', async () => {
    const person = await aPerson()
    await server.db.execute('alter table consents rename to consents_away')
    const before = asked()
    await person.own.post('/api/chat/send', { message: 'What is a caucus?' })
    expect(asked()).toBe(before)
    await server.db.execute('alter table consents_away rename to consents')
    expect(await server.db.$count(consents)).toBeGreaterThan(0)
  })
})
