import { AudioLines, Flag, Keyboard, Landmark, LifeBuoy, type LucideIcon, Settings, ShieldCheck } from 'lucide-react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import type { View } from '../../client/navigation/view.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { helpMessages as words } from './messages.en.ts'
import { type HelpSection, sectionsFor } from './sections.ts'

const ICONS: Readonly<Record<HelpSection, LucideIcon>> = {
  'getting-started': Flag,
  'voice-features': AudioLines,
  campaigns: Landmark,
  'settings-guide': Settings,
  troubleshooting: LifeBuoy,
  shortcuts: Keyboard,
  'admin-features': ShieldCheck,
}

/** The view of a section. The first one is at the address of the help itself. */
export function viewOf(section: HelpSection): View {
  return section === 'getting-started' ? { kind: 'help' } : { kind: 'help-section', section }
}

/** The sections as tiles. */
export function QuickNavigation({ selected, isAdministrator }: { selected: HelpSection; isAdministrator: boolean }) {
  return (
    <nav aria-label={words.navigation} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-17 font-semibold">{words.navigation}</h2>
        {isAdministrator && <Badge tone="accent">{words.adminIncluded}</Badge>}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {sectionsFor(isAdministrator).map((section) => (
          <li key={section} className="flex">
            <Tile section={section} isSelected={section === selected} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ section, isSelected }: { section: HelpSection; isSelected: boolean }) {
  const Icon = ICONS[section]
  const { title, text } = words.sections[section]
  return (
    <ViewLink
      view={viewOf(section)}
      aria-current={isSelected ? 'page' : undefined}
      className={classes(
        'target flex w-full items-start gap-3 rounded-control border p-3',
        isSelected ? 'border-accent bg-accent/12' : 'border-hairline bg-surface hover:border-control',
      )}
    >
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', isSelected ? 'text-accent' : 'text-text-3')} />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="text-14 font-semibold">{title}</span>
        <span className="hidden text-12 text-text-2 sm:inline">{text}</span>
        {section === 'admin-features' && <span className="text-12 text-text-3">{words.adminOnly}</span>}
      </span>
    </ViewLink>
  )
}
