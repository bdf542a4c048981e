import type { ChatMessage } from '@placard/contract'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Chat } from './model/chat.ts'
import { type ChatState, isPending } from './model/chat-state.ts'
import { branchOf, type MessageTree, treeOf } from './model/tree.ts'

export const ChatContext = createContext<Chat | undefined>(undefined)

/** The conversation this screen shows. */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (chat === undefined) throw new Error('useChat must be used inside a conversation')
  return chat
}

export function useChatState<Part>(select: (state: ChatState) => Part): Part {
  return useStore(useChat().store, select)
}

/** Whether an answer is pending. */
export function useIsPending(): boolean {
  return useChatState(isPending)
}

/** The shown branch, and its message tree. */
export function useBranch(): { readonly tree: MessageTree; readonly branch: readonly ChatMessage[] } {
  const messages = useChatState((state) => state.messages)
  const leafId = useChatState((state) => state.leafId)
  const tree = useMemo(() => treeOf(messages), [messages])
  const branch = useMemo(() => branchOf(tree, leafId), [tree, leafId])
  return useMemo(() => ({ tree, branch }), [tree, branch])
}
