/**
 * A difference between two JSON values (delta encoding), so that a series of similar views can be sent as one view and
 * patches. `set`: replaces the whole value. `in`: changes some members, by key or index; `cut` lists removed keys,
 * `more` holds items appended to an array.
 */
export type ViewPatch =
  | { set: unknown }
  | { in: Record<string, ViewPatch>; cut?: string[] | undefined; more?: unknown[] | undefined }

type Members = Readonly<Record<string, unknown>>

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own property: inherited ones such as `toString` are not part of the value. */
function ownOf(members: Members, key: string): unknown {
  return Object.hasOwn(members, key) ? members[key] : undefined
}

/** The patch from `before` to `after`; undefined when they are equal JSON. */
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
  // entries, not assignments: a member may be called `__proto__` (prototype pollution)
  const inside = Object.fromEntries(changes)
  // JSON has no undefined: an undefined member counts as absent
  const cut = Object.keys(before).filter((key) => before[key] !== undefined && ownOf(after, key) === undefined)
  if (cut.length > 0) return { in: inside, cut }
  return changes.length > 0 ? { in: inside } : undefined
}

/** Applies a patch to a value; the original is not changed, and unchanged parts are shared. */
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
