import { type ComponentType, lazy, type ReactNode } from 'react'
import type { View } from '../shared/navigation/view.ts'
import { NotFound } from './NotFound.tsx'

const Campaigns = lazy(() =>
  import('../features/campaigns/CampaignsScreen.tsx').then(({ CampaignsScreen }) => ({ default: CampaignsScreen })),
)
const Campaign = lazy(() =>
  import('../features/campaigns/CampaignScreen.tsx').then(({ CampaignScreen }) => ({ default: CampaignScreen })),
)
const Debrief = lazy(() =>
  import('../features/debrief/DebriefScreen.tsx').then(({ DebriefScreen }) => ({ default: DebriefScreen })),
)
const Session = lazy(() =>
  import('../features/session/SessionScreen.tsx').then(({ SessionScreen }) => ({ default: SessionScreen })),
)
const Kit = import.meta.env.DEV ? lazy(() => import('./Kit.tsx').then(({ Kit }) => ({ default: Kit }))) : undefined

/** The screen of a view. Each comes in its own chunk, loaded when the view is first shown. */
export function screenOf(view: View): ReactNode {
  switch (view.kind) {
    case 'campaigns':
      return <Campaigns />
    case 'campaign':
      return <Campaign key={view.campaignId} campaignId={view.campaignId} />
    case 'session':
      return <Session key={view.sessionId} sessionId={view.sessionId} />
    case 'debrief':
      return <Debrief key={view.sessionId} sessionId={view.sessionId} />
    case 'kit':
      return shown(Kit) ?? <NotFound path="/_kit" />
    case 'not-found':
      return <NotFound path={view.path} />
  }
}

function shown(Screen: ComponentType | undefined): ReactNode {
  return Screen === undefined ? undefined : <Screen />
}
