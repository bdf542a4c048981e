import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useStore } from 'zustand'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { type ChatUi, useChatUi } from '../chat-ui.ts'
import { DeviceDialog } from '../engines/DeviceDialog.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { PanelSheet } from '../panel/PanelSheet.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { StanceDialog } from './StanceDialog.tsx'

/** Lazily loaded: few users import, and only once. */
const ImportDialog = lazy(() =>
  import('../import/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
)

const MoveDialog = lazy(() => import('../projects/MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })))

type LateProps = { name: ChatUi['dialog']; children: ReactNode }

/** A dialog that is loaded when it is opened first. */
function Late({ name, children }: LateProps) {
  const isOpen = useStore(useChatUi(), ({ dialog }) => dialog === name)
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  return wasOpen.current ? (
    <PanelBoundary>
      <Suspense>{children}</Suspense>
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
      <Late name="import">
        <ImportDialog />
      </Late>
      <Late name="project">
        <MoveDialog />
      </Late>
    </>
  )
}
