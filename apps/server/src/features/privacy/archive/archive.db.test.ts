import { createHash, randomUUID } from 'node:crypto'
import { pathOf, privacyRequests } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATA_MAP } from '../../../database/data-map.ts'
import { PERSONAL_ROWS } from '../../../database/personal-rows.ts'
import { privacyArchives } from '../../../database/privacy-archive-schema.ts'
import { callerOf } from '../../../testing/account-calls.ts'
import { makeTheRest, markEverything, writtenColumns } from '../../../testing/marked-person.ts'
import { type ArchiveFiles, archivesAt, textOf } from '../../../testing/privacy-archive.ts'
import { aPersonWithContent } from '../../../testing/privacy-person.ts'
import { seedShipped } from '../../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { checkLog } from '../log-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let archives: ReturnType<typeof archivesAt>

beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('A break.')) })
  await seedShipped(server)
  archives = archivesAt(server)
})
afterAll(() => server.close())

const rowsIn = (files: ArchiveFiles, table: string): Record<string, unknown>[] =>
  JSON.parse(textOf(files, `data/${table}.rows.json`))

describe('an archive', () => {
  it('PR-6 has every column that may be given, all of what its person wrote, and nothing of anybody else', async () => {
    const [person, other] = [await aPersonWithContent(server), await aPersonWithContent(server)]
    for (const { user, mark, conversationId, sessionId } of [person, other]) {
      await makeTheRest(server.db, user.id, { conversationId, sessionId })
      await markEverything(server.db, user.id, mark)
    }
    const { files } = await archives.archiveOf(person)
    const given = Object.keys(PERSONAL_ROWS).flatMap((table) => {
      const columns = Object.entries(DATA_MAP[table] ?? {}).filter(([, { export: copy }]) => copy === 'yes')
      return columns.map(([column]) => `${table}.${column}`)
    })
    const found = [...files].flatMap(([name, content]) => {
      const table = /^data\/(\w+)\.csv$/.exec(name)?.[1]
      const [head = []]: string[][] = table === undefined ? [] : parse(content, { toLine: 1 })
      return head.map((column) => `${table}.${column}`)
    })
    expect([...found, 'recordings.sound'].toSorted()).toEqual(given.toSorted())
    expect([...files.keys()].filter((name) => /^recordings\/[\w-]+\.wav$/.test(name))).toHaveLength(1)
    for (const { table, column } of await writtenColumns(server.db)) {
      if (DATA_MAP[table]?.[column]?.export !== 'yes') continue
      const values = rowsIn(files, table).flatMap((row) => row[column] ?? [])
      const isMarked = values.length === 0 || values.some((value) => String(value).includes(person.mark))
      expect({ table, column, isMarked }).toEqual({ table, column, isMarked: true })
    }
    for (const [name, content] of files) {
      expect(`${name}: ${content.includes(other.mark) || content.includes(other.user.id)}`).toBe(`${name}: false`)
    }
  })

  it('has no secret: neither hashes nor tokens nor keys', async () => {
    const person = await aPersonWithContent(server)
    const { files } = await archives.archiveOf(person)
    const { rows } = await server.db.execute<{ hash: string }>(
      sql`select password_hash as hash from users where id = ${person.user.id}::uuid`,
    )
    for (const [name, content] of files)
      expect(`${name}: ${content.includes(rows[0]?.hash ?? '')}`).toBe(`${name}: false`)
    expect(Object.keys(rowsIn(files, 'users')[0] ?? {})).not.toContain('password_hash')
    expect(textOf(files, 'manifest.json'), 'that there is one is told').toContain('"password_hash"')
  })

  it('names its files with their hashes, and says for which days it is', async () => {
    const person = await aPersonWithContent(server)
    const { files } = await archives.archiveOf(person, { from: '2020-01-01' })
    const manifest = JSON.parse(textOf(files, 'manifest.json'))
    expect(manifest).toMatchObject({ format: 'placard-archive', version: 1, range: { from: '2020-01-01' } })
    expect(manifest.files.map(({ name }: { name: string }) => name)).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json'),
    )
    for (const { name, bytes, sha256 } of manifest.files) {
      const content = files.get(name) ?? Buffer.of()
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
    }
  })

  it('is read without a network: its pages load and run nothing, and show what was typed as it was typed', async () => {
    const person = await aPersonWithContent(server)
    await server.db.execute(sql`
      update chat_messages set content = '<script>alert(1)</script>' where owner_id = ${person.user.id}::uuid`)
    const { files } = await archives.archiveOf(person)
    expect(textOf(files, 'index.html')).toContain(`href="chats/1.html#${person.conversationId}"`)
    expect(textOf(files, 'chats/1.html')).toContain(`id="${person.conversationId}"`)
    expect(textOf(files, 'chats/1.html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    for (const [name, content] of files) {
      if (name.endsWith('.html')) expect(content.toString(), name).not.toMatch(/<script|src=|url\(|@import/)
    }
  })

  it('holds only what was made in the days that were asked for, and a chat whole', async () => {
    const person = await aPersonWithContent(server)
    const old = await person.say('Long ago')
    await server.db.execute(sql`
      update conversations set created_at = '2026-03-01', updated_at = '2026-03-02' where id = ${old}::uuid`)
    await server.db.execute(
      sql`update chat_messages set created_at = '2026-03-01' where conversation_id = ${old}::uuid`,
    )
    const chatsIn = (files: ArchiveFiles): string[] => {
      const name = [...files.keys()].find((one) => one.startsWith('placard-chats-')) ?? ''
      const { conversations } = JSON.parse(textOf(files, name))
      return conversations.map(({ conversation }: { conversation: { id: string } }) => conversation.id)
    }
    const march = (await archives.archiveOf(person, { from: '2026-03-01', to: '2026-03-01' })).files
    expect(chatsIn(march)).toEqual([old])
    expect(new Set(rowsIn(march, 'chat_messages').map((row) => row.conversation_id))).toEqual(new Set([old]))
    expect(rowsIn(march, 'users'), 'the account is older or younger than that').toEqual([])
    expect(chatsIn((await archives.archiveOf(person, { from: '2026-03-03' })).files)).toEqual([person.conversationId])
    const wrong = await person.ask({ kind: 'know-pieces', range: { from: '2026-03-02', to: '2026-03-01' } })
    expect(wrong.statusCode).toBe(422)
  })

  it('has of a session that goes on what its record shows, and not what every delegate wants', async () => {
    const person = await aPersonWithContent(server)
    const { files } = await archives.archiveOf(person)
    const kinds = rowsIn(files, 'session_events').map(({ event }) => Object(event))
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((event) => 'state' in event)).toEqual([])
    await server.db.execute(sql`update sessions set status = 'concluded' where id = ${person.sessionId}::uuid`)
    const after = rowsIn((await archives.archiveOf(person)).files, 'session_events').map(({ event }) => Object(event))
    expect(after.filter((event) => 'state' in event)).toHaveLength(1)
    await server.db.execute(sql`update sessions set status = 'paused' where id = ${person.sessionId}::uuid`)
  })
})

describe('the way to an archive', () => {
  it('is told step by step, and by mail', async () => {
    const person = await aPersonWithContent(server)
    const requestId = await person.askFor({ kind: 'know-pieces' })
    expect((await person.read(requestId)).request).toMatchObject({
      status: 'pending',
      mayCancel: true,
      archive: { state: 'building', bytes: null },
    })
    expect((await archives.download(person, requestId)).statusCode).toBe(409)
    await archives.build()
    const { request, timeline } = await person.read(requestId)
    const { archive } = request
    expect(request.status).toBe('completed')
    expect(archive.done).toBe(archive.of)
    expect(archive).toMatchObject({
      state: 'ready',
      bytes: expect.any(Number),
      expiresAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    })
    expect(timeline.map(({ step }: { step: string }) => step)).toEqual([
      'received',
      'identity-verified',
      'receipt-sent',
      'archive-begun',
      'completed',
    ])
    const answer = await archives.download(person, requestId)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(archive.bytes),
      'cache-control': 'no-store',
    })
    const mails = (await server.postedMails()).filter(({ toAddress }) => toAddress === person.email)
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['request-received', 'archive-ready']))
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })

  it('AZ-7 is its person’s alone: not another’s, not after signing out, not without showing who they are', async () => {
    const [person, other] = [await aPersonWithContent(server), await aPersonWithContent(server)]
    const { requestId } = await archives.archiveOf(person)
    expect((await archives.download(other, requestId)).statusCode).toBe(404)
    expect((await archives.download({ own: callerOf(server) }, requestId)).statusCode).toBe(401)
    expect((await archives.download(person, randomUUID())).statusCode, 'a forged one').toBe(404)
    await server.db.execute(sql`
      delete from identity_checks where family_id in
        (select id from refresh_families where user_id = ${person.user.id}::uuid)`)
    const unverified = await archives.download(person, requestId)
    expect([unverified.statusCode, unverified.json().code]).toEqual([403, 'identity-unverified'])
    await person.verify()
    expect((await archives.download(person, requestId)).statusCode).toBe(200)
    await person.own.post('/api/auth/logout')
    expect((await archives.download(person, requestId)).statusCode).toBe(401)
  })

  it('AZ-7 ends after seven days, at that moment and for good', async () => {
    const person = await aPersonWithContent(server)
    const { requestId } = await archives.archiveOf(person)
    const endsAt = server.clock.now()
    await server.db.update(privacyArchives).set({ endsAt }).where(eq(privacyArchives.requestId, requestId))
    expect((await archives.download(person, requestId)).statusCode, 'before any job ran').toBe(404)
    expect((await person.read(requestId)).request.archive).toMatchObject({ state: 'removed', bytes: null })
    expect(await archives.build()).toBe(0)
    expect(await archives.partsLeft(requestId)).toBe(0)
    const { request, timeline } = await person.read(requestId)
    expect(request.status).toBe('completed')
    expect(timeline.at(-1)).toMatchObject({ step: 'archive-removed' })
  })

  it('is one at a time: a second wish is the first, and a new archive takes the place of the old one', async () => {
    const person = await aPersonWithContent(server)
    const first = await person.askFor({ kind: 'know-pieces' })
    expect(await person.askFor({ kind: 'know-pieces' })).toBe(first)
    await archives.build()
    const second = await archives.archiveOf(person)
    expect(second.requestId).not.toBe(first)
    expect((await archives.download(person, first)).statusCode).toBe(404)
    expect(await archives.partsLeft(first)).toBe(0)
  })

  it('is asked for three times a day at most', async () => {
    const person = await aPersonWithContent(server)
    for (let time = 0; time < 3; time += 1) await archives.archiveOf(person)
    expect((await person.ask({ kind: 'know-pieces' })).statusCode).toBe(429)
  })

  it('can be left while it is built: nothing of it stays', async () => {
    const person = await aPersonWithContent(server)
    const requestId = await person.askFor({ kind: 'know-pieces' })
    await person.own.post(pathOf(privacyRequests.cancel, { requestId }))
    expect(await archives.build()).toBe(0)
    expect((await person.read(requestId)).request).toMatchObject({ status: 'cancelled', archive: null })
    expect((await archives.download(person, requestId)).statusCode).toBe(404)
  })
})
