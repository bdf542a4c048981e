import type { Leaving, ToldMessage } from './told.ts'

/** A message that comes in, under the one it hangs on. */
export interface PlacedMessage {
  readonly told: ToldMessage
  readonly parentId: string | undefined
  /** Never before the one it hangs on; in ms since 1970 UTC. */
  readonly at: number
}

export interface PlacedTree {
  /** Oldest first, each after the one it hangs on. */
  readonly messages: readonly PlacedMessage[]
  /** The message that came in for each, or the nearest before it that did. */
  readonly keptFor: ReadonlyMap<string, string | undefined>
}

function byParent(messages: ReadonlyMap<string, ToldMessage>): ReadonlyMap<string | undefined, readonly ToldMessage[]> {
  return Map.groupBy(messages.values(), ({ parentId }) =>
    // what follows something that is not in the file begins a branch of its own
    parentId !== undefined && messages.has(parentId) ? parentId : undefined,
  )
}

const isKept = ({ role, text, hadThings, own }: ToldMessage) =>
  role !== undefined && (text.trim() !== '' || hadThings || own !== undefined)

type Open = { readonly told: ToldMessage; readonly parentId: string | undefined; readonly since: number }

/**
 * The messages of a file as a tree: those without a role are passed over, and what goes in a circle, or comes twice, stays
 * behind. Without recursion: a file may be as deep as it is long.
 * @param since the earliest a message without a time can be of.
 */
export function treeOfTold(told: readonly ToldMessage[], since: number, leaving: Leaving): PlacedTree {
  const byId = new Map<string, ToldMessage>()
  for (const message of told) if (!byId.has(message.id)) byId.set(message.id, message)
  const children = byParent(byId)
  const placed: PlacedMessage[] = []
  const keptFor = new Map<string, string | undefined>()
  const open: Open[] = []
  const push = (of: string | undefined, parentId: string | undefined, at: number) => {
    for (const one of [...(children.get(of) ?? [])].reverse()) open.push({ told: one, parentId, since: at })
  }
  push(undefined, undefined, since)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const at = Math.max(next.told.at ?? next.since, next.since)
    const kept = isKept(next.told)
    if (kept) placed.push({ told: next.told, parentId: next.parentId, at })
    keptFor.set(next.told.id, kept ? next.told.id : next.parentId)
    push(next.told.id, kept ? next.told.id : next.parentId, at)
  }
  leaving.leave('damaged', told.length - keptFor.size)
  return { messages: placed.sort((one, other) => one.at - other.at), keptFor }
}
