import { USUAL_WISH } from '@placard/application'
import {
  CHAT_IMPORT_MAX_CONVERSATIONS,
  type ChatImportReceipt,
  type ChatMessage,
  chatImport,
  type WholeConversation,
} from '@placard/contract'
import { eq } from 'drizzle-orm'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { derivedId } from '../../app/derived-id.ts'
import { implement } from '../../app/implement.ts'
import { byCaller, rateLimit } from '../../app/rate-limit.ts'
import { chatMessages, conversations } from '../../data/chat-schema.ts'
import { type Database, type Executor, inTransaction } from '../../data/executor.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 500
/** Conversations one account may send in a minute. */
const SENT = { times: 120, windowMs: 60_000 } as const

/** Registers the call by which conversations move into an account. */
export function registerChatImport(app: App, dependencies: Dependencies): void {
  const mayKeep = rateLimit(app, SENT, byCaller)
  implement(
    app,
    dependencies,
    chatImport.conversation,
    async ({ body, user, request }) => {
      await mayKeep(request)
      return keepConversation(dependencies.db, user.id, body)
    },
    // a conversation that is sent again is found again, whatever became of the first answer
    { keepsAnswers: true },
  )
}

/** Adds what is new of a conversation; its ids are made of the old ones and the account, so that nothing comes twice. */
async function keepConversation(db: Database, ownerId: string, whole: WholeConversation): Promise<ChatImportReceipt> {
  if (!isInOrder(whole.messages)) return { outcome: 'refused', fault: 'damaged' }
  const conversationId = derivedId(ownerId, whole.conversation.id)
  return inTransaction(db, async (tx) => {
    const held = await tx.$count(conversations, eq(conversations.ownerId, ownerId))
    const isThere = (await tx.$count(conversations, eq(conversations.id, conversationId))) > 0
    if (!isThere && held >= CHAT_IMPORT_MAX_CONVERSATIONS) return { outcome: 'refused', fault: 'too-many' }
    await tx
      .insert(conversations)
      .values(conversationRow(ownerId, conversationId, whole))
      .onConflictDoNothing()
    const added = await addMessages(tx, ownerId, conversationId, whole.messages)
    return { outcome: added > 0 ? 'kept' : 'already-kept', conversationId }
  })
}

/** @returns how many were not there. Positions follow the order of the list. */
async function addMessages(
  tx: Executor,
  ownerId: string,
  conversationId: string,
  messages: readonly ChatMessage[],
): Promise<number> {
  let added = 0
  for (let from = 0; from < messages.length; from += ROWS_AT_ONCE) {
    const rows = messages
      .slice(from, from + ROWS_AT_ONCE)
      .map((message) => messageRow(ownerId, conversationId, message))
    const stored = await tx.insert(chatMessages).values(rows).onConflictDoNothing().returning({ id: chatMessages.id })
    added += stored.length
  }
  return added
}

/** Whether every message follows one that comes before it, or begins the conversation. */
function isInOrder(messages: readonly ChatMessage[]): boolean {
  const met = new Set<string>()
  return messages.every(({ id, parentId }) => {
    const isFitting = parentId === null || met.has(parentId)
    met.add(id)
    return isFitting
  })
}

function conversationRow(
  ownerId: string,
  id: string,
  { conversation, messages }: WholeConversation,
): typeof conversations.$inferInsert {
  const { title, mode, instructions, isPinned, isArchived, createdAt, updatedAt } = conversation
  // a session of a demo has another id here; what is said of a campaign holds anywhere
  const context = conversation.context?.kind === 'campaign' ? conversation.context : null
  const isKnown = messages.some((message) => message.id === conversation.leafId)
  const leafId = isKnown ? conversation.leafId : (messages.at(-1)?.id ?? null)
  return {
    ...{ id, ownerId, title, mode, instructions, isPinned, isArchived, context },
    leafId: leafId === null ? null : derivedId(ownerId, leafId),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}

function messageRow(
  ownerId: string,
  conversationId: string,
  { id, parentId, role, content, timestamp, status, engine, sources, fault }: ChatMessage,
): typeof chatMessages.$inferInsert {
  const isCut = status === 'answering'
  return {
    id: derivedId(ownerId, id),
    ...{ conversationId, ownerId, role, content },
    parentId: parentId === null ? null : derivedId(ownerId, parentId),
    createdAt: new Date(timestamp),
    status: isCut ? 'interrupted' : status,
    fault: isCut ? 'lost' : (fault ?? null),
    engine: engine ?? null,
    sources: sources ?? null,
    wish: role === 'assistant' ? USUAL_WISH : null,
  }
}
