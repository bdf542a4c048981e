import { ConfirmAddressBanner } from './ConfirmAddressBanner.tsx'
import { DemoStorageBanner } from './DemoStorageBanner.tsx'
import { SettingsNotice } from './SettingsNotice.tsx'
import type { Who } from './views.ts'

/** What has to be said about the page as a whole; it is rarely anything, so it comes after the view. */
export function Notices({ who }: { who: Who }) {
  return (
    <>
      {who.kind === 'demo' && <DemoStorageBanner />}
      <SettingsNotice />
      {who.kind === 'member' && <ConfirmAddressBanner user={who.user} />}
    </>
  )
}
