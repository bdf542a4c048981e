import type { temporaryDatabase } from '../temporary-database.ts'
import { aLongConversation } from './many-messages.ts'

/** Conversations of one statement. */
const AT_ONCE = 40

type Pool = Awaited<ReturnType<typeof temporaryDatabase>>['pool']

/** Stores conversations of a person's straight in the database, one an hour: so many imports would be refused. */
export async function storeConversations(
  pool: Pool,
  person: string,
  { count, messagesEach }: { readonly count: number; readonly messagesEach: number },
): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) =>
      aLongConversation(done + at, messagesEach),
    )
    await pool.query(
      `insert into conversations (id, owner_id, title, mode, instructions, leaf_id, created_at, updated_at)
       select id, $2, title, 'balanced', '', "leafId", now(), now() - ($3 - row_number() over ()) * interval '1 hour'
       from jsonb_to_recordset($1::jsonb) as c(id uuid, title text, "leafId" uuid)`,
      [JSON.stringify(some.map(({ conversation }) => conversation)), person, count - done],
    )
    await pool.query(
      `insert into chat_messages (id, conversation_id, owner_id, parent_id, role, content, created_at, status)
       select m.id, "conversationId", $2, "parentId", role, content, c.updated_at, status
       from jsonb_to_recordset($1::jsonb) as m(id uuid, "conversationId" uuid, "parentId" uuid, role text, content text,
         status text) join conversations c on c.id = "conversationId"`,
      [JSON.stringify(some.flatMap(({ messages }) => messages)), person],
    )
  }
}
