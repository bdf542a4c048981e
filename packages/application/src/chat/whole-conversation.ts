import {
  CHAT_IMPORT_MAX_CONVERSATIONS,
  type ChatContext,
  type ChatImportReceipt,
  type ChatMessage,
  type NamedContext,
  type WholeConversation,
} from '@placard/contract'
import type { ChatMemory, KeptConversation } from './chat-memory.ts'

/** Whether every message has an earlier message as its parent, or none, and no id occurs twice. */
export function isInOrder(messages: readonly ChatMessage[]): boolean {
  const met = new Set<string>()
  return messages.every(({ id, parentId }) => {
    const isFitting = !met.has(id) && (parentId === null || met.has(parentId))
    met.add(id)
    return isFitting
  })
}

/**
 * The last message of the shown branch of an imported conversation: its own leaf when it exists, else the newest
 * message.
 */
export function shownLeafOf({ conversation, messages }: WholeConversation): string | null {
  const isKnown = messages.some(({ id }) => id === conversation.leafId)
  return isKnown ? conversation.leafId : (messages.at(-1)?.id ?? null)
}

/**
 * An imported message without its log and suggestions, marked as imported: an answer that was still being made becomes
 * interrupted. A file must not put words on buttons.
 */
export function settledMessage({ suggestions: _, ...message }: ChatMessage): ChatMessage {
  const settled = { ...message, seq: 0, isImported: true as const }
  return message.status === 'answering' ? { ...settled, status: 'interrupted', fault: 'lost' } : settled
}

/** Resolves the context of an imported conversation. */
export interface ContextsHere {
  /** The possible ids here of a session that had this id where the conversation comes from. */
  idsHere(sessionId: string): readonly string[]
  /** Whether its facts can be looked up for the owner. */
  isThere(context: NamedContext): Promise<boolean>
}

/** The context of an imported conversation here; null when it does not exist for its owner. */
async function contextHere(
  context: ChatContext | null,
  { idsHere, isThere }: ContextsHere,
): Promise<ChatContext | null> {
  if (context === null || context.kind === 'drill') return context
  const named: readonly NamedContext[] =
    context.kind === 'campaign' ? [context] : idsHere(context.sessionId).map((sessionId) => ({ ...context, sessionId }))
  for (const one of named) if (await isThere(one)) return one
  return null
}

/** Imports a conversation with its context; the receipt says when the context was lost. */
export async function keepWithContext(
  whole: WholeConversation,
  contexts: ContextsHere,
  keep: (whole: WholeConversation) => Promise<ChatImportReceipt>,
): Promise<ChatImportReceipt> {
  const context = await contextHere(whole.conversation.context, contexts)
  const receipt = await keep({ ...whole, conversation: { ...whole.conversation, context } })
  const isLost = whole.conversation.context !== null && context === null
  return isLost && receipt.outcome === 'kept' ? { ...receipt, hasLostContext: true } : receipt
}

type Moved = {
  readonly receipt: ChatImportReceipt
  /** The conversation to store, and its new messages; undefined when nothing changes. */
  readonly change?: { readonly kept: KeptConversation; readonly added: readonly ChatMessage[] }
}

/** Merges an imported conversation into a user's chats: only messages that are new here are added. */
export function movedOnto(memory: ChatMemory, userId: string, whole: WholeConversation): Moved {
  const { id } = whole.conversation
  const held = memory.byId.get(id)
  const isForeign = held !== undefined && held.userId !== userId
  const isElsewhere = whole.messages.some((message) => {
    const home = memory.homeIdOf(message.id)
    return message.conversationId !== id || (home !== undefined && home !== id)
  })
  if (isForeign || isElsewhere || !isInOrder(whole.messages)) return { receipt: refused('damaged') }
  if (held === undefined && memory.of(userId).length >= CHAT_IMPORT_MAX_CONVERSATIONS) {
    return { receipt: refused('too-many') }
  }
  const known = new Set(held?.messages.map((message) => message.id))
  const added = whole.messages.filter((message) => !known.has(message.id)).map(settledMessage)
  const wasRemoved = held?.removedUntil !== undefined
  if (added.length === 0 && !wasRemoved) return { receipt: { outcome: 'already-kept', conversationId: id } }
  const conversation = held?.conversation ?? {
    ...whole.conversation,
    leafId: shownLeafOf(whole),
    answeringId: null,
    isShared: false,
    // a project is no part of what moves
    projectId: null,
  }
  const messages = [...(held?.messages ?? []), ...added]
  const kept = { userId, conversation, messages, removedUntil: undefined }
  const hasGrown = held !== undefined && !wasRemoved
  const receipt = { outcome: 'kept', conversationId: id, ...(hasGrown && { hasGrown }) } as const
  return { receipt, change: { kept, added } }
}

function refused(fault: 'damaged' | 'too-many'): ChatImportReceipt {
  return { outcome: 'refused', fault }
}
