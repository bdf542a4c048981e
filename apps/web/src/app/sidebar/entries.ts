import {
  ChevronRight,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Scale,
  Settings,
  ShieldCheck,
  Signal,
} from 'lucide-react'
import { isShipped } from '../views/screens.tsx'
import { mayOpen, type Who } from '../views/views.ts'
import { sidebarMessages } from './messages.en.ts'

export type EntryKind = keyof typeof sidebarMessages.entries
export type Entry = { readonly kind: EntryKind; readonly label: string; readonly Icon: LucideIcon }
export type Group = { readonly label: string; readonly entries: readonly Entry[] }

/** A view brings its icon along when it comes into a version. */
const ICONS: Partial<Readonly<Record<EntryKind, LucideIcon>>> = {
  chat: MessageSquareText,
  campaigns: Landmark,
  settings: Settings,
  status: Signal,
  legal: Scale,
  privacy: ShieldCheck,
}

const GROUPS: readonly { readonly label: string; readonly kinds: readonly EntryKind[] }[] = [
  { label: sidebarMessages.groups.main, kinds: ['chat', 'voice', 'campaigns', 'transcripts', 'history'] },
  { label: sidebarMessages.groups.configuration, kinds: ['settings', 'help', 'guide'] },
  {
    label: sidebarMessages.groups.administration,
    kinds: [
      'admin',
      'admin-users',
      'admin-campaigns',
      'admin-monitor',
      'admin-security',
      'admin-analytics',
      'admin-database',
      'admin-logs',
    ],
  },
  { label: sidebarMessages.groups.about, kinds: ['status', 'legal', 'privacy'] },
]

/** What the sidebar offers somebody: views that are meant for them and that this version has. */
export function groupsFor(who: Who, has: (kind: EntryKind) => boolean = isShipped): readonly Group[] {
  return GROUPS.flatMap(({ label, kinds }) => {
    const entries = kinds
      .filter((kind) => has(kind) && mayOpen({ kind }, who))
      .map((kind) => ({ kind, label: sidebarMessages.entries[kind], Icon: ICONS[kind] ?? ChevronRight }))
    return entries.length === 0 ? [] : [{ label, entries }]
  })
}
