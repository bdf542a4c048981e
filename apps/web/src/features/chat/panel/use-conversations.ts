import type { Conversation, ConversationChange } from '@placard/contract'
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ConversationPage } from '../../../client/gateways/chat-gateway.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { openChatsOf } from '../use-open-chats.ts'
import { panelMessages as words } from './messages.en.ts'

const LIST_KEY = ['chat', 'conversations'] as const

type Pages = InfiniteData<ConversationPage, string>

/** Invalidates every list of conversations, after an import or a sync. */
export function refreshConversations(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: LIST_KEY })
}

/** Cached pages with one conversation replaced, or prepended. */
function withConversation(pages: Pages | undefined, conversation: Conversation): Pages | undefined {
  if (pages === undefined) return undefined
  const isKnown = pages.pages.some(({ conversations }) => conversations.some(({ id }) => id === conversation.id))
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      conversations: isKnown
        ? page.conversations.map((one) => (one.id === conversation.id ? conversation : one))
        : index === 0
          ? [conversation, ...page.conversations]
          : page.conversations,
    })),
  }
}

function without(pages: Pages | undefined, conversationId: string): Pages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        conversations: page.conversations.filter(({ id }) => id !== conversationId),
      })),
    }
  )
}

function inOrder(one: Conversation, other: Conversation): number {
  return Number(other.isPinned) - Number(one.isPinned) || (one.updatedAt < other.updatedAt ? 1 : -1)
}

/** Paginated conversations, of all or of a project, pinned first, then by last change; the cache follows changes made on this page. */
export function useConversations(isArchived: boolean, projectId?: string) {
  const chatScope = useChatScope()
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [...LIST_KEY, isArchived, projectId],
    queryFn: ({ pageParam, signal }) =>
      chatScope.gateway.list({ isArchived, projectId, before: pageParam === '' ? undefined : pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  useEffect(
    () =>
      openChatsOf(chatScope).onConversation((conversation) => {
        queries.setQueriesData<Pages>({ queryKey: LIST_KEY }, (pages) => withConversation(pages, conversation))
      }),
    [chatScope, queries],
  )
  const { data } = query
  const conversations = useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap((page) => page.conversations)
        .filter((conversation) => conversation.isArchived === isArchived)
        .filter((conversation) => projectId === undefined || conversation.projectId === projectId)
        .sort(inOrder),
    [data, isArchived, projectId],
  )
  return { ...query, conversations }
}

/** Actions on a conversation of the list. */
export function useConversationActs() {
  const chatScope = useChatScope()
  const queries = useQueryClient()
  const openChats = openChatsOf(chatScope)
  const failed = () => showToast(words.notDone, { tone: 'danger' })

  async function change(conversation: Conversation, changes: ConversationChange): Promise<boolean> {
    try {
      openChats.open(conversation.id).renamed(await chatScope.gateway.change(conversation.id, changes))
      return true
    } catch {
      failed()
      return false
    }
  }

  async function restore(conversation: Conversation, wasShown: boolean): Promise<void> {
    try {
      openChats.tell(await chatScope.gateway.restore(conversation.id))
      if (wasShown) navigate({ kind: 'conversation', conversationId: conversation.id })
    } catch {
      failed()
    }
  }

  /** Deletes a conversation, with an undo button in the toast. */
  async function remove(conversation: Conversation, done: string = words.removed): Promise<void> {
    try {
      await chatScope.gateway.remove(conversation.id)
    } catch {
      return void failed()
    }
    const { view } = viewStore.getState()
    const isShown = view.kind === 'conversation' && view.conversationId === conversation.id
    openChats.forget(conversation.id)
    queries.setQueriesData<Pages>({ queryKey: LIST_KEY }, (pages) => without(pages, conversation.id))
    if (isShown) navigate({ kind: 'chat' })
    showToast(done, { undo: () => void restore(conversation, isShown) })
  }

  return { change, remove }
}
