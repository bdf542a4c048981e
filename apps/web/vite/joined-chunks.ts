import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../src')

/** Only a part of these is used, and not the same everywhere: what is follows what uses it. */
const SHAKEN = /\/packages\/|\/node_modules\/zod\//

type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** Code that is always loaded together: all that some sources cannot run without. */
export interface Together {
  readonly name: string
  /** Paths below `src`; these keep chunks of their own, what they import is joined. */
  readonly roots: readonly string[]
}

/**
 * Joins small chunks that are always loaded together into one: every request costs more than the few bytes that somebody
 * loads too early. A module goes with the first of the groups that needs it, so that a group never waits for a later one.
 */
export function joinedChunks(groups: readonly Together[]) {
  const placeOf = new Map<string, string>()
  let isPlaced = false

  function place(context: Context): void {
    isPlaced = true
    const roots = new Set(groups.flatMap((group) => group.roots.map((root) => path.join(SOURCE, root))))
    const seen = new Set<string>()
    const visit = (id: string, name: string) => {
      if (seen.has(id) || SHAKEN.test(id)) return
      seen.add(id)
      if (!roots.has(id)) placeOf.set(id, name)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, name)
    }
    for (const { name, roots: own } of groups) for (const root of own) visit(path.join(SOURCE, root), name)
  }

  return {
    groups: groups.map(({ name }, index) => ({
      debugName: name,
      priority: groups.length - index,
      name: (id: string, context: Context): string | null => {
        if (!isPlaced) place(context)
        return placeOf.get(id) === name ? name : null
      },
    })),
  }
}
