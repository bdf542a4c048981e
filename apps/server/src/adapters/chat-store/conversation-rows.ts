import type { ConversationFilter } from '@placard/application'
import {
  type ChatMessage,
  CONVERSATIONS_A_PAGE,
  type Conversation,
  type ConversationChange,
  type EngineChoice,
} from '@placard/contract'
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { asFarAsItIs, CONVERSATION, conversationOf, isOwn, MESSAGE, readConversation } from './chat-rows.ts'

/** Messages of one statement: some milliseconds of work. */
const MESSAGES_AT_ONCE = 500
/** Conversations erased by one statement. */
const ERASED_AT_ONCE = 100
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One page of an owner's conversations: pinned first, then by their last change. */
export async function listConversations(
  db: Executor,
  userId: string,
  { isArchived, before, projectId, type }: ConversationFilter,
) {
  const last = before !== undefined && UUID.test(before) ? await placeOf(db, userId, before) : undefined
  const { id, isPinned, updatedAt } = conversations
  const place = sql`(${isPinned}, ${updatedAt})`
  const after = last && sql`(${place} < ${last.place} or (${place} = ${last.place} and ${id} > ${last.id}))`
  const rows = await db
    .select(CONVERSATION)
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.isArchived, isArchived),
        projectId === undefined ? undefined : eq(conversations.projectId, projectId),
        type === undefined ? undefined : eq(conversations.type, type),
        sql`${conversations.removedAt} is null`,
        after,
      ),
    )
    .orderBy(desc(isPinned), desc(updatedAt), asc(id))
    .limit(CONVERSATIONS_A_PAGE + 1)
  const page = rows.slice(0, CONVERSATIONS_A_PAGE).map(conversationOf)
  return { conversations: page, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

/** Sort key of a conversation in the list (the cursor of a page). */
async function placeOf(db: Executor, userId: string, conversationId: string) {
  const { id, isPinned, updatedAt } = conversations
  const [row] = await db.select({ id, isPinned, updatedAt }).from(conversations).where(isOwn(userId, conversationId))
  return row && { id: row.id, place: sql`(${row.isPinned}::boolean, ${row.updatedAt.toISOString()}::timestamptz)` }
}

/** Who may answer in a conversation of its owner's, without reading its messages. */
export async function readEngineChoice(
  db: Executor,
  userId: string,
  conversationId: string,
): Promise<EngineChoice | undefined> {
  const { engineChoice } = CONVERSATION
  const [row] = await db.select({ engineChoice }).from(conversations).where(isOwn(userId, conversationId))
  return row?.engineChoice
}

/** A conversation with all its messages, oldest first. */
export async function readWhole(db: Executor, userId: string, conversationId: string) {
  const [row] = await db.select(CONVERSATION).from(conversations).where(isOwn(userId, conversationId))
  if (row === undefined) return undefined
  const messages: ChatMessage[] = []
  for await (const portion of portionsOf(db, userId, conversationId)) for (const one of portion) messages.push(one)
  return { conversation: conversationOf(row), messages }
}

/** Streams the messages of a conversation in batches, so that mapping the rows does not block the event loop. */
async function* portionsOf(db: Executor, userId: string, conversationId: string): AsyncGenerator<ChatMessage[]> {
  const { conversationId: home, userId: owner, position } = chatMessages
  for (let last = 0, isWhole = false; !isWhole; ) {
    const rows = await db
      .select({ ...MESSAGE, position })
      .from(chatMessages)
      .where(and(eq(home, conversationId), eq(owner, userId), gt(position, last)))
      .orderBy(asc(position))
      .limit(MESSAGES_AT_ONCE)
    yield await Promise.all(rows.map((message) => asFarAsItIs(db, message)))
    last = rows.at(-1)?.position ?? last
    isWhole = rows.length < MESSAGES_AT_ONCE
  }
}

/**
 * Changes the fields that the owner may change; undefined when there is no such conversation, or no such message in it.
 */
export async function changeConversation(
  db: Executor,
  userId: string,
  conversationId: string,
  change: ConversationChange,
  at: number,
): Promise<Conversation | undefined> {
  const { leafId } = change
  if (leafId !== undefined && !(await hasMessage(db, userId, conversationId, leafId))) return undefined
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const changed = await db
    .update(conversations)
    .set({ ...given, updatedAt: new Date(at) })
    .where(isOwn(userId, conversationId))
  return changed.rowCount === 1 ? readConversation(db, conversationId) : undefined
}

/** Gives a conversation another title if it still has this one. */
export async function retitleConversation(
  db: Executor,
  userId: string,
  conversationId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(conversations)
    .set({ title: to })
    .where(and(isOwn(userId, conversationId), eq(conversations.title, from)))
}

/** Whether a message belongs to a conversation of this owner. */
export async function hasMessage(db: Executor, userId: string, conversationId: string, messageId: string) {
  const { id, userId: owner, conversationId: home } = chatMessages
  const found = await db
    .select({ id })
    .from(chatMessages)
    .where(and(eq(id, messageId), eq(home, conversationId), eq(owner, userId)))
  return found.length === 1
}

/** Removes a conversation (soft delete) and requests the stop of answers being made in it. */
export function removeConversation(db: Database, userId: string, conversationId: string, until: number) {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .update(conversations)
      .set({ removedAt: sql`now()`, eraseAfter: new Date(until) })
      .where(isOwn(userId, conversationId))
    if (removed.rowCount !== 1) return false
    await tx
      .update(chatMessages)
      .set({ stopAskedAt: sql`now()` })
      .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.status, 'answering')))
    return true
  })
}

/** Restores a removed conversation whose time to erasure has not run out. */
export async function restoreConversation(db: Executor, userId: string, conversationId: string, now: number) {
  const { id, userId: owner, eraseAfter } = conversations
  const restored = await db
    .update(conversations)
    .set({ removedAt: null, eraseAfter: null })
    .where(and(eq(id, conversationId), eq(owner, userId), gte(eraseAfter, new Date(now))))
  return restored.rowCount === 1 ? readConversation(db, conversationId) : undefined
}

/**
 * Erases removed conversations that can no longer be restored, some at a time: each takes its messages along, and a
 * period of retention can remove thousands at once.
 */
export async function eraseRemoved(db: Executor, now: Date): Promise<void> {
  const { id, eraseAfter } = conversations
  for (let erased = ERASED_AT_ONCE; erased >= ERASED_AT_ONCE; ) {
    const some = db
      .select({ id })
      .from(conversations)
      .where(lt(eraseAfter, now))
      .limit(ERASED_AT_ONCE)
      .for('update', { skipLocked: true })
    const gone = await db.delete(conversations).where(inArray(id, some))
    erased = gone.rowCount ?? 0
  }
}
