import { ChevronsUpDown, CircleUser, LogIn } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import type { Who } from '../views/who.ts'
import { AccountMark } from './AccountMark.tsx'
import { nameOf, subtitleOf } from './account-name.ts'
import { sidebarMessages } from './messages.en.ts'
import { closeDrawer } from './sidebar-store.ts'

/** Prefetched when the user is about to open it. */
const AccountMenuBody = lazy(() =>
  import('./AccountMenuBody.tsx').then((module) => ({ default: module.AccountMenuBody })),
)

type FooterProps = { who: Who; onLeave: () => void; isCollapsed: boolean }

/** The current account, and its menu. */
export function AccountFooter({ who, onLeave, isCollapsed }: FooterProps) {
  return (
    <div className={classes('shrink-0 border-t border-hairline', isCollapsed ? 'p-0.5 py-2' : 'p-3')}>
      {who.kind === 'visitor' ? (
        <SignInFooter isCollapsed={isCollapsed} />
      ) : (
        <AccountMenu who={who} onLeave={onLeave} isCollapsed={isCollapsed} />
      )}
    </div>
  )
}

function SignInFooter({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <p className={isCollapsed ? 'sr-only' : 'text-13 text-text-2'}>{sidebarMessages.pleaseSignIn}</p>
      <ViewLink
        view={{ kind: 'chat' }}
        onClick={closeDrawer}
        data-tooltip={isCollapsed ? sidebarMessages.signIn : undefined}
        className={buttonClasses('primary', 'md', isCollapsed ? 'px-0' : undefined)}
      >
        <LogIn aria-hidden="true" className="size-4" />
        <span className={isCollapsed ? 'sr-only' : undefined}>{sidebarMessages.signIn}</span>
      </ViewLink>
    </div>
  )
}

type MenuProps = FooterProps & { who: Exclude<Who, { kind: 'visitor' }> }

/** A native popover: closes by Escape and by a click outside. */
function AccountMenu({ who, onLeave, isCollapsed }: MenuProps) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const name = nameOf(who)
  const subtitle = subtitleOf(who)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={() => setIsWanted(true)}
        onClick={() => setIsWanted(true)}
        aria-label={sidebarMessages.accountOf(name)}
        className={classes(
          'target flex w-full items-center gap-3 rounded-control text-start [anchor-name:--account] hover:bg-text/8',
          isCollapsed ? 'justify-center' : 'px-2 py-1',
        )}
      >
        <CircleUser aria-hidden="true" className="size-6 shrink-0 text-text-2" />
        {!isCollapsed && (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-14 font-medium">{name}</span>
              <span className="flex items-center gap-2">
                <AccountMark who={who} />
                <span className="truncate text-12 text-text-3">{subtitle}</span>
              </span>
            </span>
            <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          </>
        )}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="inset-auto inset-s-2 inset-be-18 m-0 w-64 rounded-panel border border-hairline bg-surface p-2 text-text shadow-float [position-anchor:--account] [position-visibility:always] open:animate-rise supports-[anchor-name:--a]:inset-s-[anchor(start)] supports-[anchor-name:--a]:inset-be-[calc(anchor(start)+0.5rem)]"
      >
        {isWanted && (
          <PanelBoundary>
            <Suspense>
              <AccountMenuBody who={who} onLeave={onLeave} onFollow={() => menu.current?.hidePopover()} />
            </Suspense>
          </PanelBoundary>
        )}
      </div>
    </>
  )
}
