import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { ATTACHMENT_MAX_BYTES, chat, chatAttachments, chatImport, documentRefusal, pathOf } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatAttachments as rows } from '../../database/attachment-schema.ts'
import { eraseUnsent } from '../../database/document-rows.ts'
import { aDocx, aPdf } from '../../testing/documents.ts'
import { listeningPort } from '../../testing/loopback.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { uploadForm } from '../../testing/upload-form.ts'

let server: TestServer
let ada: { readonly id: string; readonly authorization: string }
let ben: { readonly id: string; readonly authorization: string }

beforeAll(async () => {
  server = await testServer()
  const join = async () => {
    const { token, user } = await server.signUp()
    return { id: user.id, authorization: `Bearer ${token}` }
  }
  ada = await join()
  ben = await join()
})
afterAll(() => server.close())

interface Sent {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly id?: string
  readonly as?: { readonly authorization: string }
}

async function attach({ bytes, name = 'paper.txt', id = randomUUID(), as = ada }: Sent) {
  const { headers, payload } = uploadForm(bytes, name)
  const url = pathOf(chatAttachments.add, { attachmentId: id })
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: as.authorization },
  })
  return { id, status: answer.statusCode, body: answer.json() }
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, as = ada) =>
  server.app.inject({ method, url, headers: { authorization: as.authorization }, ...(payload && { payload }) })

const readBack = async (id: string, as = ada) =>
  call('GET', pathOf(chatAttachments.read, { attachmentId: id }), undefined, as)
const countOf = (id: string) => server.db.$count(rows, eq(rows.id, id))

describe('a document', () => {
  it('is read and kept, and goes with the message it was attached to', async () => {
    const { id, status, body } = await attach({
      bytes: aDocx('Chad has no port.', 'Transit must be free.'),
      name: 'Position paper.docx',
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ id, name: 'Position paper.docx', kind: 'docx', length: 40, fullLength: 40 })
    expect((await readBack(id)).json().data.text).toBe('Chad has no port.\n\nTransit must be free.')

    const sent = await call('POST', chat.send.path, { message: 'Which state has no port?', attachmentIds: [id] })
    expect(sent.statusCode).toBe(200)
    const { response, conversationId } = sent.json().data
    expect(response).toContain('Chad has no port.')
    const { messages } = (await call('GET', pathOf(chat.get, { conversationId }))).json().data
    expect(messages[0].attachments).toEqual([body.data])
    expect(messages[1].sources[0]).toMatchObject({ kind: 'attachment', id, title: 'Position paper.docx' })

    // it goes with its conversation, and only with it
    expect((await call('DELETE', pathOf(chatAttachments.drop, { attachmentId: id }))).statusCode).toBe(404)
    await server.db.$client.query('delete from conversations where id = $1', [conversationId])
    expect(await countOf(id)).toBe(0)
  })

  it('is found again when it is sent again under its id, and is nobody else’s', async () => {
    const { id, body } = await attach({ bytes: 'Chad has no port.' })
    expect((await attach({ bytes: 'Another text.', id })).body.data).toEqual(body.data)
    expect((await attach({ bytes: 'Theirs.', id, as: ben })).status).toBe(404)
    expect((await readBack(id, ben)).statusCode).toBe(404)
    const foreign = await call('POST', chat.send.path, { message: 'Read it', attachmentIds: [id] }, ben)
    expect(foreign.statusCode).toBe(422)
    expect(foreign.json().fields).toEqual([{ field: 'attachmentIds', rule: 'not-found' }])
  })

  it('advisory 5 (CVE-2026-45671, -28788) goes with no message that names somebody else’s beside it', async () => {
    const own = await attach({ bytes: 'Mine.', as: ben })
    const theirs = await attach({ bytes: 'Chad has no port.' })
    const attachmentIds = [own.id, theirs.id]
    const mixed = await call('POST', chat.send.path, { message: 'Read both', attachmentIds }, ben)
    expect(mixed.statusCode).toBe(422)
    expect(mixed.json().fields).toEqual([{ field: 'attachmentIds', rule: 'not-found' }])
    expect((await readBack(own.id, ben)).json().data.text).toBe('Mine.')
  })

  it('can be removed before it is sent, and is forgotten after a day when it never is', async () => {
    const one = await attach({ bytes: 'Removed.' })
    expect((await call('DELETE', pathOf(chatAttachments.drop, { attachmentId: one.id }))).statusCode).toBe(200)
    expect(await countOf(one.id)).toBe(0)
    const other = await attach({ bytes: 'Left lying.' })
    await eraseUnsent(server.db, new Date(server.clock.now().getTime() + 23 * 3_600_000))
    expect(await countOf(other.id)).toBe(1)
    await eraseUnsent(server.db, new Date(server.clock.now().getTime() + 25 * 3_600_000))
    expect(await countOf(other.id)).toBe(0)
  })

  it('does not count as words of the message', async () => {
    const used = async () => (await call('GET', '/api/usage/words')).json().data.usedWords
    const { id } = await attach({ bytes: 'word '.repeat(5_000) })
    const before = await used()
    const sent = await call('POST', chat.send.path, { message: 'Summarise it', attachmentIds: [id] })
    expect(sent.statusCode).toBe(200)
    const answered = sent.json().data.response.match(/[\p{L}\p{N}_'’-]+/gu)?.length ?? 0
    expect((await used()) - before).toBeLessThan(answered + 20)
  })
})

describe('a document of a conversation that moves in', () => {
  it('keeps its name, is filled once with its text, and answers from it then', async () => {
    const [conversationId, messageId, documentId] = [randomUUID(), randomUUID(), randomUUID()]
    const at = '2026-01-05T09:00:00.000Z'
    const attachment = { id: documentId, name: 'paper.txt', kind: 'text', bytes: 17, length: 17, fullLength: 17 }
    const conversation = aConversation({ id: conversationId, leafId: messageId, createdAt: at, updatedAt: at })
    const message = {
      id: messageId,
      conversationId,
      parentId: null,
      role: 'user',
      content: 'Read it',
      timestamp: at,
      status: 'complete',
      seq: 0,
      attachments: [attachment],
    }
    const receipt = await call('POST', chatImport.conversation.path, { conversation, messages: [message] })
    const here = receipt.json().data.conversationId
    const shown = async () => {
      const read = await call('GET', pathOf(chat.get, { conversationId: here }))
      return read.json().data.messages[0].attachments[0]
    }
    expect(await shown()).toMatchObject({ name: 'paper.txt', length: 0, fullLength: 17 })
    const fill = (text: string, as = ada) =>
      call('PUT', pathOf(chatAttachments.fill, { attachmentId: documentId }), { text }, as)
    expect((await fill('Chad has no port.', ben)).statusCode).toBe(404)
    expect((await fill('Chad has no port.')).json().data.length).toBe(17)
    expect((await fill('Something else.')).json().data.length).toBe(17)
    expect(await shown()).toMatchObject({ name: 'paper.txt', length: 17 })
    expect((await readBack((await shown()).id)).json().data.text).toBe('Chad has no port.')
  })
})

describe('files that are refused', () => {
  it('are refused by the rule and by name, and leave nothing (UP-2, UP-5, UP-6)', async () => {
    const cases = [
      {
        bytes: Buffer.from('MZ\u0090\u0000\u0003'),
        name: 'virus.pdf',
        status: 415,
        code: 'unsupported-media-type',
        fault: 'not-supported',
      },
      {
        bytes: '<!doctype html><script>alert(1)</script>',
        name: 'page.txt',
        status: 415,
        code: 'unsupported-media-type',
        fault: 'not-supported',
      },
      { bytes: '', name: 'empty.txt', status: 422, code: 'document-refused', fault: 'empty' },
      {
        bytes: aPdf(['Secret'], { password: 'x' }),
        name: 'locked.pdf',
        status: 422,
        code: 'document-refused',
        fault: 'protected',
      },
    ] as const
    for (const { bytes, name, status, code, fault } of cases) {
      const { id, status: seen, body } = await attach({ bytes, name })
      expect({ name, seen, code: body.code }).toEqual({ name, seen: status, code })
      expect(body.rejection).toEqual({ code: fault, detail: documentRefusal(fault, name) })
      expect(body.error).toBe(documentRefusal(fault, name))
      expect(await countOf(id)).toBe(0)
    }
  })

  it('are taken to the last byte that is allowed, and refused by one more (UP-1)', async () => {
    const text = Buffer.alloc(ATTACHMENT_MAX_BYTES, 'ports ')
    const exact = await attach({ bytes: text, name: 'exact.txt' })
    expect(exact.status).toBe(201)
    expect(exact.body.data).toMatchObject({ bytes: ATTACHMENT_MAX_BYTES, length: 200_000 })
    const { status, body, id } = await attach({ bytes: Buffer.concat([text, Buffer.from('x')]), name: 'over.txt' })
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 413,
      code: 'body-too-large',
      error: '“over.txt” is too large (max 10MB).',
    })
    expect(await countOf(id)).toBe(0)
  })

  it('UP-2 are never given out as files: a text is read back as data, which nothing runs', async () => {
    const { id } = await attach({ bytes: 'Ports <script>alert(1)</script>', name: 'page.txt' })
    const { headers, body } = await readBack(id)
    expect(body).toContain('alert(1)')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
  })

  it('are refused when they are no form, or a form without a file', async () => {
    const url = pathOf(chatAttachments.add, { attachmentId: randomUUID() })
    expect((await call('POST', url, { file: 'x' })).statusCode).toBe(415)
    const boundary = 'b'
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`,
      headers: { authorization: ada.authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(answer.statusCode).toBe(422)
    const other = { authorization: ada.authorization, 'content-type': `multipart/form-data; boundary=${boundary}` }
    // forms are taken at this one address
    expect(
      (await server.app.inject({ method: 'POST', url: chat.send.path, payload: 'x', headers: other })).statusCode,
    ).toBe(415)
  })
})

describe('names of documents (UP-7)', () => {
  it.each([
    { sent: '../../etc/passwd', kept: 'passwd' },
    { sent: 'C:\\reports\\brief.txt', kept: 'brief.txt' },
    { sent: 'CON', kept: 'CON' },
    { sent: `${'n'.repeat(300)}.txt`, kept: `${'n'.repeat(55)}….txt` },
    { sent: 'paper 🕊.txt', kept: 'paper 🕊.txt' },
    { sent: 'two\r\nlines.txt', kept: undefined },
    { sent: '"; filename="x.html', kept: undefined },
    { sent: '..', kept: 'document' },
  ])('$sent is shown as one short line', async ({ sent, kept }) => {
    const { status, body } = await attach({ bytes: 'Ports.', name: sent })
    expect(status).toBe(201)
    if (kept !== undefined) expect(body.data.name).toBe(kept)
    expect(body.data.name).not.toMatch(/[\r\n"\\/<>]/)
    expect(body.data.name.length).toBeLessThanOrEqual(60)
  })
})

describe('many at once and broken ones', () => {
  it('refuses what is too much at once with the wait, and keeps no orphan (UP-8)', async () => {
    const { token, user } = await server.signUp()
    const as = { authorization: `Bearer ${token}` }
    const all = await Promise.all(Array.from({ length: 100 }, (_, at) => attach({ bytes: `Paper ${at}`, as })))
    const statuses = new Set(all.map(({ status }) => status))
    expect([...statuses].every((status) => status === 201 || status === 429)).toBe(true)
    expect(statuses).toContain(429)
    const kept = all.filter(({ status }) => status === 201)
    expect(kept.length).toBeGreaterThan(0)
    expect(await server.db.$count(rows, eq(rows.userId, user.id))).toBe(kept.length)
  })

  it('says that there is no room when the disk is full, and goes on (UP-10)', async () => {
    const { $client } = server.db
    await $client.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await $client.query('create trigger full_disk before insert on chat_attachments execute function full_disk()')
    const refused = await attach({ bytes: 'Ports.' })
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 507, code: 'storage-full' })
    expect((await call('GET', chat.list.path)).statusCode).toBe(200)
    await $client.query('drop trigger full_disk on chat_attachments')
    expect((await attach({ bytes: 'Ports.', id: refused.id })).status).toBe(201)
  })

  it('keeps nothing of a file whose connection breaks half way (UP-9)', async () => {
    const port = await listeningPort(server)
    const id = randomUUID()
    const { headers, payload } = uploadForm(Buffer.alloc(1_000_000, 'ports '), 'half.txt')
    const head = [
      `POST ${pathOf(chatAttachments.add, { attachmentId: id })} HTTP/1.1`,
      'Host: localhost',
      `Authorization: ${ada.authorization}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
    ].join('\r\n')
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}\r\n\r\n`)
        socket.write(payload.subarray(0, payload.length / 2), () => setTimeout(() => socket.destroy(), 100))
      })
      socket.once('close', () => resolve())
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await countOf(id)).toBe(0)
    expect((await attach({ bytes: 'Whole this time.', id })).status).toBe(201)
  })
})
