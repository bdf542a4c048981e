import type { ChatMessage } from '@placard/contract'

/** The branch that ends with a message, from its beginning; empty when there is no such message. */
export function branchTo(messages: readonly ChatMessage[], leafId: string | null): readonly ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const branch: ChatMessage[] = []
  let next = leafId === null ? undefined : byId.get(leafId)
  while (next !== undefined) {
    branch.push(next)
    // a message is forgotten once it was met: a ring in damaged data ends
    byId.delete(next.id)
    next = next.parentId === null ? undefined : byId.get(next.parentId)
  }
  return branch.reverse()
}
