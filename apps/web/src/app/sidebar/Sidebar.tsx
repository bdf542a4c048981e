import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { openPalette } from '../../shared/commands/overlays-store.ts'
import { ViewLink } from '../../shared/navigation/ViewLink.tsx'
import type { View } from '../../shared/navigation/view.ts'
import { viewStore } from '../../shared/navigation/view-store.ts'
import { Brand } from '../../shared/ui/Brand.tsx'
import { BrandMark } from '../../shared/ui/BrandMark.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { SIDEBAR } from '../../shared/ui/measures.ts'
import { uiMessages } from '../../shared/ui/messages.en.ts'
import { PanelBoundary } from '../../shared/ui/PanelBoundary.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { GoToButton } from '../GoToButton.tsx'
import { shownView } from '../screens.tsx'
import type { Who } from '../views.ts'
import { AccountFooter } from './AccountFooter.tsx'
import { type Entry, groupsFor } from './entries.ts'
import { sidebarMessages } from './messages.en.ts'
import { QuickStatsCard } from './QuickStatsCard.tsx'
import { closeDrawer, sidebarStore } from './sidebar-store.ts'

/** Details, sessions and debriefs belong to the campaigns, security and plan to the settings. */
const BELONGS_TO: Partial<Record<View['kind'], Entry['kind']>> = {
  campaign: 'campaigns',
  session: 'campaigns',
  debrief: 'campaigns',
  replay: 'campaigns',
  security: 'settings',
  subscription: 'settings',
}

function EntryLink({ entry, isCollapsed }: { entry: Entry; isCollapsed: boolean }) {
  const { kind, label, Icon } = entry
  const isCurrent = useStore(viewStore, ({ view }) => {
    const shown = shownView(view).kind
    return shown === kind || BELONGS_TO[shown] === kind
  })
  return (
    <li>
      <ViewLink
        view={{ kind }}
        aria-current={isCurrent ? 'page' : undefined}
        data-tooltip={isCollapsed ? label : undefined}
        data-tooltip-at-once=""
        onClick={closeDrawer}
        className={classes(
          'target-dense flex items-center gap-3 rounded-control px-2 text-14 font-medium text-text-2 hover:bg-text/8 hover:text-text',
          'aria-[current=page]:bg-accent/12 aria-[current=page]:text-accent',
          isCollapsed && 'justify-center',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </ViewLink>
    </li>
  )
}

type ContentsProps = { who: Who; onLeave: () => void; isCollapsed: boolean; head?: ReactNode }

function Contents({ who, onLeave, isCollapsed, head }: ContentsProps) {
  const isAdmin = who.kind === 'member' && who.user.role === 'ADMIN'
  return (
    <>
      {head}
      <nav
        aria-label={sidebarMessages.navigation}
        className={classes('min-h-0 flex-1 overflow-x-hidden overflow-y-auto py-3', isCollapsed ? 'px-0.5' : 'px-3')}
      >
        {groupsFor(who).map(({ label, entries }) => (
          <section key={label} aria-label={label} className="mb-4">
            <p
              aria-hidden="true"
              className={classes('px-2 pb-1 text-12 font-medium text-text-3', isCollapsed && 'sr-only')}
            >
              {label}
            </p>
            <ul className="flex flex-col gap-0.5">
              {entries.map((entry) => (
                <EntryLink key={entry.kind} entry={entry} isCollapsed={isCollapsed} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {isAdmin && !isCollapsed && (
        <PanelBoundary>
          <Suspense>
            <QuickStatsCard />
          </Suspense>
        </PanelBoundary>
      )}
      <AccountFooter who={who} onLeave={onLeave} isCollapsed={isCollapsed} />
    </>
  )
}

function Head({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div
      className={classes(
        'flex h-14 shrink-0 items-center border-b border-hairline',
        isCollapsed ? 'justify-center' : 'px-4',
      )}
    >
      <ViewLink
        view={{ kind: 'chat' }}
        aria-label={uiMessages.productName}
        className="target inline-flex items-center justify-center rounded-control"
      >
        {isCollapsed ? <BrandMark className="size-8" /> : <Brand />}
      </ViewLink>
    </div>
  )
}

function DrawerSearch() {
  function handleOpen() {
    closeDrawer()
    openPalette()
  }
  return (
    <div className="px-3 pt-3">
      <GoToButton onOpen={handleOpen} />
    </div>
  )
}

type SidebarProps = { who: Who; onLeave: () => void }

/** The way round: beside the view on a wide window, a drawer on a narrow one. */
export function Sidebar({ who, onLeave }: SidebarProps) {
  const isInHall = useStore(viewStore, ({ view }) => view.kind === 'session')
  const { isOpen, isOpenInHall, isDrawerOpen } = useStore(sidebarStore)
  const isCollapsed = !(isInHall ? isOpenInHall : isOpen)
  return (
    <>
      <aside
        aria-label={sidebarMessages.label}
        data-state={isCollapsed ? 'collapsed' : 'open'}
        style={{ inlineSize: isCollapsed ? SIDEBAR.collapsedWidth : SIDEBAR.openWidth }}
        className="hidden shrink-0 flex-col border-e border-hairline bg-surface md:flex"
      >
        <div className="sticky inset-bs-0 flex max-h-dvh flex-1 flex-col">
          <Contents who={who} onLeave={onLeave} isCollapsed={isCollapsed} head={<Head isCollapsed={isCollapsed} />} />
        </div>
      </aside>
      <Sheet
        isOpen={isDrawerOpen}
        onClose={closeDrawer}
        title={sidebarMessages.menu}
        side="start"
        width={SIDEBAR.drawerWidth}
        isFlush
      >
        <Contents who={who} onLeave={onLeave} isCollapsed={false} head={who.kind !== 'visitor' && <DrawerSearch />} />
      </Sheet>
    </>
  )
}
