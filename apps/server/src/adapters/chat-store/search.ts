import { excerptOf } from '@placard/application'
import { CHAT_HITS_MAX, type ChatHit } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import type { Executor } from '../../database/executor.ts'
import { workingPapers } from '../../database/paper-schema.ts'
import { ownersQuery } from '../../database/search-words.ts'

/** The newest messages, searched first: words that are frequent occur among them too, and fill a page. */
const NEWEST = 2_000
interface HitRow extends Record<string, unknown> {
  readonly conversationId: string
  readonly title: string
  readonly messageId: string | null
  readonly paperId: string | null
  readonly paperTitle: string | null
  readonly text: string
  readonly at: number
}

/**
 * Conversations, messages and working papers of an owner that contain all the words, newest first. Runs `before` ahead of
 * each statement.
 */
export async function searchChats(
  db: Executor,
  userId: string,
  words: string,
  before: () => Promise<void> = async () => undefined,
): Promise<ChatHit[]> {
  const wanted = ownersQuery(userId, words)
  if (wanted === undefined) return []
  const run = async (statement: Fragment) => {
    await before()
    return db.execute<HitRow>(statement)
  }
  const titles = await run(titleHits(userId, wanted))
  const newest = await run(messageHits(userId, wanted, newestOf))
  const messages = newest.rows.length === CHAT_HITS_MAX ? newest : await run(messageHits(userId, wanted, allOf))
  const papers = await run(paperHits(userId, wanted))
  return [...titles.rows, ...messages.rows, ...papers.rows]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, CHAT_HITS_MAX)
    .map((row) => hitOf(row, words))
}

function hitOf({ at, text, paperId, paperTitle, ...hit }: HitRow, words: string): ChatHit {
  const paper = paperId === null || paperTitle === null ? null : { id: paperId, title: paperTitle }
  return { ...hit, paper, excerpt: excerptOf(text, words), timestamp: new Date(at).toISOString() }
}

type Fragment = ReturnType<typeof sql>

const NO_PAPER = sql`null as "paperId", null as "paperTitle"`

function titleHits(userId: string, wanted: Fragment): Fragment {
  return sql`
    select id as "conversationId", title, null as "messageId", ${NO_PAPER}, title as text,
      (extract(epoch from updated_at) * 1000)::float8 as at
    from ${conversations}
    where search @@ ${wanted} and owner_id = ${userId}::uuid and removed_at is null
    order by updated_at desc limit ${CHAT_HITS_MAX}`
}

function newestOf(userId: string): Fragment {
  // a limit that the planner does not know makes it read in order; after a large import, without statistics yet, it
  // estimates a known limit to exceed the owner's rows, and sorts all there are
  return sql`(
    select * from ${chatMessages} where owner_id = ${userId}::uuid order by position desc limit (select ${NEWEST}::int)
  ) as m`
}

function allOf(): Fragment {
  return sql`${chatMessages} as m`
}

function messageHits(userId: string, wanted: Fragment, from: (userId: string) => Fragment): Fragment {
  // each step is right for many hits and for few, whatever the planner estimates: after a large import it has no
  // statistics of the table yet. Found by words, not by owner; the few removed ones are looked up in a hash.
  return sql`
    with hits as materialized (
      select m.id, m.owner_id, m.conversation_id, m.position from ${from(userId)} where m.search @@ ${wanted}
    ), top as materialized (
      select id from hits
      where owner_id = ${userId}::uuid and conversation_id not in (
        select id from ${conversations} where owner_id = ${userId}::uuid and removed_at is not null
      )
      order by position desc limit ${CHAT_HITS_MAX}
    )
    select m.conversation_id as "conversationId", c.title, m.id as "messageId", ${NO_PAPER}, m.content as text,
      (extract(epoch from m.created_at) * 1000)::float8 as at
    from top join ${chatMessages} m on m.id = top.id join ${conversations} c on c.id = m.conversation_id`
}

function paperHits(userId: string, wanted: Fragment): Fragment {
  return sql`
    with hits as materialized (
      select id, owner_id, conversation_id, updated_at from ${workingPapers} where search @@ ${wanted}
    )
    select p.conversation_id as "conversationId", c.title, null as "messageId", p.id as "paperId",
      p.title as "paperTitle", p.text, (extract(epoch from p.updated_at) * 1000)::float8 as at
    from hits join ${workingPapers} p on p.id = hits.id join ${conversations} c on c.id = hits.conversation_id
    where hits.owner_id = ${userId}::uuid and c.removed_at is null
    order by hits.updated_at desc limit ${CHAT_HITS_MAX}`
}
