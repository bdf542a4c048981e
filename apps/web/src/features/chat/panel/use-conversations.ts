import type { Conversation, ConversationChange } from '@placard/contract'
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import type { ConversationPage } from '../../../client/gateways/chat-gateway.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { noteChanged, noteRemoved, RECORDS_KEY } from '../../../client/records/record-cache.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { isMissing } from '../model/failures.ts'
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

/** What the actions need to know of a conversation. */
type Named = Pick<Conversation, 'id'>

/** Actions on a conversation, in whatever list it stands. */
export function useConversationActs() {
  const chatScope = useChatScope()
  const queries = useQueryClient()
  const openChats = openChatsOf(chatScope)
  // a host without room says so, and what can be done about it
  const failed = (error: unknown) => {
    const isFull = error instanceof ApiError && error.code === 'unavailable'
    showToast(isFull ? error.message : words.notDone, { tone: 'danger' })
  }

  async function change({ id }: Named, changes: ConversationChange): Promise<boolean> {
    try {
      const changed = await chatScope.gateway.change(id, changes)
      openChats.open(id).renamed(changed)
      noteChanged(queries, changed)
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }

  async function restore({ id }: Named, wasShown: boolean): Promise<void> {
    try {
      openChats.tell(await chatScope.gateway.restore(id))
      void queries.invalidateQueries({ queryKey: RECORDS_KEY })
      if (wasShown) navigate({ kind: 'conversation', conversationId: id })
    } catch (error) {
      failed(error)
    }
  }

  /**
   * Deletes a conversation, with an undo button in the toast. One that another tab has deleted leaves the lists too.
   * @returns whether it is gone.
   */
  async function remove(conversation: Named, done: string = words.removed): Promise<boolean> {
    const { id } = conversation
    let isGone = false
    try {
      await chatScope.gateway.remove(id)
    } catch (error) {
      isGone = isMissing(error)
      if (!isGone) {
        failed(error)
        return false
      }
    }
    const { view } = viewStore.getState()
    const isShown = view.kind === 'conversation' && view.conversationId === id
    openChats.forget(id)
    queries.setQueriesData<Pages>({ queryKey: LIST_KEY }, (pages) => without(pages, id))
    noteRemoved(queries, id)
    if (isShown) navigate({ kind: 'chat' })
    if (isGone) showToast(words.wasGone)
    else showToast(done, { undo: () => void restore(conversation, isShown) })
    return true
  }

  return { change, remove }
}
