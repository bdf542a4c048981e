/**
 * What changed between two JSON values, so that a run of views that are mostly alike can be sent as one view and its
 * changes. `set`: the whole value is another. `in`: only some members are, by key or index; `cut` names keys that went,
 * `more` holds items added at the end of an array.
 */
export type ViewPatch =
  | { set: unknown }
  | { in: Record<string, ViewPatch>; cut?: string[] | undefined; more?: unknown[] | undefined }

type Members = Readonly<Record<string, unknown>>

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A member of its own: what every object inherits, such as `toString`, is no part of the value. */
function ownOf(members: Members, key: string): unknown {
  return Object.hasOwn(members, key) ? members[key] : undefined
}

/** The patch that makes `after` of `before`; undefined when they are the same JSON. */
export function patchBetween(before: unknown, after: unknown): ViewPatch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return patchOfArrays(before, after)
  if (isMembers(before) && isMembers(after)) return patchOfMembers(before, after)
  return { set: after }
}

function patchOfArrays(before: readonly unknown[], after: readonly unknown[]): ViewPatch | undefined {
  if (after.length < before.length) return { set: after }
  const inside: Record<string, ViewPatch> = {}
  for (const [index, item] of before.entries()) {
    const patch = patchBetween(item, after[index])
    if (patch) inside[index] = patch
  }
  const more = after.slice(before.length)
  if (more.length > 0) return { in: inside, more }
  return Object.keys(inside).length > 0 ? { in: inside } : undefined
}

function patchOfMembers(before: Members, after: Members): ViewPatch | undefined {
  const changes: [string, ViewPatch][] = []
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue
    const patch = Object.hasOwn(before, key) ? patchBetween(before[key], value) : { set: value }
    if (patch) changes.push([key, patch])
  }
  // entries, not assignments: a member may be called `__proto__`
  const inside = Object.fromEntries(changes)
  // JSON has no undefined: a member that is undefined is one that is not there
  const cut = Object.keys(before).filter((key) => before[key] !== undefined && ownOf(after, key) === undefined)
  if (cut.length > 0) return { in: inside, cut }
  return changes.length > 0 ? { in: inside } : undefined
}

/** The value a patch makes of another; the other is left as it is, and shared where nothing changed. */
export function patched(before: unknown, patch: ViewPatch | undefined): unknown {
  if (!patch) return before
  if ('set' in patch) return patch.set
  if (Array.isArray(before)) {
    const items = before.map((item: unknown, index) => patched(item, patch.in[index]))
    return [...items, ...(patch.more ?? [])]
  }
  const members = new Map(Object.entries(isMembers(before) ? before : {}))
  for (const [key, inner] of Object.entries(patch.in)) members.set(key, patched(members.get(key), inner))
  for (const key of patch.cut ?? []) members.delete(key)
  return Object.fromEntries(members)
}
