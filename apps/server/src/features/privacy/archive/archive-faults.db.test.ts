import { ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWhatIsAsked, deleteWhatIsDue } from '../../../app/privacy.ts'
import { privacyArchives } from '../../../database/privacy-archive-schema.ts'
import { privacyRequests as requestRows } from '../../../database/privacy-schema.ts'
import { dyingDatabase } from '../../../testing/dying-database.ts'
import { archivesAt, textOf } from '../../../testing/privacy-archive.ts'
import { aPersonWithContent } from '../../../testing/privacy-person.ts'
import { seedShipped } from '../../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { unzipped } from '../../../testing/unzipped.ts'
import { checkLog } from '../log-rows.ts'

let server: TestServer
let archives: ReturnType<typeof archivesAt>

beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('A break.')) })
  await seedShipped(server)
  archives = archivesAt(server)
})
afterAll(() => server.close())

describe('an archive and a deletion', () => {
  it('PR-1 go not together: none is built of what is being deleted, and none outlives its account', async () => {
    const person = await aPersonWithContent(server)
    const { requestId } = await archives.archiveOf(person)
    const deletion = await person.askFor({ kind: 'delete' })
    await person.confirm(deletion, 'after-grace')
    const inGrace = await person.askFor({ kind: 'know-pieces' })
    expect(await archives.build(), 'one may take everything along before it goes').toBe(1)
    await server.db.update(requestRows).set({ executesAt: server.clock.now() }).where(eq(requestRows.id, deletion))
    expect((await person.ask({ kind: 'know-pieces' })).statusCode, 'the deletion is due').toBe(409)
    expect(await deleteWhatIsDue(server.dependencies)).toBe(1)
    expect([await archives.partsLeft(requestId), await archives.partsLeft(inGrace)]).toEqual([0, 0])
    expect(await server.db.$count(privacyArchives, eq(privacyArchives.userId, person.user.id))).toBe(0)
    expect((await archives.download(person, inGrace)).statusCode).toBe(401)
  })

  it('PR-1 of a part go not together either: what was deleted is in no archive afterwards', async () => {
    const person = await aPersonWithContent(server)
    const { requestId } = await archives.archiveOf(person)
    const scope = { what: 'conversation', conversationId: person.conversationId } as const
    await person.confirm(await person.askFor({ kind: 'delete-part', scope }))
    expect(await deleteWhatIsDue(server.dependencies)).toBe(1)
    expect((await archives.download(person, requestId)).statusCode).toBe(404)
    expect(await archives.partsLeft(requestId)).toBe(0)
    const { files } = await archives.archiveOf(person)
    expect(textOf(files, 'data/chat_messages.rows.json')).toBe('[]\n')
  })
})

describe('a build that fails', () => {
  it('is told to its person, and repeated when there is room again', async () => {
    const person = await aPersonWithContent(server)
    const requestId = await person.askFor({ kind: 'know-pieces' })
    await server.db.execute(
      sql.raw(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on privacy_archive_parts execute function no_room()`),
    )
    expect(await archives.build()).toBe(0)
    const { request } = await person.read(requestId)
    expect(request).toMatchObject({ status: 'processing', archive: { state: 'building', fault: 'no-room' } })
    expect(await archives.partsLeft(requestId)).toBe(0)
    await server.db.execute(sql.raw('drop trigger no_room on privacy_archive_parts; drop function no_room()'))
    expect(await archives.build(), 'not before its wait is over').toBe(0)
    server.clock.advance(61_000)
    expect(await archives.build()).toBe(1)
    expect((await person.read(requestId)).request).toMatchObject({ status: 'completed', archive: { fault: null } })
  })

  it('DB-1 is started over by the next server, with nothing left of the first, wherever that was killed', async () => {
    const person = await aPersonWithContent(server)
    const living = dyingDatabase(server.db, Number.POSITIVE_INFINITY)
    await person.askFor({ kind: 'know-pieces' })
    await buildWhatIsAsked({ ...server.dependencies, db: living.db })
    const statements = living.sent()
    expect(statements).toBeGreaterThan(100)
    for (let diesAt = 1; diesAt < statements; diesAt += 13) {
      const one = await aPersonWithContent(server)
      const requestId = await one.askFor({ kind: 'know-pieces' })
      const dying = dyingDatabase(server.db, diesAt)
      await buildWhatIsAsked({ ...server.dependencies, db: dying.db }).catch(() => undefined)
      server.clock.advance(61_000)
      const state = async () => {
        await archives.build()
        return (await one.read(requestId)).request.archive?.state
      }
      await expect.poll(state, { message: `killed at statement ${diesAt} of ${statements}` }).toBe('ready')
      await one.verify()
      const files = await unzipped((await archives.download(one, requestId)).rawPayload)
      expect(textOf(files, 'manifest.json')).toContain('placard-archive')
    }
    expect((await checkLog(server.db)).isIntact).toBe(true)
  })

  it('is made by one of two servers at once', async () => {
    const person = await aPersonWithContent(server)
    await person.askFor({ kind: 'know-pieces' })
    const built = await Promise.all([archives.build(), archives.build()])
    expect(built.toSorted()).toEqual([0, 1])
  })
})
