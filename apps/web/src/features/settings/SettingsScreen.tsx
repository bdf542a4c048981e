import { Check, CloudOff, HardDrive, RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { type SyncStatus, useSettingsState } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { frameMessages } from './frame/messages.en.ts'
import { SettingsFrame } from './frame/SettingsFrame.tsx'
import { type SettingsTab, tabOf } from './frame/settings-tabs.ts'
import type { LegalTexts } from './legal-texts.ts'
import { settingsMessages } from './messages.en.ts'
import { ReplacedAlert } from './ReplacedAlert.tsx'

const { title, intro, sync, trouble } = settingsMessages
const ICON = { local: HardDrive, saving: RefreshCw, saved: Check, waiting: CloudOff } as const satisfies Record<
  SyncStatus,
  unknown
>

// each tab comes with its own code: nobody waits for voices to choose a theme
const VoiceTab = lazy(async () => ({ default: (await import('./voice/VoiceTab.tsx')).VoiceTab }))
const NotificationsTab = lazy(async () => ({
  default: (await import('./notifications/NotificationsTab.tsx')).NotificationsTab,
}))
const PrivacyTab = lazy(async () => ({ default: (await import('./privacy/PrivacyTab.tsx')).PrivacyTab }))
const SystemTab = lazy(async () => ({ default: (await import('./system/SystemTab.tsx')).SystemTab }))

/** Where the settings are stored, and whether the last change was saved. */
function SyncLine() {
  const status = useSettingsState((state) => state.status)
  const isInitialized = useSettingsState((state) => state.isInitialized)
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const Icon = ICON[status]
  return (
    <p role="status" className="mt-3 flex min-h-6 items-start gap-2 text-13 text-text-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {status === 'saving' && !isInitialized
        ? sync.looking
        : status === 'local' && isDemo
          ? sync.localDemo
          : sync[status]}
    </p>
  )
}

/** An alert that stored settings could not be read, or that nothing can be stored. */
function TroubleAlert() {
  const kind = useSettingsState((state) => state.trouble)
  if (kind === undefined) return null
  return (
    <Alert
      tone="warning"
      title={trouble[kind].title}
      action={
        <Button size="sm" onClick={() => deviceSettings.tell({ trouble: undefined })}>
          {trouble.dismiss}
        </Button>
      }
    >
      {trouble[kind].text}
    </Alert>
  )
}

function TabLoading() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </SkeletonGroup>
  )
}

type SettingsScreenProps = {
  /** As named in the address; the first one where there is none. */
  tab: string | undefined
  texts: LegalTexts
}

/** The settings of the product, in five tabs. Only those with an effect are offered. */
export function SettingsScreen({ tab: named, texts }: SettingsScreenProps) {
  const tab = tabOf(named)
  usePageTitle(tab === 'appearance' ? title : `${frameMessages.tabs[tab]} · ${title}`, intro)
  const panels = {
    appearance: () => <AppearanceSection />,
    voice: () => <VoiceTab />,
    notifications: () => <NotificationsTab />,
    privacy: () => <PrivacyTab texts={texts} />,
    system: () => <SystemTab texts={texts} />,
  } as const satisfies Record<SettingsTab, () => ReactNode>
  return (
    <SettingsFrame current={tab}>
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="text-32">{title}</h1>
          <p className="mt-1 text-15 text-text-2">{intro}</p>
          <SyncLine />
        </header>
        <TroubleAlert />
        <ReplacedAlert />
        <PanelBoundary key={tab}>
          <Suspense fallback={<TabLoading />}>{panels[tab]()}</Suspense>
        </PanelBoundary>
      </div>
    </SettingsFrame>
  )
}
