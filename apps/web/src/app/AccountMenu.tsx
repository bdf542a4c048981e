import type { User } from '@placard/contract'
import { CircleUser, LogOut, Settings } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ViewLink } from '../shared/navigation/ViewLink.tsx'
import { Badge } from '../shared/ui/Badge.tsx'
import { Button, buttonClasses } from '../shared/ui/Button.tsx'
import { ThemeSwitch } from '../shared/ui/ThemeSwitch.tsx'
import { appMessages } from './messages.en.ts'

/** The name to show: the display name, or the part of the address before the at-sign. */
export function shownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() === '' ? (email.split('@')[0] ?? email) : name
}

type AccountMenuProps = {
  /** Undefined in the demo. */
  user: User | undefined
  onLeave: () => void
}

/** Who is here, how the page looks, and the way out. A native popover: closes by Escape and by a press outside. */
export function AccountMenu({ user, onLeave }: AccountMenuProps) {
  const id = useId()
  const name = user === undefined ? appMessages.demoUser : shownName(user)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={appMessages.accountOf(name)}
        className="target inline-flex items-center gap-2 rounded-control px-2 text-14 font-medium text-text-2 [anchor-name:--account] hover:bg-text/8 hover:text-text"
      >
        <CircleUser aria-hidden="true" className="size-5.5" />
        <span className="hidden max-w-40 truncate sm:inline">{name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="inset-auto inset-e-2 inset-bs-15 m-0 w-72 supports-[anchor-name:--a]:inset-bs-[calc(anchor(end)+0.5rem)] [position-anchor:--account] rounded-panel border border-hairline bg-surface p-4 text-text shadow-float open:animate-rise"
      >
        <MenuBody user={user} name={name}>
          <Button className="w-full" icon={<LogOut aria-hidden="true" className="size-4" />} onClick={onLeave}>
            {user === undefined ? appMessages.leaveDemo : appMessages.signOut}
          </Button>
        </MenuBody>
      </div>
    </>
  )
}

function MenuBody({ user, name, children }: { user: User | undefined; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{name}</span>
          {user?.role === 'ADMIN' && <Badge tone="accent">{appMessages.admin}</Badge>}
        </p>
        <p className="truncate text-13 text-text-3">{user === undefined ? appMessages.demoKept : user.email}</p>
      </div>
      <div className="flex items-center justify-between border-y border-hairline py-3">
        <span className="text-13 text-text-2">{appMessages.theme}</span>
        <ThemeSwitch />
      </div>
      <ViewLink view={{ kind: 'settings' }} className={buttonClasses('quiet')}>
        <Settings aria-hidden="true" className="size-4" />
        {appMessages.settings}
      </ViewLink>
      {children}
    </div>
  )
}
