import { RESTORE_WITHIN_SECONDS, records, sessions as sessionCalls } from '@placard/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresSessionLists } from '../../adapters/event-store/postgres-session-lists.ts'
import { sessionEvents, sessionPeople, sessions } from '../../database/schema.ts'
import { at } from '../../testing/chat-page.ts'
import { Player } from '../../testing/player.ts'
import { aPersonAt, list, moment, type Person, playedAt, said, search, titles } from '../../testing/said-records.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())

const aPerson = () => aPersonAt(server)
const played = (people: readonly Person[], title: string, lines: readonly string[], isOver?: boolean) =>
  playedAt(server, people, title, lines, isOver)

describe('a session in the lists of its people', () => {
  const seat = async ({ id }: Person, sessionId: string) =>
    (await server.db.select().from(sessionPeople).where(eq(sessionPeople.userId, id))).find(
      (row) => row.sessionId === sessionId,
    )
  const counts = async (person: Person) => (await person.get(records.counts.path)).json().data

  it('is renamed and pinned by one of them, and found by that title, for this one alone', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()]
    const id = await played([ada, ben], 'Summit', ['A heron at the door'])
    await said(ada, ['Hello'], { title: 'Chat', updatedAt: moment(59) })
    const changed = await ada.send('PATCH', at(records.changeSession, id), { title: ' The heron ', isPinned: true })
    expect(changed.json().data).toEqual({ changed: true })
    expect(await list(ada)).toMatchObject({ records: [{ title: 'The heron', isPinned: true }, { title: 'Chat' }] })
    expect(await titles(ada, '?words=summit&within=contents')).toEqual([])
    expect(await search(ada, 'heron')).toMatchObject([{ title: 'The heron' }, { title: 'The heron', seq: 1 }])
    expect(await list(ben)).toMatchObject({ records: [{ title: 'Summit', isPinned: false }] })
    expect((await ada.get(sessionCalls.history.path)).json().data).toMatchObject([{ id, title: 'The heron' }])
  })

  it('is deleted by one of them from every list and the search, and stays for the others', async () => {
    const [ada, ben, eve] = [await aPerson(), await aPerson(), await aPerson()]
    const id = await played([ada, ben], 'Summit', ['A heron at the door'], true)
    expect((await eve.send('DELETE', at(records.removeSession, id))).statusCode).toBe(404)
    expect((await ada.send('DELETE', at(records.removeSession, id))).json().data).toEqual({
      restorableUntil: expect.any(String),
    })
    expect(await titles(ada)).toEqual([])
    expect(await titles(ada, '?words=heron&within=contents')).toEqual([])
    expect(await search(ada, 'heron')).toEqual([])
    expect(await search(ada, 'summit')).toEqual([])
    expect(await counts(ada)).toMatchObject({ campaigns: { open: 0, finished: 0 } })
    expect((await ada.get(sessionCalls.history.path)).json().data).toEqual([])
    expect(await titles(ben)).toEqual(['Summit'])
    expect(await search(ben, 'heron')).toHaveLength(1)
  })

  it('comes back for five minutes, and not after them', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()]
    const [soon, late] = [await played([ada], 'Soon', []), await played([ada], 'Late', [])]
    for (const id of [soon, late]) await ada.send('DELETE', at(records.removeSession, id))
    expect((await ben.post(at(records.restoreSession, soon))).statusCode).toBe(404)
    server.clock.advance((RESTORE_WITHIN_SECONDS - 1) * 1000)
    expect((await ada.post(at(records.restoreSession, soon))).json().data).toEqual({ restored: true })
    server.clock.advance(2000)
    expect((await ada.post(at(records.restoreSession, late))).statusCode).toBe(404)
    expect(await titles(ada)).toEqual(['Soon'])
  })

  it('is not deleted while it is running, and says what to do', async () => {
    const ada = await aPerson()
    const player = Player.inside(server.app, ada.token)
    const id = await player.open({ pace: 1 })
    const refused = await ada.send('DELETE', at(records.removeSession, id))
    expect(refused.json()).toMatchObject({
      code: 'session-running',
      error: 'This session is still running. Exit the campaign first, then delete it.',
    })
    expect(await titles(ada)).toHaveLength(1)
    await player.command(id, { kind: 'pause' })
    expect((await ada.send('DELETE', at(records.removeSession, id))).statusCode).toBe(200)
    // whoever has it open in another tab cannot go on with it
    expect((await player.command(id, { kind: 'resume' })).status).toBe(404)
    for (const { path } of [sessionCalls.get, sessionCalls.debrief, sessionCalls.replay]) {
      expect((await ada.get(path.replace(':sessionId', id))).statusCode).toBe(404)
    }
    await ada.post(at(records.restoreSession, id))
    expect((await player.command(id, { kind: 'resume' })).status).toBe(200)
  })

  it('goes with its log when nobody is left in it, and to another when its owner has deleted it', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()]
    const [alone, shared] = [await played([ada], 'Alone', ['a']), await played([ada, ben], 'Shared', ['b'])]
    const lists = createPostgresSessionLists(server.db, () => undefined)
    const now = server.clock.now().getTime()
    // what other tests have deleted
    await lists.eraseRemoved(now)
    for (const id of [alone, shared]) await ada.send('DELETE', at(records.removeSession, id))
    expect(await lists.eraseRemoved(now)).toEqual([])
    expect(await seat(ada, alone)).toBeDefined()
    expect(await lists.eraseRemoved(now + 1)).toEqual([alone])
    expect(await seat(ada, shared)).toBeUndefined()
    const left = await server.db
      .select()
      .from(sessionEvents)
      .where(inArray(sessionEvents.sessionId, [alone, shared]))
    expect(left.map(({ sessionId }) => sessionId)).toEqual([shared])
    const [row] = await server.db.select().from(sessions).where(eq(sessions.id, shared))
    expect(row?.userId).toBe(ben.id)
  })
})
