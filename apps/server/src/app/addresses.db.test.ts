import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import {
  announcements,
  auth,
  type ChatMessage,
  chat,
  chatAttachments,
  chatImport,
  clientErrors,
  documentAnalysis,
  pathOf,
  privacy,
} from '@placard/contract'
import { aConversation } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVendor, languageOver } from '../adapters/language-model/testing/vendor.ts'
import { users } from '../database/schema.ts'
import { type Caller, callerOf } from '../testing/account-calls.ts'
import { fieldNamesOf } from '../testing/body-fields.ts'
import { at } from '../testing/chat-page.ts'
import { CONTRACT_ROUTES } from '../testing/contract-routes.ts'
import { aDocx, aPdf } from '../testing/documents.ts'
import { watchOutgoing } from '../testing/outgoing.ts'
import { nameOf } from '../testing/permission-table.ts'
import { Player } from '../testing/player.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { uploadForm } from '../testing/upload-form.ts'

/** Number of addresses that fit into one message. */
const A_MESSAGE = 4

/** Requests received at the forbidden address. */
let heard = 0
const canary = createServer((_, reply) => {
  heard += 1
  reply.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>')
})
const vendor = aVendor()

let server: TestServer
let caller: Caller
let authorization: string
let port: number

beforeAll(async () => {
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening))
  const bound = canary.address()
  port = typeof bound === 'object' && bound !== null ? bound.port : 0
  await vendor.start()
  vendor.onMessage(/.*/, { content: `See ![a](http://127.0.0.1:${port}/said) and http://localhost:${port}/said.` })
  server = await testServer({ configuration: { language: languageOver(vendor, ['openai-compatible']) } })
  await seedShipped(server)
  const { token, user } = await server.signUp()
  await server.db.update(users).set({ role: 'ADMIN', isAgeStated: true }).where(eq(users.id, user.id))
  authorization = `Bearer ${token}`
  caller = callerOf(server, token)
  const decision = { isGranted: true, textVersion: '1' }
  await caller.send('PUT', pathOf(privacy.decide, { purpose: 'data-collection' }), decision)
})
afterAll(async () => {
  await server.close()
  await vendor.stop()
  await new Promise((closed) => canary.close(closed))
})

/** Spellings of addresses that only this machine, its network or its cloud has, and some that lead there. */
function spellings(): readonly string[] {
  const here = ['127.0.0.1', 'localhost', 'LOCALHOST', 'localhost.', '127.1', '127.0.1', '0', '0.0.0.0', '2130706433']
  const disguised = ['0x7f000001', '0x7f.1', '0177.0.0.1', '0177.1', '127.000.000.001', '①②⑦.⓪.⓪.①', '127。0。0。1']
  const sixes = [
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
  ]
  const beside = [
    'user:pass@127.0.0.1',
    'placard.example@127.0.0.1',
    '127.0.0.1.nip.io',
    'localtest.me',
    'rebind.invalid',
  ]
  const clouds = [
    '169.254.169.254',
    '[::ffff:a9fe:a9fe]',
    '2852039166',
    '0xa9fea9fe',
    'metadata.google.internal',
    '[fd00:ec2::254]',
  ]
  return [
    ...[...here, ...disguised, ...sixes, ...beside].map((host) => `http://${host}:${port}/x`),
    ...clouds.map((host) => `http://${host}/latest/meta-data/`),
    `//127.0.0.1:${port}/x`,
    `http:\\\\127.0.0.1:${port}\\x`,
    `http:/127.0.0.1:${port}/x`,
    `HTTP://127.0.0.1:${port}/x`,
    `https://127.0.0.1:${port}/x`,
    `ws://127.0.0.1:${port}/x`,
    `ftp://127.0.0.1:${port}/x`,
    `gopher://127.0.0.1:${port}/_x`,
  ]
}

/** An address in the forms that occur in texts. */
const inForms = (address: string) =>
  `Read ${address} and ![chart](${address}), [this](${address}), ![ref][1] <${address}>\n\n[1]: ${address}\n`

/** Runs work and lists the requests that the server sent meanwhile: to its database and its model alone. */
async function asked(work: () => Promise<unknown>): Promise<readonly string[]> {
  heard = 0
  const outgoing = watchOutgoing(Number(server.database.connection.port), Number(new URL(vendor.url).port))
  await work()
  // work that was started beside the answer
  await new Promise((later) => setTimeout(later, 50))
  return [...outgoing(), ...Array.from({ length: heard }, () => 'to the canary')]
}

it('advisory 14 (CVE-2026-31943, -45400) no call takes an address, so that no address has to be checked', () => {
  const telling =
    /ur[il]|href|link|webhook|callback|endpoint|host|proxy|redirect|image|avatar|picture|icon|feed|domain/i
  const found = CONTRACT_ROUTES.flatMap((route) =>
    fieldNamesOf(route).flatMap((name) => (telling.test(name) ? [`${nameOf(route)} ${name}`] : [])),
  )
  // a caller may claim a picture of a character: checked for its format, and ignored
  expect(new Set(found.map((one) => one.split(' ').at(-1)))).toEqual(new Set(['profileImage']))
})

it('advisory 14 (CVE-2026-31943, -45400) nothing is asked of an address in a text or a header, however it is spelt', async () => {
  const all = spellings()
  expect(new Set(all).size).toBeGreaterThanOrEqual(40)
  const statuses: number[] = []
  const went = await asked(async () => {
    for (let first = 0; first < all.length; first += A_MESSAGE) {
      const some = all.slice(first, first + A_MESSAGE)
      const [address = ''] = some
      const headers = { referer: address, 'x-forwarded-host': address, 'x-callback-url': address }
      statuses.push((await caller.post(chat.send.path, { message: some.map(inForms).join('') }, headers)).statusCode)
    }
  })
  expect(went).toEqual([])
  // others are refused by the input check, before anything reads them
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(statuses.length - 2)
})

async function attached(bytes: Buffer | string, name: string): Promise<string> {
  const id = randomUUID()
  const { headers, payload } = uploadForm(bytes, name)
  const url = pathOf(chatAttachments.add, { attachmentId: id })
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } })
  expect([name, answer.statusCode]).toEqual([name, 201])
  return id
}

it('advisory 25 (CVE-2026-0599) what a document holds is never fetched, when it is read, analysed or answered from', async () => {
  const addresses = spellings()
  const text = addresses.map(inForms).join('\n')
  const rows = addresses.map((address) => `"=WEBSERVICE(""${address}"")",${address}`).join('\n')
  const link = `/OpenAction << /S /URI /URI (http://127.0.0.1:${port}/opened) >>`
  const documents: readonly (readonly [string, Buffer | string])[] = [
    ['notes.md', text],
    ['table.csv', `what,where\n${rows}`],
    ['paper.docx', aDocx(...addresses.map((address) => address.replaceAll('&', '&amp;')))],
    ['paper.pdf', aPdf([addresses.join('\n')], { catalogue: link })],
  ]
  const went = await asked(async () => {
    const attachmentIds: string[] = []
    for (const [name, bytes] of documents) attachmentIds.push(await attached(bytes, name))
    const [notes = ''] = attachmentIds
    expect((await caller.post(at(documentAnalysis.ofAttachment, notes))).statusCode).toBe(200)
    const sent = await caller.post(chat.send.path, { message: 'What is at these addresses?', attachmentIds })
    expect(sent.statusCode).toBe(200)
  })
  expect(went).toEqual([])
})

it('advisory 25 (CVE-2026-0599) what an import, instructions, a name, a notice or words in a session hold is never fetched', async () => {
  const text = spellings().map(inForms).join('\n')
  const short = `http://127.0.0.1:${port}/short`
  const went = await asked(async () => {
    const statuses = [
      (await caller.send('PUT', auth.profile.path, { name: short })).statusCode,
      (await importedFrom(text, short)).statusCode,
      (await caller.post(chat.send.path, { message: 'Go on', systemPrompt: `Begin with ![](${short})` })).statusCode,
      (
        await caller.post(announcements.create.path, {
          title: short,
          content: inForms(short),
          type: 'info',
          priority: 'low',
        })
      ).statusCode,
      (
        await caller.post(clientErrors.report.path, {
          kind: 'view',
          name: short,
          message: short,
          stack: `at ${short}:1:1`,
          view: 'chat',
        })
      ).statusCode,
    ]
    expect(statuses.filter((status) => status >= 300)).toEqual([])
    const player = new Player(async (method, url, { body }) => {
      const answer = await server.app.inject({
        method,
        url,
        headers: { authorization },
        ...(body ? { payload: body } : {}),
      })
      return { status: answer.statusCode, json: answer.json() }
    })
    const sessionId = await player.open()
    expect(
      (await player.command(sessionId, { kind: 'act', act: { kind: 'remark' }, text: inForms(short) })).status,
    ).toBe(200)
    expect((await player.command(sessionId, { kind: 'say', text: inForms(short) })).status).toBe(200)
    const said = { sessionId, transcript: `Delegates, please look at ${short}` }
    expect((await caller.post('/api/ai/campaign/process-player-input', said)).statusCode).toBe(200)
  })
  expect(went).toEqual([])
})

/** A conversation of an export with addresses in every text. */
function importedFrom(text: string, short: string) {
  const [conversationId, first, second] = [randomUUID(), randomUUID(), randomUUID()]
  const timestamp = '2026-01-05T09:00:00.000Z'
  const plain = { conversationId, timestamp, status: 'complete', seq: 0, content: text } as const
  const engine = { rung: 'gemini', model: short, place: 'cloud', promptVersion: '1' } as const
  const messages: readonly ChatMessage[] = [
    { ...plain, id: first, parentId: null, role: 'user' },
    {
      ...plain,
      id: second,
      parentId: first,
      role: 'assistant',
      engine,
      sources: [{ kind: 'guide', id: short, title: short }],
    },
  ]
  const conversation = aConversation({
    id: conversationId,
    title: short,
    instructions: text.slice(0, 2_000),
    leafId: second,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  return caller.post(chatImport.conversation.path, { conversation, messages })
}
