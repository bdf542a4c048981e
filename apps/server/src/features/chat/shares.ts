import { branchTo, type ChatStore } from '@placard/application'
import type { ChatMessage } from '@placard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../../app/dependencies.ts'
import { hashOfToken, newToken } from '../../app/secret-tokens.ts'
import { chatShares, conversations } from '../../data/chat-schema.ts'
import { users } from '../../data/schema.ts'

type ShareParts = Pick<Dependencies, 'db' | 'clock' | 'random' | 'ids'> & { readonly store: Pick<ChatStore, 'read'> }

/** Makes a link to a copy of the shown branch; one made before ends. Undefined when there is no such conversation. */
export async function shareConversation(
  { db, clock, random, ids, store }: ShareParts,
  ownerId: string,
  conversationId: string,
): Promise<string | undefined> {
  const found = await store.read(ownerId, conversationId)
  if (found === undefined) return undefined
  const { conversation } = found
  const ended = branchTo(found.messages, conversation.leafId).filter(({ status }) => status !== 'answering')
  const token = newToken(random)
  const copy = {
    tokenHash: hashOfToken(token),
    title: conversation.title,
    messages: copiesOf(ended, () => ids.next()),
    sharedAt: clock.now(),
  }
  await db
    .insert(chatShares)
    .values({ conversationId, ownerId, ...copy })
    .onConflictDoUpdate({ target: chatShares.conversationId, set: copy, setWhere: eq(chatShares.ownerId, ownerId) })
  return token
}

/** Ends the link to a conversation; false when there is no such conversation. */
export async function unshareConversation(
  { db, store }: Pick<ShareParts, 'db' | 'store'>,
  ownerId: string,
  conversationId: string,
): Promise<boolean> {
  if ((await store.read(ownerId, conversationId)) === undefined) return false
  await db.delete(chatShares).where(and(eq(chatShares.conversationId, conversationId), eq(chatShares.ownerId, ownerId)))
  return true
}

/** The copy behind a link; undefined when it ended, or what was copied or whose it is is gone. */
export async function readShared({ db }: Pick<ShareParts, 'db'>, token: string) {
  const [row] = await db
    .select({ title: chatShares.title, sharedAt: chatShares.sharedAt, messages: chatShares.messages })
    .from(chatShares)
    .innerJoin(conversations, eq(conversations.id, chatShares.conversationId))
    .innerJoin(users, and(eq(users.id, chatShares.ownerId), eq(users.status, 'active')))
    .where(and(eq(chatShares.tokenHash, hashOfToken(token)), sql`${conversations.removedAt} is null`))
  return row && { ...row, sharedAt: row.sharedAt.toISOString() }
}

/** The messages under ids of their own: the copy names nothing of its owner's. */
function copiesOf(messages: readonly ChatMessage[], nextId: () => string): ChatMessage[] {
  const conversationId = nextId()
  let parentId: string | null = null
  const copies: ChatMessage[] = []
  for (const message of messages) {
    const id: string = nextId()
    copies.push({ ...message, id, conversationId, parentId })
    parentId = id
  }
  return copies
}
