import { chat, RECORD_HITS_MAX, type RecordHit, type RecordPage, records } from '@placard/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionEvents, sessions } from '../../database/schema.ts'
import { at } from '../../testing/chat-page.ts'
import { aPersonAt, list, moment, type Person, playedAt, said, search, titles } from '../../testing/said-records.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const aPerson = () => aPersonAt(server)
const played = (people: readonly Person[], title: string, lines: readonly string[], isOver?: boolean) =>
  playedAt(server, people, title, lines, isOver)

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

  it.each([
    { chats: 0, because: 'lines alone fill a page' },
    { chats: 30, because: 'a page has both' },
    { chats: 60, because: 'chats alone would fill a page, and hide newer lines' },
  ])('shows the newest of very many lines and $chats messages, as $because', async ({ chats }) => {
    const ada = await aPerson()
    const talk = Array.from({ length: chats }, () => 'A walrus asks')
    if (talk.length > 0) await said(ada, talk)
    const spoken: string[] = []
    for (let minute = 0; minute < 70; minute += 1) {
      const id = await played([ada], `Summit ${minute}`, ['A walrus answers', 'And a walrus again'])
      await server.db
        .update(sessions)
        .set({ updatedAt: new Date(moment(minute)) })
        .where(eq(sessions.id, id))
      // of each session a line is old, and those changed last have nothing but old ones
      const times = [moment(minute - 200), moment(minute < 60 ? minute : minute - 120)]
      for (const [index, time] of times.entries()) {
        const isLine = and(eq(sessionEvents.sessionId, id), eq(sessionEvents.seq, index + 1))
        await server.db
          .update(sessionEvents)
          .set({ at: new Date(time) })
          .where(isLine)
      }
      spoken.push(...times)
    }
    const all = [...spoken, ...talk.map((_, index) => moment(index))].toSorted().toReversed()
    const hits: readonly RecordHit[] = await search(ada, 'walrus')
    expect(hits.map(({ timestamp }) => timestamp)).toEqual(all.slice(0, RECORD_HITS_MAX))
  })
})
