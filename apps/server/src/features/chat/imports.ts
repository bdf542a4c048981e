import { setTimeout as delay } from 'node:timers/promises'
import {
  isInOrder,
  keepWithContext,
  type Steps,
  settledMessage,
  shownLeafOf,
  USUAL_ANSWER_OPTIONS,
} from '@placard/application'
import {
  CHAT_IMPORT_MAX_CONVERSATIONS,
  type ChatContext,
  type ChatImportReceipt,
  type ChatMessage,
  chatImport,
  DRILL_SPEECHES_MAX,
  type NamedContext,
  type WholeConversation,
} from '@placard/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { runInSlices } from '../../concurrency/run-in-slices.ts'
import { derivedId } from '../../crypto/derived-id.ts'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import { keepMovedDocuments, type MovedDocuments, movedDocuments } from '../../database/document-rows.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { messageBytes } from '../../database/storage-rows.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { ChatCallDependencies } from './ask.ts'
import { sizeOf } from './message-sizes.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 200
/** Rate limit per account: an export of 2,000 conversations takes four minutes. */
const SENT = { name: 'chat-imports', times: 600, windowMs: 60_000 } as const

/** Registers the call that imports conversations into an account. */
export function registerChatImport(
  app: App,
  dependencies: Dependencies,
  { isThere, storage }: Pick<ChatCallDependencies, 'isThere' | 'storage'>,
): void {
  const mayKeep = rateLimit(app, SENT, byCaller)
  implement(
    app,
    dependencies,
    chatImport.conversation,
    async ({ body, user }) => {
      const contexts = {
        // a session that moved here from a demo has an id made of its old one
        idsHere: (sessionId: string) => [sessionId, derivedId(user.id, sessionId)],
        isThere: (context: NamedContext) => isThere(user.id, context),
      }
      return keepWithContext(body, contexts, async (whole) => {
        const keep = () => keepConversation(dependencies.db, user.id, whole)
        const receipt = await storage.ifRoom(user, sizeOf(whole.messages), keep)
        return receipt ?? withoutRoom(dependencies.db, user.id, whole)
      })
    },
    // a repeated conversation is recognised by its ids, whatever became of the first answer
    { keepsAnswers: true, lane: 'bulky', limit: mayKeep },
  )
}

/** No storage left; what was sent before, and is complete in the account, is found all the same. */
async function withoutRoom(db: Database, userId: string, whole: WholeConversation): Promise<ChatImportReceipt> {
  const named = derivedBy(userId)
  for (const nameOf of [(id: string) => id, named]) {
    const held = await heldBy(db, userId, nameOf(whole.conversation.id))
    if (held === undefined || held.removedAt !== null) continue
    const rows = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, held.id))
    const there = new Set(rows.map(({ id }) => id))
    const isWhole = whole.messages.every(({ id }) => there.has(id) || there.has(named(id)))
    if (isWhole) return { outcome: 'already-kept', conversationId: held.id }
  }
  return { outcome: 'refused', fault: 'no-room' }
}

/** Maps the ids of an imported conversation to those in the account. */
type Naming = (id: string) => string

/**
 * Adds what is new of a conversation. Its ids derive from the old ones and the account, so that a repeat adds nothing;
 * an export of this very account keeps its ids.
 */
async function keepConversation(db: Database, userId: string, whole: WholeConversation): Promise<ChatImportReceipt> {
  if (!isInOrder(whole.messages)) return { outcome: 'refused', fault: 'damaged' }
  return inTransaction(db, async (tx) => {
    const own = await heldBy(tx, userId, whole.conversation.id)
    const nameOf = own === undefined ? derivedBy(userId) : await keptNames(tx, userId, whole)
    const conversationId = own?.id ?? derivedId(userId, whole.conversation.id)
    const there = own ?? (await heldBy(tx, userId, conversationId))
    if (there === undefined && (await isFull(tx, userId))) return { outcome: 'refused', fault: 'too-many' }
    const documents = await movedDocuments(tx, userId, whole.messages, derivedBy(userId))
    const rowOf = (message: ChatMessage) => messageRow(userId, conversationId, message, { nameOf, documents })
    const rows = await runInSlices(rowSteps(whole.messages, rowOf))
    if (await lieElsewhere(tx, conversationId, rows)) return { outcome: 'refused', fault: 'damaged' }
    await tx
      .insert(conversations)
      .values(conversationRow(userId, conversationId, whole, nameOf))
      .onConflictDoNothing()
    await keepMovedDocuments(tx, userId, conversationId, documents)
    if (there?.removedAt) await bringBack(tx, conversationId)
    if (there !== undefined) await addTimes(tx, conversationId, movedContext(whole.conversation.context, nameOf))
    const added = await addMessages(tx, rows)
    await countBytes(tx, conversationId, added)
    const isNew = added.length > 0 || Boolean(there?.removedAt)
    if (!isNew) return { outcome: 'already-kept', conversationId }
    const hasGrown = there !== undefined && there.removedAt === null
    return { outcome: 'kept', conversationId, ...(hasGrown && { hasGrown }) }
  })
}

const derivedBy =
  (userId: string): Naming =>
  (id) =>
    derivedId(userId, id)

/** Existing messages of the conversation keep their ids; others cannot take those of another user's. */
async function keptNames(tx: Executor, userId: string, { conversation }: WholeConversation): Promise<Naming> {
  const rows = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversation.id))
  const held = new Set(rows.map(({ id }) => id))
  return (id) => (held.has(id) ? id : derivedId(userId, id))
}

async function heldBy(tx: Executor, userId: string, id: string) {
  const [held] = await tx
    .select({ id: conversations.id, removedAt: conversations.removedAt })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
  return held
}

async function isFull(tx: Executor, userId: string): Promise<boolean> {
  return (await tx.$count(conversations, eq(conversations.userId, userId))) >= CHAT_IMPORT_MAX_CONVERSATIONS
}

async function bringBack(tx: Executor, id: string): Promise<void> {
  await tx.update(conversations).set({ removedAt: null, eraseAfter: null }).where(eq(conversations.id, id))
}

type MessageRow = typeof chatMessages.$inferInsert

/** The ids are hashes: thousands of them are not computed in one turn of the event loop. */
function* rowSteps(messages: readonly ChatMessage[], rowOf: (message: ChatMessage) => MessageRow): Steps<MessageRow[]> {
  const rows: MessageRow[] = []
  for (const message of messages) {
    if (rows.length % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield
    rows.push(rowOf(message))
  }
  return rows
}

function* portionsOf(rows: readonly MessageRow[]): Generator<MessageRow[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}

/** Whether one of the messages is in another conversation: it cannot be in two. */
async function lieElsewhere(tx: Executor, conversationId: string, rows: readonly MessageRow[]): Promise<boolean> {
  for (const portion of portionsOf(rows)) {
    const ids = portion.map(({ id }) => id)
    const isSomewhereElse = and(inArray(chatMessages.id, ids), ne(chatMessages.conversationId, conversationId))
    if ((await tx.$count(chatMessages, isSomewhereElse)) > 0) return true
  }
  return false
}

/** @returns the sizes of those that were inserted. Positions follow the order of the list. */
async function addMessages(tx: Executor, rows: readonly MessageRow[]): Promise<readonly number[]> {
  const added: number[] = []
  for (const portion of portionsOf(rows)) {
    const since = performance.now()
    const stored = await tx
      .insert(chatMessages)
      .values(portion)
      .onConflictDoNothing()
      .returning({ bytes: messageBytes })
    added.push(...stored.map(({ bytes }) => bytes))
    // yields at least as much of the database's time to others
    if (added.length < rows.length) await delay(performance.now() - since)
  }
  return added
}

async function countBytes(tx: Executor, id: string, added: readonly number[]): Promise<void> {
  const sum = added.reduce((bytes, one) => bytes + one, 0)
  await tx
    .update(conversations)
    .set({ bytes: sql`${conversations.bytes} + ${sum}` })
    .where(eq(conversations.id, id))
}

/** A drill's times follow its speeches. */
function movedContext(context: ChatContext | null, nameOf: Naming): ChatContext | null {
  if (context?.kind !== 'drill') return context
  const speeches = context.speeches.map((speech) => ({ ...speech, messageId: nameOf(speech.messageId) }))
  return { ...context, speeches }
}

/** A drill that went on elsewhere brings the times of what was said there. */
async function addTimes(tx: Executor, conversationId: string, moved: ChatContext | null): Promise<void> {
  if (moved?.kind !== 'drill') return
  const [held] = await tx
    .select({ context: conversations.context })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  if (held?.context?.kind !== 'drill') return
  const known = new Set(held.context.speeches.map(({ messageId }) => messageId))
  const more = moved.speeches.filter(({ messageId }) => !known.has(messageId))
  const context = { ...held.context, speeches: [...held.context.speeches, ...more].slice(-DRILL_SPEECHES_MAX) }
  if (more.length > 0) await tx.update(conversations).set({ context }).where(eq(conversations.id, conversationId))
}

function conversationRow(
  userId: string,
  id: string,
  whole: WholeConversation,
  nameOf: Naming,
): typeof conversations.$inferInsert {
  const { title, type, mode, instructions, engineChoice, isPinned, isArchived, createdAt, updatedAt } =
    whole.conversation
  const context = movedContext(whole.conversation.context, nameOf)
  const leafId = shownLeafOf(whole)
  return {
    id,
    userId,
    title,
    type,
    mode,
    instructions,
    // what was never to be seen by a provider is not shown to one here
    engineChoice,
    isPinned,
    isArchived,
    context,
    bytes: 0,
    leafId: leafId === null ? null : nameOf(leafId),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}

function messageRow(
  userId: string,
  conversationId: string,
  message: ChatMessage,
  { nameOf, documents }: { readonly nameOf: Naming; readonly documents: MovedDocuments },
): MessageRow {
  const attachments = message.attachments?.map((one) => documents.get(one.id) ?? one)
  const { id, parentId, role, content, timestamp, status, engine, sources, fault } = settledMessage(message)
  return {
    id: nameOf(id),
    conversationId,
    userId,
    role,
    content,
    status,
    parentId: parentId === null ? null : nameOf(parentId),
    createdAt: new Date(timestamp),
    fault: fault ?? null,
    engine: engine ?? null,
    sources: sources ?? null,
    attachments: attachments ?? null,
    answerOptions: role === 'assistant' ? USUAL_ANSWER_OPTIONS : null,
    isImported: true,
  }
}
