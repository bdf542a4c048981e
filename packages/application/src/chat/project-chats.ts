import type { ChatMemory, KeptConversation } from './chat-memory.ts'

/** What becomes of the conversations of a project. */
export interface ProjectChats {
  /** Removes them so that they can be restored until `until`. */
  removeOf(userId: string, projectId: string, until: number): Promise<void>
  /** Restores those that were removed until just then: with their project, and not before it. */
  restoreOf(userId: string, projectId: string, removedUntil: number): Promise<void>
  /** The project is erased. */
  leave(projectId: string): Promise<void>
}

/** The conversations of projects among the chats in a memory. */
export function projectChatsIn(memory: ChatMemory, put: (kept: KeptConversation) => Promise<void>): ProjectChats {
  const all = (projectId: string) =>
    [...memory.byId.values()].filter(({ conversation }) => conversation.projectId === projectId)
  return {
    async removeOf(userId, projectId, until) {
      for (const kept of all(projectId)) {
        if (kept.userId !== userId || kept.removedUntil !== undefined) continue
        memory.askToStop(kept)
        await put({ ...kept, removedUntil: until })
      }
    },
    async restoreOf(userId, projectId, removedUntil) {
      for (const kept of all(projectId)) {
        if (kept.userId === userId && kept.removedUntil === removedUntil)
          await put({ ...kept, removedUntil: undefined })
      }
    },
    async leave(projectId) {
      for (const kept of all(projectId)) await put({ ...kept, conversation: { ...kept.conversation, projectId: null } })
    },
  }
}
