import { lazy, Suspense, useRef } from 'react'
import { useStore } from 'zustand'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { useChatUi } from '../chat-ui.ts'
import { DeviceDialog } from '../engines/DeviceDialog.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { PanelSheet } from '../panel/PanelSheet.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { StanceDialog } from './StanceDialog.tsx'

/** Lazily loaded: few users import, and only once. */
const ImportDialog = lazy(() =>
  import('../import/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
)

function LateImport() {
  const isOpen = useStore(useChatUi(), ({ dialog }) => dialog === 'import')
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  return wasOpen.current ? (
    <PanelBoundary>
      <Suspense>
        <ImportDialog />
      </Suspense>
    </PanelBoundary>
  ) : null
}

/** Dialogs of a conversation. */
export function Overlays() {
  return (
    <>
      <PanelSheet />
      <StanceDialog />
      <ShareDialog />
      <ExportDialog />
      <DeviceDialog />
      <LateImport />
    </>
  )
}
