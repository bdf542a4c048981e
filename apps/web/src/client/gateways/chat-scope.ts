import type { DailyWords } from '@placard/contract'
import { createContext, useContext, useEffect } from 'react'
import type { ChatGateway } from './chat-gateway.ts'

/** Where the chats of one person are, for as long as they are on this page. */
export interface ChatScope {
  readonly gateway: ChatGateway
  /** Whose chats: an account's id, or the demo. What is typed is kept apart by it. */
  readonly owner: string
  readonly isDemo: boolean
  /** The words of today; undefined where nobody counts them. */
  readonly dayWords: ((signal: AbortSignal) => Promise<DailyWords>) | undefined
  /** Aborted once the person has left. */
  readonly left: AbortSignal
  /** Says that the person is here; the function it answers says that they have gone. */
  readonly enter: () => () => void
}

export function createChatScope(
  gateway: ChatGateway,
  owner: string,
  isDemo: boolean,
  dayWords?: ChatScope['dayWords'],
): ChatScope {
  const leaving = new AbortController()
  let present = 0
  return {
    gateway,
    owner,
    isDemo,
    dayWords,
    left: leaving.signal,
    enter() {
      present += 1
      return () => {
        present -= 1
        // React may take a component out and put it back in one turn.
        setTimeout(() => {
          if (present === 0) leaving.abort()
        })
      }
    },
  }
}

export const ChatScopeContext = createContext<ChatScope | undefined>(undefined)

export function useChatScope(): ChatScope {
  const chatScope = useContext(ChatScopeContext)
  if (chatScope === undefined) throw new Error('useChatScope must be used inside the signed-in part of the page')
  return chatScope
}

/** Ends what goes on in the chats when the part of the page behind the sign-in goes. */
export function useChatPresence(chatScope: ChatScope | undefined): void {
  useEffect(() => chatScope?.enter(), [chatScope])
}
