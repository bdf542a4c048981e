import { contentOf, withContent } from '@placard/application'
import type { AnswerEvent, ChatMessage, Conversation } from '@placard/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { chatEvents, chatMessages, conversations } from '../../database/chat-schema.ts'
import type { Executor } from '../../database/executor.ts'

/** Columns to select for `conversationOf`. */
export const CONVERSATION = {
  id: conversations.id,
  title: conversations.title,
  type: conversations.type,
  mode: conversations.mode,
  instructions: conversations.instructions,
  context: conversations.context,
  engineChoice: conversations.engineChoice,
  projectId: conversations.projectId,
  leafId: conversations.leafId,
  isPinned: conversations.isPinned,
  isArchived: conversations.isArchived,
  createdAt: conversations.createdAt,
  updatedAt: conversations.updatedAt,
  // written out: the query builder would omit the table's name, and the column would resolve to the inner table's
  isShared: sql<boolean>`exists (select from chat_shares s where s.conversation_id = conversations.id)`,
  answeringId: sql<string | null>`(
    select m.id from chat_messages m where m.conversation_id = conversations.id and m.status = 'answering')`,
} as const

type ConversationRow = Omit<Conversation, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Maps a row to a conversation. */
export function conversationOf({ createdAt, updatedAt, ...row }: ConversationRow): Conversation {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Condition: a conversation of this owner that was not removed. */
export function isOwn(userId: string, conversationId: string) {
  return and(
    eq(conversations.id, conversationId),
    eq(conversations.userId, userId),
    sql`${conversations.removedAt} is null`,
  )
}

/** Columns to select for `messageOf`. */
export const MESSAGE = {
  id: chatMessages.id,
  conversationId: chatMessages.conversationId,
  parentId: chatMessages.parentId,
  role: chatMessages.role,
  content: chatMessages.content,
  createdAt: chatMessages.createdAt,
  status: chatMessages.status,
  engine: chatMessages.engine,
  sources: chatMessages.sources,
  suggestions: chatMessages.suggestions,
  attachments: chatMessages.attachments,
  fault: chatMessages.fault,
  isImported: chatMessages.isImported,
  seq: chatMessages.seq,
} as const

type MessageRow = Pick<typeof chatMessages.$inferSelect, keyof typeof MESSAGE>

/** Maps a row to a message; an answer in the making is given as of when it last ended. */
export function messageOf(row: MessageRow): ChatMessage {
  const { id, conversationId, parentId, role, content, createdAt, status, engine, sources, fault, seq } = row
  const { suggestions, attachments, isImported } = row
  return {
    id,
    conversationId,
    parentId,
    role,
    content,
    status,
    seq,
    timestamp: createdAt.toISOString(),
    ...(engine === null ? {} : { engine }),
    ...(sources === null ? {} : { sources }),
    ...(suggestions === null ? {} : { suggestions }),
    ...(attachments === null ? {} : { attachments }),
    ...(fault === null ? {} : { fault }),
    ...(isImported ? { isImported } : {}),
  }
}

/** The log of an answer after a position. */
export async function eventsOf(db: Executor, messageId: string, after = 0): Promise<AnswerEvent[]> {
  // a reader may name any position, the column holds 32 bits
  const from = Math.min(after, 2_147_483_647)
  const rows = await db
    .select({ event: chatEvents.event })
    .from(chatEvents)
    .where(and(eq(chatEvents.messageId, messageId), gt(chatEvents.seq, from)))
    .orderBy(asc(chatEvents.seq))
  return rows.map(({ event }) => event)
}

/** The message, with the log of an unfinished answer folded into it. */
export async function asFarAsItIs(db: Executor, row: MessageRow): Promise<ChatMessage> {
  const message = messageOf(row)
  if (row.status !== 'answering') return message
  return withContent(message, contentOf(await eventsOf(db, row.id)))
}

/** A conversation of any owner: callers have checked whose it is. */
export async function readConversation(db: Executor, conversationId: string): Promise<Conversation | undefined> {
  const [row] = await db.select(CONVERSATION).from(conversations).where(eq(conversations.id, conversationId))
  return row && conversationOf(row)
}
