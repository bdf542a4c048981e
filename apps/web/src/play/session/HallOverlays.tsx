import { Caller } from './Caller.tsx'
import { HallTable } from './chamber/HallTable.tsx'
import { ExitDialog } from './header/ExitDialog.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { DelegatesSheet } from './panels/DelegatesSheet.tsx'
import { RelationsDialog } from './relations/RelationsDialog.tsx'

/** Everything that opens over the hall, and the notifications that call the player back. */
export function HallOverlays() {
  return (
    <>
      <DelegatesSheet />
      <HallTable />
      <RelationsDialog />
      <ExitDialog />
      <PanelSheet />
      <Caller />
    </>
  )
}
