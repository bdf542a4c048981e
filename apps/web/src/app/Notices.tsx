import { ConfirmAddressBanner } from '../features/account/confirmation/ConfirmAddressBanner.tsx'
import { DemoStorageBanner } from '../features/keep-demo/DemoStorageBanner.tsx'
import { KeepDemo } from '../features/keep-demo/KeepDemo.tsx'
import { LeaveToKeep } from '../features/keep-demo/LeaveToKeep.tsx'
import { SettingsNotice } from '../features/settings/SettingsNotice.tsx'
import type { Who } from './views/views.ts'

/** What has to be said about the page as a whole; it is rarely anything, so it comes after the view. */
export function Notices({ who, onLeave }: { who: Who; onLeave: () => void }) {
  return (
    <>
      {who.kind === 'demo' && <DemoStorageBanner />}
      {who.kind === 'demo' && <LeaveToKeep onLeave={onLeave} />}
      <SettingsNotice />
      {who.kind === 'member' && <ConfirmAddressBanner user={who.user} />}
      {who.kind === 'member' && <KeepDemo user={who.user} />}
    </>
  )
}
