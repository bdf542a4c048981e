import { lazy } from 'react'

export const Chat = lazy(() =>
  import('../../features/chat/ChatScreen.tsx').then(({ ChatScreen }) => ({ default: ChatScreen })),
)
export const Drill = lazy(() =>
  import('../../features/chat/drill/DrillScreen.tsx').then(({ DrillScreen }) => ({ default: DrillScreen })),
)
export const Voice = lazy(() =>
  import('../../features/chat/talk/TalkScreen.tsx').then(({ TalkScreen }) => ({ default: TalkScreen })),
)
export const NewProject = lazy(() =>
  import('../../features/chat/projects/NewProjectScreen.tsx').then(({ NewProjectScreen }) => ({
    default: NewProjectScreen,
  })),
)
export const Project = lazy(() =>
  import('../../features/chat/projects/ProjectScreen.tsx').then(({ ProjectScreen }) => ({ default: ProjectScreen })),
)
export const SharedChat = lazy(async () => {
  const [{ SharedChatScreen }, { readSharedChat }] = await Promise.all([
    import('../../features/chat/SharedChatScreen.tsx'),
    import('../../hosts/server/shared-chat.ts'),
  ])
  return { default: ({ token }: { token: string }) => <SharedChatScreen token={token} read={readSharedChat} /> }
})
// Both at once: an offer that appeared later would push the page down.
export const Campaigns = lazy(async () => {
  const [{ CampaignsScreen }, { TutorialOffer }] = await Promise.all([
    import('../../play/campaigns/CampaignsScreen.tsx'),
    import('../../play/tutorial/TutorialOffer.tsx'),
  ])
  return { default: () => <CampaignsScreen offer={<TutorialOffer />} /> }
})
export const Campaign = lazy(() =>
  import('../../play/campaigns/CampaignScreen.tsx').then(({ CampaignScreen }) => ({ default: CampaignScreen })),
)
export const Debrief = lazy(() =>
  import('../../play/debrief/DebriefScreen.tsx').then(({ DebriefScreen }) => ({ default: DebriefScreen })),
)
export const Replay = lazy(() =>
  import('../../play/replay/ReplayScreen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)
export const Session = lazy(() =>
  import('../../play/session/SessionScreen.tsx').then(({ SessionScreen }) => ({ default: SessionScreen })),
)
export const SettingsView = lazy(async () => {
  const [{ SettingsScreen }, { LEGAL_VERSIONS }] = await Promise.all([
    import('../../features/settings/SettingsScreen.tsx'),
    import('../../features/legal/legal-versions.ts'),
  ])
  const loadDataUse = async () => (await import('../../features/legal/data-use.ts')).loadDataUse()
  const texts = { versions: LEGAL_VERSIONS, loadDataUse }
  return { default: ({ tab }: { tab: string | undefined }) => <SettingsScreen tab={tab} texts={texts} /> }
})
export const Guide = lazy(() => import('./GuideView.tsx').then(({ GuideView }) => ({ default: GuideView })))
export const Help = lazy(() => import('./HelpView.tsx').then(({ HelpView }) => ({ default: HelpView })))
export const Handbook = lazy(() =>
  import('../../play/handbook/HandbookScreen.tsx').then(({ HandbookScreen }) => ({ default: HandbookScreen })),
)
export const Worksheet = lazy(() =>
  import('../../play/handbook/WorksheetScreen.tsx').then(({ WorksheetScreen }) => ({ default: WorksheetScreen })),
)
export const Status = lazy(() => import('./StatusView.tsx').then(({ StatusView }) => ({ default: StatusView })))
export const TUTORIAL_COACH = {
  campaignId: 'first-round',
  Coach: lazy(() => import('../../play/tutorial/Coach.tsx').then(({ Coach }) => ({ default: Coach }))),
}
/** In development builds only. */
export const Kit = import.meta.env.DEV
  ? lazy(() => import('../kit-page/Kit.tsx').then(({ Kit }) => ({ default: Kit })))
  : undefined
