import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../src')
/** The page names it, and the bundler knows the page's code by it: it keeps a chunk of its own. */
const ENTRY = path.join(SOURCE, 'main.tsx')

/** Only a part of these is used, and not the same everywhere: what is follows what uses it. */
const SHAKEN = /\/packages\/|\/node_modules\/(?:zod|lucide-react)\//

export const ICONS = /\/node_modules\/lucide-react\//

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** Code that is always loaded together: all that some sources cannot run without. */
export interface Together {
  readonly name: string
  /** Paths below `src`; what they import is joined with them. None for what others put here alone. */
  readonly roots: readonly string[]
  /** Parts of packages that a later group needs as well, which would else have to bring an earlier one along. */
  readonly also?: RegExp
  /**
   * The group that gets what others need as well, by its folder below `src`: else one of them would bring all of this
   * along. What is in none of these folders stays.
   */
  readonly sharedIn?: Readonly<Record<string, string>>
}

/** Modules that several parts have, each alone too small for a request. */
export interface Shared {
  readonly name: string
  readonly shared: RegExp
}

/** The group that a module of this one goes to where others need it as well. */
const sharedPlaceOf = (id: string, { sharedIn = {} }: Together) =>
  Object.entries(sharedIn).find(([folder]) => id.startsWith(path.join(SOURCE, folder)))?.[1]

/** Those of a group’s modules that others may need and do, with what they need themselves. */
function askedFromOutside(own: ReadonlySet<string>, group: Together, context: Context): ReadonlySet<string> {
  const asked = new Set<string>()
  const ask = (id: string) => {
    if (asked.has(id) || !own.has(id) || sharedPlaceOf(id, group) === undefined) return
    asked.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ask(imported)
  }
  for (const id of own) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
    if ([...importers, ...dynamicImporters].some((importer) => !own.has(importer))) ask(id)
  }
  return asked
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
    for (const group of groups) {
      if ('shared' in group) continue
      const own = new Set<string>()
      const visit = (id: string) => {
        if (own.has(id) || placeOf.has(id) || SHAKEN.test(id)) return
        own.add(id)
        for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
      }
      for (const root of group.roots) visit(path.join(SOURCE, root))
      const asked = askedFromOutside(own, group, context)
      own.delete(ENTRY)
      for (const id of own) placeOf.set(id, (asked.has(id) ? sharedPlaceOf(id, group) : undefined) ?? group.name)
    }
  }

  return {
    groups: groups.map((group, index) => ({
      debugName: group.name,
      priority: groups.length - index,
      ...('shared' in group && { minShareCount: 2 }),
      name: (id: string, context: Context): string | null => {
        if (!isPlaced) place(context)
        const isOfGroup =
          'shared' in group ? group.shared.test(id) : placeOf.get(id) === group.name || group.also?.test(id) === true
        return isOfGroup ? group.name : null
      },
    })),
  }
}
