import type { User } from '@placard/contract'
import {
  ChevronsUpDown,
  CircleUser,
  CreditCard,
  Gauge,
  LogIn,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { useId, useRef } from 'react'
import { ViewLink } from '../../shared/navigation/ViewLink.tsx'
import { Badge } from '../../shared/ui/Badge.tsx'
import { buttonClasses } from '../../shared/ui/Button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { ThemeSwitch } from '../../shared/ui/ThemeSwitch.tsx'
import { isShipped } from '../screens.tsx'
import { mayOpen, type Who } from '../views.ts'
import { sidebarMessages } from './messages.en.ts'
import { closeDrawer } from './sidebar-store.ts'

/** The name to show: the display name, or the part of the address before the at-sign. */
export function shownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() === '' ? (email.split('@')[0] ?? email) : name
}

const LINKS: readonly { kind: 'settings' | 'security' | 'subscription' | 'admin'; label: string; Icon: LucideIcon }[] =
  [
    { kind: 'settings', label: sidebarMessages.entries.settings, Icon: Settings },
    { kind: 'security', label: sidebarMessages.security, Icon: ShieldCheck },
    { kind: 'subscription', label: sidebarMessages.subscription, Icon: CreditCard },
    { kind: 'admin', label: sidebarMessages.entries.admin, Icon: Gauge },
  ]

type FooterProps = { who: Who; onLeave: () => void; isCollapsed: boolean }

/** Who is here, and the way out. */
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

/** A native popover: closes by Escape and by a press outside. */
function AccountMenu({ who, onLeave, isCollapsed }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const isDemo = who.kind === 'demo'
  const name = isDemo ? sidebarMessages.demoUser : shownName(who.user)
  const subtitle = isDemo ? sidebarMessages.demoKept : who.user.email
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
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
              <span className="flex items-center gap-2">
                <span className="truncate text-14 font-medium">{name}</span>
                <Mark who={who} />
              </span>
              <span className="block truncate text-12 text-text-3">{subtitle}</span>
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
        <div className="px-2 pt-1 pb-2">
          <p className="flex items-center gap-2 font-medium">
            <span className="truncate">{name}</span>
            <Mark who={who} />
          </p>
          <p className="truncate text-13 text-text-3">{subtitle}</p>
        </div>
        <MenuLinks who={who} onFollow={() => menu.current?.hidePopover()} />
        <div className="my-2 flex items-center justify-between border-y border-hairline px-2 py-2">
          <span className="text-13 text-text-2">{sidebarMessages.theme}</span>
          <ThemeSwitch />
        </div>
        <button
          type="button"
          className="target-dense flex w-full items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
          onClick={() => {
            closeDrawer()
            onLeave()
          }}
        >
          <LogOut aria-hidden="true" className="size-4 text-text-2" />
          {isDemo ? sidebarMessages.leaveDemo : sidebarMessages.signOut}
        </button>
      </div>
    </>
  )
}

function Mark({ who }: { who: MenuProps['who'] }) {
  const isAdmin = who.kind === 'member' && who.user.role === 'ADMIN'
  return isAdmin ? <Badge tone="accent">{sidebarMessages.admin}</Badge> : null
}

function MenuLinks({ who, onFollow }: { who: Who; onFollow: () => void }) {
  return LINKS.filter(({ kind }) => isShipped(kind) && mayOpen({ kind }, who)).map(({ kind, label, Icon }) => (
    <ViewLink
      key={kind}
      view={{ kind }}
      onClick={() => {
        onFollow()
        closeDrawer()
      }}
      className="target-dense flex items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
    >
      <Icon aria-hidden="true" className="size-4 text-text-2" />
      {label}
    </ViewLink>
  ))
}
