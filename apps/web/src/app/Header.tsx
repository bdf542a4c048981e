import type { User } from '@placard/contract'
import { useStore } from 'zustand'
import { UpdatesButton } from '../features/announcements/UpdatesButton.tsx'
import { ViewLink } from '../shared/navigation/ViewLink.tsx'
import { viewStore } from '../shared/navigation/view-store.ts'
import { Badge } from '../shared/ui/Badge.tsx'
import { Brand } from '../shared/ui/Brand.tsx'
import { Button } from '../shared/ui/Button.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { appMessages } from './messages.en.ts'

const memberUpdates = async (signal: AbortSignal) => (await import('./announcements.ts')).memberAnnouncements(signal)
const demoUpdates = async () => (await import('./announcements.ts')).demoAnnouncements()

type HeaderProps = { user: User | undefined; onLeave: () => void }

export function Header({ user, onLeave }: HeaderProps) {
  const isCampaigns = useStore(viewStore, ({ view }) => view.kind === 'campaigns')
  return (
    <header className="sticky inset-bs-0 z-20 flex h-14 shrink-0 items-center gap-4 border-b border-hairline bg-surface px-4 sm:px-6">
      <ViewLink view={{ kind: 'campaigns' }} className="target inline-flex items-center rounded-control">
        <Brand />
      </ViewLink>
      <nav aria-label={appMessages.mainNavigation} className="ms-2 hidden h-full sm:flex">
        <ViewLink
          view={{ kind: 'campaigns' }}
          aria-current={isCampaigns ? 'page' : undefined}
          className="inline-flex items-center border-b-2 border-transparent px-2 text-14 font-medium text-text-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
        >
          {appMessages.campaigns}
        </ViewLink>
      </nav>
      <div className="ms-auto flex items-center gap-2">
        {user === undefined && (
          <>
            <Badge tone="accent">{appMessages.demo}</Badge>
            <span className="hidden sm:block">
              <Button size="sm" variant="quiet" onClick={onLeave}>
                {appMessages.leaveDemo}
              </Button>
            </span>
          </>
        )}
        <UpdatesButton load={user === undefined ? demoUpdates : memberUpdates} />
        <AccountMenu user={user} onLeave={onLeave} />
      </div>
    </header>
  )
}
