import type { DailyWords } from '@placard/contract'
import { createContext, useContext, useEffect } from 'react'
import type { ChatGateway } from './chat-gateway.ts'
import type { OwnEngineGateway } from './own-engine-gateway.ts'
import type { ProjectGateway } from './project-gateway.ts'
import type { RecordGateway } from './record-gateway.ts'
import type { RecordingGateway } from './recording-gateway.ts'

/** One user's chats, for as long as they stay on this page. */
export interface ChatScope {
  readonly gateway: ChatGateway
  /** The owner of the chats: an account's id, or the demo. Drafts are stored separately per owner. */
  readonly owner: string
  readonly isDemo: boolean
  /** The words used today; undefined where they are not counted. */
  readonly dayWords: ((signal: AbortSignal) => Promise<DailyWords>) | undefined
  /** The models that the user may add; undefined where none can be. */
  readonly ownEngines: OwnEngineGateway | undefined
  /** The recordings that the user has kept; undefined where none are. */
  readonly recordings: RecordingGateway | undefined
  /** Everything the user has said; undefined where it is not listed. */
  readonly records: RecordGateway | undefined
  /** The user's projects; undefined where there are none. */
  readonly projects: ProjectGateway | undefined
  /** Aborted once the user has left. */
  readonly left: AbortSignal
  /** Marks the user as present; returns the function that marks them as gone. */
  readonly enter: () => () => void
}

export function createChatScope(
  gateway: ChatGateway,
  owner: string,
  isDemo: boolean,
  {
    dayWords,
    ownEngines,
    projects,
    recordings,
    records,
  }: Partial<Pick<ChatScope, 'dayWords' | 'ownEngines' | 'projects' | 'recordings' | 'records'>> = {},
): ChatScope {
  const leaving = new AbortController()
  let present = 0
  return {
    gateway,
    owner,
    isDemo,
    dayWords,
    ownEngines,
    projects,
    recordings,
    records,
    left: leaving.signal,
    enter() {
      present += 1
      return () => {
        present -= 1
        // React may unmount and remount a component in the same turn.
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

/** Stops the running work of the chats when the signed-in part of the page unmounts. */
export function useChatPresence(chatScope: ChatScope | undefined): void {
  useEffect(() => chatScope?.enter(), [chatScope])
}
