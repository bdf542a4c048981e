import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../client/navigation/view-store.ts'
import { classes } from '../../kit/ui/classes.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { entryOf } from '../views/registry.tsx'
import { isAdministrator, type Who } from '../views/who.ts'
import { AccountFooter } from './AccountFooter.tsx'
import { type Entry, groupsFor } from './entries.ts'
import { sidebarMessages } from './messages.en.ts'
import { closeDrawer } from './sidebar-store.ts'

const QuickStatsCard = lazy(() => import('./QuickStatsCard.tsx').then((module) => ({ default: module.QuickStatsCard })))

const RecentConversations = lazy(() =>
  import('../../features/chat/panel/RecentConversations.tsx').then((module) => ({
    default: module.RecentConversations,
  })),
)

/** The latest conversations, loaded lazily. */
function Recent() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <RecentConversations onFollow={closeDrawer} />
      </Suspense>
    </ErrorBoundary>
  )
}

function EntryLink({ entry, isCollapsed }: { entry: Entry; isCollapsed: boolean }) {
  const { kind, label, Icon } = entry
  const isCurrent = useStore(viewStore, ({ view }) => view.kind === kind || entryOf(view.kind).under === kind)
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
      {kind === 'chat' && !isCollapsed && <Recent />}
    </li>
  )
}

type SidebarContentsProps = { who: Who; onLeave: () => void; isCollapsed: boolean; head?: ReactNode }

/** Groups of views, figures for administrators, and the account. */
export function SidebarContents({ who, onLeave, isCollapsed, head }: SidebarContentsProps) {
  return (
    <>
      {head}
      <nav
        aria-label={sidebarMessages.navigation}
        className={classes('min-h-0 flex-1 overflow-x-hidden overflow-y-auto py-3', isCollapsed ? 'px-0.5' : 'px-3')}
      >
        {groupsFor(who).map(({ label, entries }) => (
          <section key={label} aria-label={label} className="mb-4">
            {!isCollapsed && (
              <p aria-hidden="true" className="px-2 pb-1 text-12 font-medium text-text-3">
                {label}
              </p>
            )}
            <ul className="flex flex-col gap-0.5">
              {entries.map((entry) => (
                <EntryLink key={entry.kind} entry={entry} isCollapsed={isCollapsed} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {isAdministrator(who) && !isCollapsed && (
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
