import { ConfirmAddressBanner } from './ConfirmAddressBanner.tsx'
import { DemoStorageBanner } from './DemoStorageBanner.tsx'
import { KeepDemo } from './keeping/KeepDemo.tsx'
import { LeaveToKeep } from './keeping/LeaveToKeep.tsx'
import { SettingsNotice } from './SettingsNotice.tsx'
import type { Who } from './views.ts'

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
