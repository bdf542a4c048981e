import { ChevronRight, type LucideIcon } from 'lucide-react'
import { PLAIN_VIEWS, type PlainViewKind } from '../../client/navigation/view.ts'
import { entryOf, isShipped } from '../views/registry.tsx'
import { groupMessages } from '../views/view-messages.en.ts'
import { mayOpen, type Who } from '../views/who.ts'

export type Entry = { readonly kind: PlainViewKind; readonly label: string; readonly Icon: LucideIcon }
export type Group = { readonly label: string; readonly entries: readonly Entry[] }

/** The sidebar's entries: views for this audience that this version has. */
export function groupsFor(who: Who, has: (kind: PlainViewKind) => boolean = isShipped): readonly Group[] {
  const open = PLAIN_VIEWS.filter((kind) => has(kind) && mayOpen({ kind }, who))
  return Object.entries(groupMessages).flatMap(([group, label]) => {
    const entries = open.filter((kind) => entryOf(kind).group === group).map(linkTo)
    return entries.length === 0 ? [] : [{ label, entries }]
  })
}

/** Views outside the groups, as entries. */
export function entriesFor(who: Who, kinds: readonly PlainViewKind[]): readonly Entry[] {
  return kinds.filter((kind) => isShipped(kind) && mayOpen({ kind }, who)).map(linkTo)
}

function linkTo(kind: PlainViewKind): Entry {
  const { label, Icon = ChevronRight } = entryOf(kind)
  return { kind, label, Icon }
}
