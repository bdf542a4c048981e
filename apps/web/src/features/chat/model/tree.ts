import type { ChatMessage } from '@placard/contract'

type Messages = readonly ChatMessage[]

/** Message tree: children by parent id; null is the parent of the roots. Oldest first everywhere. */
export interface MessageTree {
  readonly byId: ReadonlyMap<string, ChatMessage>
  readonly children: ReadonlyMap<string | null, Messages>
}

export function treeOf(messages: Messages): MessageTree {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const children = new Map<string | null, ChatMessage[]>()
  for (const message of messages) {
    // an orphan becomes a root, so that its descendants are shown
    const parent = message.parentId !== null && byId.has(message.parentId) ? message.parentId : null
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [message])
    else siblings.push(message)
  }
  return { byId, children }
}

/** Path from the root to a leaf. An unknown leaf gives the newest branch. */
export function branchOf({ byId, children }: MessageTree, leafId: string | null): Messages {
  const branch: ChatMessage[] = []
  const seen = new Set<string>()
  let at = byId.get(leafId ?? '') ?? newestLeaf({ byId, children })
  while (at !== undefined && !seen.has(at.id)) {
    seen.add(at.id)
    branch.push(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return branch.reverse()
}

function newestLeaf(tree: MessageTree): ChatMessage | undefined {
  const last = tree.children.get(null)?.at(-1)
  return last && leafUnder(tree, last)
}

/** Leaf below a message, by the newest child at every fork. */
export function leafUnder({ children }: MessageTree, message: ChatMessage): ChatMessage {
  let at = message
  for (;;) {
    const next = children.get(at.id)?.at(-1)
    if (next === undefined) return at
    at = next
  }
}

/** A message and its siblings. */
export function siblingsOf({ byId, children }: MessageTree, message: ChatMessage): Messages {
  const parent = message.parentId !== null && byId.has(message.parentId) ? message.parentId : null
  return children.get(parent) ?? [message]
}
