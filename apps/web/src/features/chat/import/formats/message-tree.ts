import type { Leaving, ToldMessage } from './told.ts'

/** An imported message with its parent. */
export interface PlacedMessage {
  readonly told: ToldMessage
  readonly parentId: string | undefined
  /** Never before its parent; in ms since 1970 UTC. */
  readonly at: number
}

export interface PlacedTree {
  /** Oldest first, ties in the order of the file; each after its parent. */
  readonly messages: readonly PlacedMessage[]
  /** For each message of the file, the imported message it became, or its nearest imported ancestor. */
  readonly keptFor: ReadonlyMap<string, string | undefined>
}

function byParent(messages: ReadonlyMap<string, ToldMessage>): ReadonlyMap<string | undefined, readonly ToldMessage[]> {
  return Map.groupBy(messages.values(), ({ parentId }) =>
    // an orphan begins a branch of its own
    parentId !== undefined && messages.has(parentId) ? parentId : undefined,
  )
}

const isKept = ({ role, text, hadThings, own }: ToldMessage) =>
  role !== undefined && (text.trim() !== '' || hadThings || own !== undefined)

/** Parent of a message; `rank`: the highest position in the file among the message and its ancestors. */
type Above = { readonly parentId: string | undefined; readonly since: number; readonly rank: number }
type Open = Above & { readonly told: ToldMessage }

/**
 * Builds the tree of a file's messages. Messages without a role are skipped; cycles and duplicates are left out.
 * Iterative: a file may be as deep as it is long.
 * @param since earliest time for messages without one.
 */
export function treeOfTold(told: readonly ToldMessage[], since: number, leaving: Leaving): PlacedTree {
  const byId = new Map<string, ToldMessage>()
  for (const message of told) if (!byId.has(message.id)) byId.set(message.id, message)
  const children = byParent(byId)
  const ranks = new Map([...byId.keys()].map((id, index) => [id, index]))
  const placed: (PlacedMessage & Pick<Above, 'rank'>)[] = []
  const keptFor = new Map<string, string | undefined>()
  const open: Open[] = []
  const push = (of: string | undefined, above: Above) => {
    for (const one of [...(children.get(of) ?? [])].reverse()) open.push({ ...above, told: one })
  }
  push(undefined, { parentId: undefined, since, rank: 0 })
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const at = Math.max(next.told.at ?? next.since, next.since)
    const kept = isKept(next.told)
    const rank = Math.max(ranks.get(next.told.id) ?? 0, next.rank)
    if (kept) placed.push({ told: next.told, parentId: next.parentId, at, rank })
    const parentId = kept ? next.told.id : next.parentId
    keptFor.set(next.told.id, parentId)
    push(next.told.id, { parentId, since: at, rank })
  }
  leaving.leave('damaged', told.length - keptFor.size)
  return { messages: placed.sort((one, other) => one.at - other.at || one.rank - other.rank), keptFor }
}
