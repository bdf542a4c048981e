import type { ChatMessage } from '@placard/contract'

/** The branch from the conversation's beginning to a message; empty when there is no such message. */
export function branchTo(messages: readonly ChatMessage[], leafId: string | null): readonly ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const branch: ChatMessage[] = []
  let next = leafId === null ? undefined : byId.get(leafId)
  while (next !== undefined) {
    branch.push(next)
    // deleting visited messages ends a cycle in damaged data
    byId.delete(next.id)
    next = next.parentId === null ? undefined : byId.get(next.parentId)
  }
  return branch.reverse()
}
