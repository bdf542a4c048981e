import { type ComponentType, lazy, type ReactNode } from 'react'
import type { View } from '../shared/navigation/view.ts'
import { NotFound } from './NotFound.tsx'

// Both at once: an offer that came later would push the page down.
const Campaigns = lazy(async () => {
  const [{ CampaignsScreen }, { TutorialOffer }] = await Promise.all([
    import('../features/campaigns/CampaignsScreen.tsx'),
    import('../features/tutorial/TutorialOffer.tsx'),
  ])
  return { default: () => <CampaignsScreen offer={<TutorialOffer />} /> }
})
const Campaign = lazy(() =>
  import('../features/campaigns/CampaignScreen.tsx').then(({ CampaignScreen }) => ({ default: CampaignScreen })),
)
const Debrief = lazy(() =>
  import('../features/debrief/DebriefScreen.tsx').then(({ DebriefScreen }) => ({ default: DebriefScreen })),
)
const Replay = lazy(() =>
  import('../features/replay/ReplayScreen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)
const Session = lazy(() =>
  import('../features/session/SessionScreen.tsx').then(({ SessionScreen }) => ({ default: SessionScreen })),
)
const SettingsView = lazy(() =>
  import('../features/settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
)
const TUTORIAL_COACH = {
  campaignId: 'first-round',
  Coach: lazy(() => import('../features/tutorial/Coach.tsx').then(({ Coach }) => ({ default: Coach }))),
}
const Kit = import.meta.env.DEV ? lazy(() => import('./Kit.tsx').then(({ Kit }) => ({ default: Kit }))) : undefined

/** The screen of a view. Each comes in its own chunk, loaded when the view is first shown. */
export function screenOf(view: View): ReactNode {
  switch (view.kind) {
    case 'campaigns':
      return <Campaigns />
    case 'campaign':
      return <Campaign key={view.campaignId} campaignId={view.campaignId} />
    case 'session':
      return <Session key={view.sessionId} sessionId={view.sessionId} coach={TUTORIAL_COACH} />
    case 'debrief':
      return <Debrief key={view.sessionId} sessionId={view.sessionId} />
    case 'replay':
      return <Replay key={view.sessionId} sessionId={view.sessionId} />
    case 'settings':
      return <SettingsView />
    case 'kit':
      return shown(Kit) ?? <NotFound path="/_kit" />
    case 'not-found':
      return <NotFound path={view.path} />
  }
}

function shown(Screen: ComponentType | undefined): ReactNode {
  return Screen === undefined ? undefined : <Screen />
}
