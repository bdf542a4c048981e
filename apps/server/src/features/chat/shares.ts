import { branchTo, type ChatStore, type Steps } from '@placard/application'
import type { ChatMessage } from '@placard/contract'
import { and, eq, sql } from 'drizzle-orm'
import { runInSlices } from '../../concurrency/run-in-slices.ts'
import { hashOfToken, newToken } from '../../crypto/secret-tokens.ts'
import { chatShares, conversations } from '../../database/chat-schema.ts'
import { users } from '../../database/schema.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { StorageGate, StoringUser } from '../../ports/storage-gate.ts'
import { documentIdsOf, sharedMessage } from './shared-messages.ts'

/** Messages copied in one turn of the event loop. */
const COPIES_AT_ONCE = 500

type ShareDependencies = Pick<Dependencies, 'db' | 'clock' | 'random' | 'ids'> & {
  readonly store: Pick<ChatStore, 'read'>
  readonly storage: StorageGate
}

/**
 * Shares a copy of the shown branch by a new link; an earlier link ends. Undefined when there is no such conversation.
 */
export async function shareConversation(
  { db, clock, random, ids, store, storage }: ShareDependencies,
  owner: StoringUser,
  conversationId: string,
): Promise<string | undefined> {
  const userId = owner.id
  const found = await store.read(userId, conversationId)
  if (found === undefined) return undefined
  const { conversation } = found
  const ended = branchTo(found.messages, conversation.leafId).filter(({ status }) => status !== 'answering')
  const token = newToken(random)
  const copied = await runInSlices(copySteps(ended, () => ids.next()))
  const copy = {
    tokenHash: hashOfToken(token),
    title: conversation.title,
    messages: sql`${copied}::jsonb`,
    sharedAt: clock.now(),
  }
  await storage.storing(owner, Buffer.byteLength(copied), () =>
    db
      .insert(chatShares)
      .values({ conversationId, userId, ...copy })
      .onConflictDoUpdate({ target: chatShares.conversationId, set: copy, setWhere: eq(chatShares.userId, userId) }),
  )
  return token
}

/** Ends the link to a conversation; false when there is no such conversation. */
export async function unshareConversation(
  { db }: Pick<ShareDependencies, 'db'>,
  userId: string,
  conversationId: string,
): Promise<boolean> {
  const { id, userId: owner, removedAt } = conversations
  const isThere = and(eq(id, conversationId), eq(owner, userId), sql`${removedAt} is null`)
  if ((await db.$count(conversations, isThere)) === 0) return false
  await db.delete(chatShares).where(and(eq(chatShares.conversationId, conversationId), eq(chatShares.userId, userId)))
  return true
}

/** The copy behind a link; undefined when the link ended, or the conversation or its owner was deleted. */
export async function readShared({ db }: Pick<ShareDependencies, 'db'>, token: string) {
  const [row] = await db
    .select({ id: chatShares.conversationId, title: chatShares.title, sharedAt: chatShares.sharedAt })
    .from(chatShares)
    .innerJoin(conversations, eq(conversations.id, chatShares.conversationId))
    .innerJoin(users, and(eq(users.id, chatShares.userId), eq(users.status, 'active')))
    .where(and(eq(chatShares.tokenHash, hashOfToken(token)), sql`${conversations.removedAt} is null`))
  if (row === undefined) return undefined
  const { id, title, sharedAt } = row
  // one row per message: as one value a long copy would be parsed in one go
  const { rows } = await db.execute<{ message: ChatMessage }>(sql`
    select one.value as message from ${chatShares}, jsonb_array_elements(messages) with ordinality as one(value, place)
    where ${eq(chatShares.conversationId, id)} order by one.place`)
  return { title, sharedAt: sharedAt.toISOString(), messages: rows.map(({ message }) => message) }
}

/** The messages as JSON under new ids: the copy reveals no id of its owner's. */
function* copySteps(messages: readonly ChatMessage[], nextId: () => string): Steps<string> {
  const conversationId = nextId()
  const documents = documentIdsOf(messages, nextId)
  let parentId: string | null = null
  const portions: string[] = []
  for (let from = 0; from < messages.length; from += COPIES_AT_ONCE) {
    if (from > 0) yield
    const copies: ChatMessage[] = []
    for (const message of messages.slice(from, from + COPIES_AT_ONCE)) {
      const id: string = nextId()
      copies.push({ ...sharedMessage(message, documents, nextId), id, conversationId, parentId })
      parentId = id
    }
    portions.push(JSON.stringify(copies).slice(1, -1))
  }
  return `[${portions.join(',')}]`
}
