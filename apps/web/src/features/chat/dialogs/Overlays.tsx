import { ExportDialog } from '../export/ExportDialog.tsx'
import { PanelSheet } from '../panel/PanelSheet.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { StanceDialog } from './StanceDialog.tsx'

/** What opens over a conversation. */
export function Overlays() {
  return (
    <>
      <PanelSheet />
      <StanceDialog />
      <ShareDialog />
      <ExportDialog />
    </>
  )
}
