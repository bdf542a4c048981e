import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../client/navigation/view-store.ts'
import { Brand } from '../../kit/ui/Brand.tsx'
import { BrandMark } from '../../kit/ui/BrandMark.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { SIDEBAR } from '../../kit/ui/measures.ts'
import { uiMessages } from '../../kit/ui/messages.en.ts'
import type { Who } from '../views/who.ts'
import { sidebarMessages } from './messages.en.ts'
import { SidebarContents } from './SidebarContents.tsx'
import { sidebarStore } from './sidebar-store.ts'
import { useIsCollapsed } from './use-is-collapsed.ts'

const Drawer = lazy(() => import('./Drawer.tsx').then((module) => ({ default: module.Drawer })))

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

type SidebarProps = { who: Who; onLeave: () => void }

/** The navigation: beside the view in a wide window, a drawer in a narrow one. */
export function Sidebar({ who, onLeave }: SidebarProps) {
  const isInHall = useStore(viewStore, ({ view }) => view.kind === 'session')
  const { isDrawerOpen } = useStore(sidebarStore)
  const isCollapsed = useIsCollapsed()
  useEffect(() => {
    if (!isInHall) sidebarStore.setState({ isOpenInHall: false })
  }, [isInHall])
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  if (isDrawerOpen && !wasDrawerOpened) setWasDrawerOpened(true)
  return (
    <>
      <aside
        aria-label={sidebarMessages.label}
        data-state={isCollapsed ? 'collapsed' : 'open'}
        style={{ inlineSize: isCollapsed ? SIDEBAR.collapsedWidth : SIDEBAR.openWidth }}
        className="hidden shrink-0 flex-col border-e border-hairline bg-surface md:flex"
      >
        <div className="sticky inset-bs-0 flex max-h-dvh flex-1 flex-col">
          <SidebarContents
            who={who}
            onLeave={onLeave}
            isCollapsed={isCollapsed}
            head={<Head isCollapsed={isCollapsed} />}
          />
        </div>
      </aside>
      {wasDrawerOpened && (
        <Suspense>
          <Drawer isOpen={isDrawerOpen} who={who} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  )
}
