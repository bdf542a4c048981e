import { CONVERSATIONS_A_PAGE, type Conversation } from '@placard/contract'
import type { ConversationFilter } from '../ports/chat-store.ts'
import type { KeptConversation } from './chat-memory.ts'

/** One page of an owner's conversations: pinned first, then by their last change. */
export function pageOf(
  kept: readonly KeptConversation[],
  { isArchived, before, projectId, type }: ConversationFilter,
): { readonly conversations: readonly Conversation[]; readonly next: string | null } {
  const all = kept
    .map(({ conversation }) => conversation)
    .filter((conversation) => conversation.isArchived === isArchived)
    .filter((conversation) => projectId === undefined || conversation.projectId === projectId)
    .filter((conversation) => type === undefined || conversation.type === type)
    .sort(inOrder)
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
  const conversations = all.slice(from, from + CONVERSATIONS_A_PAGE)
  const last = conversations.at(-1)
  return { conversations, next: last !== undefined && all.at(-1) !== last ? last.id : null }
}

function inOrder(a: Conversation, b: Conversation): number {
  return Number(b.isPinned) - Number(a.isPinned) || b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id)
}
