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

/** The messages that stand where this one stands, itself among them, oldest first. */
export function siblingsOf(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return messages.filter(({ parentId, role }) => parentId === message.parentId && role === message.role)
}

/** The newest end of the branches that go through a message. */
export function leafUnder(messages: readonly ChatMessage[], messageId: string): string {
  const newestChild = new Map<string, string>()
  for (const { id, parentId } of messages) if (parentId !== null) newestChild.set(parentId, id)
  let leaf = messageId
  const met = new Set<string>()
  for (let child = newestChild.get(leaf); child !== undefined && !met.has(child); child = newestChild.get(leaf)) {
    met.add(child)
    leaf = child
  }
  return leaf
}
