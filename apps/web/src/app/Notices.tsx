import { lazy } from 'react'
import { ConfirmAddressBanner } from '../features/account/confirmation/ConfirmAddressBanner.tsx'
import { DemoStorageBanner } from '../features/keep-demo/DemoStorageBanner.tsx'
import { KeepDemo } from '../features/keep-demo/KeepDemo.tsx'
import type { KeepDemoDialogProps } from '../features/keep-demo/KeepDemoDialog.tsx'
import { LeaveToKeep } from '../features/keep-demo/LeaveToKeep.tsx'
import { LegalNotice } from '../features/legal/LegalNotice.tsx'
import { SettingsNotice } from '../features/settings/SettingsNotice.tsx'
import { authSession } from '../hosts/server/auth.ts'
import type { Who } from './views/who.ts'

const loadCall = async () => (await import('../hosts/server/api.ts')).signedInCall(authSession)

const KeepDemoDialog = lazy(async () => {
  const [{ KeepDemoDialog: Loaded }, { KEEPS }] = await Promise.all([
    import('../features/keep-demo/KeepDemoDialog.tsx'),
    import('./keep-registry.ts'),
  ])
  return { default: (props: Omit<KeepDemoDialogProps, 'registry'>) => <Loaded registry={KEEPS} {...props} /> }
})

/** Notices about the whole page; they are rare, and loaded after the view. */
export function Notices({ who, onLeave }: { who: Who; onLeave: () => void }) {
  return (
    // one at a time, the first that has something to say: a phone has room for no more
    <div className="[&>.notice~.notice]:hidden">
      {who.kind === 'demo' && <DemoStorageBanner />}
      {who.kind === 'demo' && <LeaveToKeep onLeave={onLeave} />}
      <SettingsNotice />
      {who.kind !== 'visitor' && <LegalNotice since={who.kind === 'member' ? who.user.createdAt : undefined} />}
      {who.kind === 'member' && <ConfirmAddressBanner user={who.user} loadCall={loadCall} />}
      {who.kind === 'member' && <KeepDemo user={who.user} Dialog={KeepDemoDialog} />}
    </div>
  )
}
