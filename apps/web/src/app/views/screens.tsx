import { type ComponentType, lazy, type ReactNode } from 'react'
import type { PlainViewKind, View } from '../../client/navigation/view.ts'
import { ACCOUNT_SCREENS } from './account-screens.tsx'
import { NotFound } from './NotFound.tsx'

const Chat = lazy(() =>
  import('../../features/chat/ChatScreen.tsx').then(({ ChatScreen }) => ({ default: ChatScreen })),
)
const Drill = lazy(() =>
  import('../../features/chat/drill/DrillScreen.tsx').then(({ DrillScreen }) => ({ default: DrillScreen })),
)
const SharedChat = lazy(async () => {
  const [{ SharedChatScreen }, { readSharedChat }] = await Promise.all([
    import('../../features/chat/SharedChatScreen.tsx'),
    import('../../hosts/server/shared-chat.ts'),
  ])
  return { default: ({ token }: { token: string }) => <SharedChatScreen token={token} read={readSharedChat} /> }
})
// Both at once: an offer that came later would push the page down.
const Campaigns = lazy(async () => {
  const [{ CampaignsScreen }, { TutorialOffer }] = await Promise.all([
    import('../../play/campaigns/CampaignsScreen.tsx'),
    import('../../play/tutorial/TutorialOffer.tsx'),
  ])
  return { default: () => <CampaignsScreen offer={<TutorialOffer />} /> }
})
const Campaign = lazy(() =>
  import('../../play/campaigns/CampaignScreen.tsx').then(({ CampaignScreen }) => ({ default: CampaignScreen })),
)
const Debrief = lazy(() =>
  import('../../play/debrief/DebriefScreen.tsx').then(({ DebriefScreen }) => ({ default: DebriefScreen })),
)
const Replay = lazy(() =>
  import('../../play/replay/ReplayScreen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)
const Session = lazy(() =>
  import('../../play/session/SessionScreen.tsx').then(({ SessionScreen }) => ({ default: SessionScreen })),
)
const SettingsView = lazy(() =>
  import('../../features/settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
)
const Status = lazy(() => import('./StatusView.tsx').then(({ StatusView }) => ({ default: StatusView })))
const TUTORIAL_COACH = {
  campaignId: 'first-round',
  Coach: lazy(() => import('../../play/tutorial/Coach.tsx').then(({ Coach }) => ({ default: Coach }))),
}
const Kit = import.meta.env.DEV
  ? lazy(() => import('../kit-page/Kit.tsx').then(({ Kit }) => ({ default: Kit })))
  : undefined

/** Screens of views that need nothing but their name; a view without one is not part of this version. */
const SCREENS: Partial<Readonly<Record<PlainViewKind, ComponentType>>> = {
  chat: Chat,
  drill: Drill,
  campaigns: Campaigns,
  settings: SettingsView,
  status: Status,
  ...ACCOUNT_SCREENS,
}

/** Whether this version has a view. */
export function isShipped(kind: PlainViewKind): boolean {
  return SCREENS[kind] !== undefined
}

/** The screen of a view, in a chunk of its own that is loaded when the view is first shown; undefined when it has none. */
export function screenOf(view: View): ReactNode | undefined {
  switch (view.kind) {
    // one screen, which stays when the first words give the conversation an address
    case 'chat':
      return <Chat />
    case 'conversation':
      return <Chat conversationId={view.conversationId} />
    case 'shared-chat':
      return <SharedChat key={view.token} token={view.token} />
    case 'campaign':
      return <Campaign key={view.campaignId} campaignId={view.campaignId} />
    case 'session':
      return <Session key={view.sessionId} sessionId={view.sessionId} coach={TUTORIAL_COACH} />
    case 'debrief':
      return <Debrief key={view.sessionId} sessionId={view.sessionId} />
    case 'replay':
      return <Replay key={view.sessionId} sessionId={view.sessionId} />
    case 'not-found':
      return <NotFound path={view.path} />
    case 'kit':
      return Kit === undefined ? <NotFound path="/_kit" /> : <Kit />
    default:
      return plainScreen(SCREENS[view.kind])
  }
}

function plainScreen(Screen: ComponentType | undefined): ReactNode | undefined {
  return Screen === undefined ? undefined : <Screen />
}
