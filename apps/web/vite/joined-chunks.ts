import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../src')
/** What more than one view may have. */
const SHARED_SOURCES = ['kit/', 'client/'].map((folder) => path.join(SOURCE, folder))

/** The page names it, and the bundler knows the page's code by it: it keeps a chunk of its own. */
const ENTRY = path.join(SOURCE, 'main.tsx')

/** Only a part of these is used, and not the same everywhere: what is follows what uses it. */
const SHAKEN = /\/packages\/|\/node_modules\/(?:zod|lucide-react)\//

export const ICONS = /\/node_modules\/lucide-react\//

type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** Code that is always loaded together: all that some sources cannot run without. */
export interface Together {
  readonly name: string
  /** Paths below `src`; what they import is joined with them. */
  readonly roots: readonly string[]
  /** The group that gets what other views may have as well: else one of them would bring all of this along. */
  readonly sharedIn?: string
}

/** Modules that several parts have, each alone too small for a request. */
export interface Shared {
  readonly name: string
  readonly shared: RegExp
}

/**
 * Joins small chunks that are always loaded together into one: every request costs more than the few bytes that somebody
 * loads too early. A module goes with the first of the groups that needs it, so that a group never waits for a later one.
 */
export function joinedChunks(groups: readonly (Together | Shared)[]) {
  const placeOf = new Map<string, string>()
  let isPlaced = false

  function place(context: Context): void {
    isPlaced = true
    const seen = new Set<string>()
    const visit = (id: string, group: Together) => {
      if (seen.has(id) || SHAKEN.test(id)) return
      seen.add(id)
      const { name, sharedIn = name } = group
      const isShared = SHARED_SOURCES.some((folder) => id.startsWith(folder))
      if (id !== ENTRY) placeOf.set(id, isShared ? sharedIn : name)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, group)
    }
    for (const group of groups) {
      if ('shared' in group) continue
      for (const root of group.roots) visit(path.join(SOURCE, root), group)
    }
  }

  return {
    groups: groups.map((group, index) => ({
      debugName: group.name,
      priority: groups.length - index,
      ...('shared' in group && { minShareCount: 2 }),
      name: (id: string, context: Context): string | null => {
        if (!isPlaced) place(context)
        const isOfGroup = 'shared' in group ? group.shared.test(id) : placeOf.get(id) === group.name
        return isOfGroup ? group.name : null
      },
    })),
  }
}
