import { Download, HardDriveUpload, LogOut, type LucideIcon } from 'lucide-react'
import { useStore } from 'zustand'
import { keepDemoStore, openKeepDemo, wantToKeep } from '../../client/keep-demo/keep-demo-store.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { chooseTheme } from '../../client/settings/choose-theme.ts'
import { install, installStore } from '../../kit/browser/install-store.ts'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import type { Who } from '../views/who.ts'
import { AccountMark } from './AccountMark.tsx'
import { nameOf, subtitleOf } from './account-name.ts'
import { entriesFor } from './entries.ts'
import { sidebarMessages } from './messages.en.ts'
import { closeDrawer } from './sidebar-store.ts'

/** Views about the current account. */
const LINKS = ['settings', 'security', 'subscription', 'admin'] as const

function MenuLinks({ who, onFollow }: { who: Who; onFollow: () => void }) {
  return entriesFor(who, LINKS).map(({ kind, label, Icon }) => (
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

type EntryProps = { label: string; Icon: LucideIcon; onPress: () => void }

function MenuEntry({ label, Icon, onPress }: EntryProps) {
  return (
    <button
      type="button"
      className="target-dense flex w-full items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
      onClick={() => {
        closeDrawer()
        onPress()
      }}
    >
      <Icon aria-hidden="true" className="size-4 text-text-2" />
      {label}
    </button>
  )
}

/** Actions that are only available sometimes: keep the demo's content, install the page where the browser offers it. */
function Sometimes({ who, onFollow }: { who: Who; onFollow: () => void }) {
  const hasSomething = useStore(keepDemoStore, (state) => state.hasSomething)
  const isInstallable = useStore(installStore, ({ offer }) => offer !== undefined)
  const after = (act: () => void) => () => {
    onFollow()
    act()
  }
  return (
    <>
      {hasSomething && (
        <MenuEntry
          label={sidebarMessages.keepDemo}
          Icon={HardDriveUpload}
          onPress={after(who.kind === 'demo' ? wantToKeep : openKeepDemo)}
        />
      )}
      {isInstallable && <MenuEntry label={sidebarMessages.install} Icon={Download} onPress={after(install)} />}
    </>
  )
}

type AccountMenuBodyProps = { who: Exclude<Who, { kind: 'visitor' }>; onLeave: () => void; onFollow: () => void }

/** The current account, the theme, and the sign-out. */
export function AccountMenuBody({ who, onLeave, onFollow }: AccountMenuBodyProps) {
  return (
    <>
      <div className="px-2 pt-1 pb-2">
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{nameOf(who)}</span>
          <AccountMark who={who} />
        </p>
        <p className="truncate text-13 text-text-3">{subtitleOf(who)}</p>
      </div>
      <MenuLinks who={who} onFollow={onFollow} />
      <Sometimes who={who} onFollow={onFollow} />
      <div className="my-2 flex items-center justify-between border-y border-hairline px-2 py-2">
        <span className="text-13 text-text-2">{sidebarMessages.theme}</span>
        <ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />
      </div>
      <MenuEntry
        label={who.kind === 'demo' ? sidebarMessages.leaveDemo : sidebarMessages.signOut}
        Icon={LogOut}
        onPress={onLeave}
      />
    </>
  )
}
