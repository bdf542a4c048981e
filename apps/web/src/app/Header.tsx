import { PanelLeft } from 'lucide-react'
import { useStore } from 'zustand'
import { openPalette } from '../client/commands/overlays-store.ts'
import { ViewLink } from '../client/navigation/ViewLink.tsx'
import { viewStore } from '../client/navigation/view-store.ts'
import { UpdatesButton } from '../features/announcements/UpdatesButton.tsx'
import { Badge } from '../kit/ui/Badge.tsx'
import { Brand } from '../kit/ui/Brand.tsx'
import { Button } from '../kit/ui/Button.tsx'
import { IconButton } from '../kit/ui/IconButton.tsx'
import { GoToButton } from './GoToButton.tsx'
import { appMessages } from './messages.en.ts'
import { sidebarMessages } from './sidebar/messages.en.ts'
import { toggleSidebar } from './sidebar/sidebar-store.ts'
import type { Who } from './views/who.ts'

const memberUpdates = async (signal: AbortSignal) =>
  (await import('../hosts/server/announcements.ts')).memberAnnouncements(signal)
const demoUpdates = async () => (await import('../hosts/demo/announcements.ts')).demoAnnouncements()

type HeaderProps = { who: Who; onLeave: () => void }

/** The header above the view: navigation on the left, actions of the whole page on the right. */
export function Header({ who, onLeave }: HeaderProps) {
  const isInHall = useStore(viewStore, ({ view }) => view.kind === 'session')
  const isDemo = who.kind === 'demo'
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface px-2 sm:px-4">
      <IconButton label={sidebarMessages.toggle} onClick={() => toggleSidebar(isInHall)}>
        <PanelLeft />
      </IconButton>
      <ViewLink view={{ kind: 'chat' }} className="target inline-flex items-center rounded-control md:hidden">
        <Brand />
      </ViewLink>
      {who.kind !== 'visitor' && (
        <span className="hidden w-72 md:block">
          <GoToButton onOpen={openPalette} />
        </span>
      )}
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        {isDemo && (
          <>
            <Badge tone="accent">{appMessages.demo}</Badge>
            <span className="hidden sm:block">
              <Button size="sm" variant="quiet" onClick={onLeave}>
                {appMessages.leaveDemo}
              </Button>
            </span>
          </>
        )}
        {who.kind !== 'visitor' && <UpdatesButton load={isDemo ? demoUpdates : memberUpdates} />}
      </div>
    </header>
  )
}
