import { randomUUID } from 'node:crypto'
import {
  type ChatMessage,
  type Conversation,
  chat,
  chatImport,
  type RecordPage,
  RESTORE_WITHIN_SECONDS,
  records,
  sessions as sessionCalls,
} from '@placard/contract'
import { aConversation } from '@placard/testing'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresSessionLists } from '../../adapters/event-store/postgres-session-lists.ts'
import { sessionEvents, sessionPeople, sessions } from '../../database/schema.ts'
import { type Caller, callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())

interface Person extends Caller {
  readonly id: string
  readonly token: string
}

async function aPerson(): Promise<Person> {
  const { user, token } = await server.signUp()
  return { ...callerOf(server, token), id: user.id, token }
}

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** A conversation that a person has kept, with what was said in it in turns. */
async function said(person: Person, texts: readonly string[], changes: Partial<Conversation> = {}): Promise<string> {
  const id = randomUUID()
  let parentId: string | null = null
  const messages = texts.map((content, index): ChatMessage => {
    const role = index % 2 === 0 ? 'user' : 'assistant'
    const place = { id: randomUUID(), conversationId: id, parentId, timestamp: moment(index) }
    parentId = place.id
    return { ...place, content, role, status: 'complete', seq: 0 }
  })
  const conversation = aConversation({ id, leafId: parentId, createdAt: moment(0), updatedAt: moment(0), ...changes })
  const answer = await person.post(chatImport.conversation.path, { conversation, messages })
  // imported ones get ids of their own
  return answer.json().data.conversationId
}

/** A session in which these lines were spoken; others hold seats in it too. */
async function played(people: readonly Person[], title: string, lines: readonly string[], isOver = false) {
  const id = randomUUID()
  const dates = { createdAt: new Date(moment(0)), updatedAt: new Date(moment(30)) }
  const [owner] = people
  await server.db.insert(sessions).values({
    id,
    title,
    userId: owner?.id ?? '',
    campaignId: 'climate',
    country: 'KEN',
    seed: 1,
    pace: 1,
    version: lines.length,
    progressRatio: 0.4,
    status: isOver ? 'concluded' : 'paused',
    ...dates,
  })
  for (const person of people)
    await server.db.insert(sessionPeople).values({ sessionId: id, userId: person.id, seat: 'k' })
  for (const [index, words] of lines.entries()) {
    const event = { kind: 'act-taken', seat: 'ken', words, act: { kind: 'statement' } }
    await server.db.insert(sessionEvents).values({ sessionId: id, seq: index + 1, event, at: new Date(moment(index)) })
  }
  return id
}

const list = async (person: Person, query = ''): Promise<RecordPage> =>
  (await person.get(`${records.list.path}${query}`)).json().data
const titles = async (person: Person, query = '') => (await list(person, query)).records.map(({ title }) => title)
const search = async (person: Person, words: string) =>
  (await person.get(`${records.search.path}?words=${encodeURIComponent(words)}`)).json().data

describe('the list of records', () => {
  it('has chats, voice conversations and sessions together, with what a list shows of them', async () => {
    const ada = await aPerson()
    await said(ada, ['Who has the floor?', 'The\n\ndelegate of   Kenya.'], { title: 'Floor', isPinned: true })
    await said(ada, ['Hello'], { title: 'Spoken', type: 'voice', updatedAt: moment(5), isArchived: true })
    await played([ada], 'Climate Crisis Summit', [])
    const { records: listed, next } = await list(ada)
    expect(next).toBeNull()
    expect(listed).toMatchObject([
      {
        kind: 'chat',
        title: 'Floor',
        isPinned: true,
        messageCount: 2,
        preview: 'The delegate of Kenya.',
        status: 'complete',
      },
      { kind: 'campaign', title: 'Climate Crisis Summit', status: 'paused', country: 'KEN', progressRatio: 0.4 },
      { kind: 'voice', title: 'Spoken', isArchived: true, messageCount: 1, updatedAt: moment(5) },
    ])
    const counts = (await ada.get(records.counts.path)).json().data
    expect(counts).toEqual({ chats: 1, voices: 1, campaigns: { open: 1, finished: 0 }, messages: 3 })
  })

  it.each([
    { order: 'pinned', listed: ['Zebra', 'Motions', 'Apple', 'água'] },
    { order: 'newest', listed: ['Motions', 'Apple', 'água', 'Zebra'] },
    { order: 'oldest', listed: ['Zebra', 'água', 'Apple', 'Motions'] },
    { order: 'title-ascending', listed: ['água', 'Apple', 'Motions', 'Zebra'] },
    { order: 'title-descending', listed: ['Zebra', 'Motions', 'Apple', 'água'] },
    { order: 'kind-ascending', listed: ['Motions', 'água', 'Zebra', 'Apple'] },
    { order: 'kind-descending', listed: ['Apple', 'água', 'Zebra', 'Motions'] },
  ])('is ordered by $order as the list of the demo is: $listed', async ({ order, listed }) => {
    const ada = await aPerson()
    await said(ada, ['a'], { title: 'Zebra', isPinned: true, updatedAt: moment(1) })
    await said(ada, ['a'], { title: 'água', updatedAt: moment(2) })
    await said(ada, ['a'], { title: 'Apple', type: 'voice', updatedAt: moment(3) })
    await played([ada], 'Motions', [])
    expect(await titles(ada, `?order=${order}`)).toEqual(listed)
  })

  it.each(['pinned', 'oldest', 'title-descending', 'kind-ascending'])(
    'has each once over its pages, by %s',
    async (order) => {
      const ada = await aPerson()
      await server.db.$client.query(
        `insert into conversations (id, owner_id, title, mode, instructions, is_pinned, created_at, updated_at)
       select gen_random_uuid(), $1, 'Chat ' || n % 5, 'balanced', '', n % 50 = 0, now(),
         '2026-01-05T09:00:00Z'::timestamptz + (n % 3) * interval '1 minute' from generate_series(1, 207) n`,
        [ada.id],
      )
      const ids: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const cursor: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
        const page: RecordPage = await list(ada, `?order=${order}${cursor}`)
        ids.push(...page.records.map(({ id }) => id))
        after = page.next
      }
      expect(ids).toHaveLength(207)
      expect(new Set(ids).size).toBe(207)
    },
  )

  it('leaves out what was deleted, and counts no message of it', async () => {
    const ada = await aPerson()
    const id = await said(ada, ['Gone', 'soon'], { title: 'Gone' })
    await said(ada, ['Stays'], { title: 'Stays' })
    await ada.send('DELETE', at(chat.remove, id))
    expect(await titles(ada)).toEqual(['Stays'])
    expect((await ada.get(records.counts.path)).json().data).toMatchObject({ chats: 1, messages: 1 })
  })

  it.each([
    { query: '?kind=voice', listed: ['Voice'], because: 'one kind is asked for' },
    { query: '?stage=finished', listed: ['Over'], because: 'a conversation is never over' },
    { query: '?stage=open', listed: ['Going on'], because: 'a paused session goes on' },
    { query: '?words=UNA', listed: ['Voice'], because: 'the preview has it, in the middle of a word' },
    { query: '?words=chat', listed: ['Chat'], because: 'the title has it' },
    { query: '?words=opening', listed: [], because: 'the first message is no preview' },
    { query: '?words=opening&within=contents', listed: ['Chat'], because: 'everything that was said is searched' },
    { query: '?words=quota&within=contents', listed: ['Over'], because: 'lines of sessions are too' },
    { query: '?words=50%25&within=contents', listed: ['Going on'], because: 'signs are no wildcards' },
  ])('has $listed for $query: $because', async ({ query, listed }) => {
    const ada = await aPerson()
    await said(ada, ['The opening words', 'And the last'], { title: 'Chat' })
    await said(ada, ['Tuna'], { title: 'Voice', type: 'voice' })
    await played([ada], 'Going on', ['We ask for 50 per cent.'])
    await played([ada], 'Over', ['Quotas at sea'], true)
    expect(await titles(ada, query)).toEqual(listed)
  })
})

describe('one search', () => {
  it('finds chats, voice conversations and lines of sessions, each where it is', async () => {
    const ada = await aPerson()
    const chatId = await said(ada, ['A zebrafinch sings'], { title: 'Birds' })
    const voiceId = await said(ada, ['Zebrafinches?'], { title: 'Spoken', type: 'voice' })
    const sessionId = await played([ada], 'Summit', ['We speak for the zebrafinch.'])
    const hits = await search(ada, 'zebrafinch')
    expect(hits).toHaveLength(3)
    expect(hits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'chat', id: chatId, messageId: expect.any(String), seq: null }),
        expect.objectContaining({ kind: 'voice', id: voiceId, title: 'Spoken' }),
        expect.objectContaining({
          kind: 'campaign',
          id: sessionId,
          seq: 1,
          excerpt: 'We speak for the \ue000zebrafinch\ue001.',
        }),
      ]),
    )
    expect(await search(ada, 'summ')).toMatchObject([{ kind: 'campaign', seq: null, title: 'Summit' }])
  })

  it('AZ-6 finds nothing of others, and what was said in a session for all who sit in it', async () => {
    const [ada, ben, eve] = [await aPerson(), await aPerson(), await aPerson()]
    await said(ada, ['The canary sings'], { title: 'Canaries' })
    await played([ada, ben], 'Summit', ['A canary in the hall'])
    expect((await search(ada, 'canary')).length).toBe(2)
    expect(await search(ben, 'canary')).toMatchObject([{ kind: 'campaign', seq: 1 }])
    expect(await search(eve, 'canary')).toEqual([])
    expect(await titles(eve, '?words=canary&within=contents')).toEqual([])
    expect(await titles(ben, '?words=canary&within=contents')).toEqual(['Summit'])
  })
})

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
      error: 'This session is still running. Pause it or leave it, then delete it.',
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
    const left = await server.db.select().from(sessionEvents).where(inArray(sessionEvents.sessionId, [alone, shared]))
    expect(left.map(({ sessionId }) => sessionId)).toEqual([shared])
    const [row] = await server.db.select().from(sessions).where(eq(sessions.id, shared))
    expect(row?.userId).toBe(ben.id)
  })
})
