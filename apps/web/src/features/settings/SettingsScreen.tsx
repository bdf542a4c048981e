import { Check, CloudOff, HardDrive, RefreshCw } from 'lucide-react'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { ChatScopeContext } from '../../client/gateways/chat-scope.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { type SyncStatus, useSettingsState } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { DemoSection } from './DemoSection.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import { KeepDemoSection } from './KeepDemoSection.tsx'
import { settingsMessages } from './messages.en.ts'
import { OwnModelsSection } from './own-models/OwnModelsSection.tsx'
import { PlaySection } from './PlaySection.tsx'
import { ResetSection } from './ResetSection.tsx'
import { RecordingsSection } from './recordings/RecordingsSection.tsx'
import { VoiceSection } from './voice/VoiceSection.tsx'

const { title, intro, sync, trouble } = settingsMessages
const ICON = { local: HardDrive, saving: RefreshCw, saved: Check, waiting: CloudOff } as const satisfies Record<
  SyncStatus,
  unknown
>

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

/** The settings of the product. Only those with an effect are offered. */
export function SettingsScreen() {
  usePageTitle(title, intro)
  const isLocal = useSettingsState(({ status }) => status === 'local')
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const scope = useContext(ChatScopeContext)
  const ownEngines = scope?.ownEngines
  return (
    <div className="mx-auto flex w-full max-w-[46rem] flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <h1 className="text-32">{title}</h1>
        <p className="mt-1 text-15 text-text-2">{intro}</p>
        <SyncLine />
      </header>
      <TroubleAlert />
      <PanelBoundary>
        <AppearanceSection />
      </PanelBoundary>
      <PanelBoundary>
        <VoiceSection />
      </PanelBoundary>
      {scope !== undefined && (
        <PanelBoundary>
          <RecordingsSection gateway={scope.recordings} />
        </PanelBoundary>
      )}
      <PanelBoundary>
        <PlaySection />
      </PanelBoundary>
      {ownEngines !== undefined && <OwnModelsSection gateway={ownEngines} />}
      <DeviceSection isDemo={isDemo} />
      {isDemo ? <DemoSection /> : <KeepDemoSection />}
      <ResetSection isLocal={isLocal} />
    </div>
  )
}
