import { useEffect } from 'react'
import { watchScrollBars } from '../shared/ui/scroll-bars.ts'
import { ToastRegion } from '../shared/ui/ToastRegion.tsx'
import { TooltipLayer } from '../shared/ui/TooltipLayer.tsx'

/** What nobody misses in the first moment: toasts, tooltips, and scroll bars that hide. */
export function LateLayers() {
  useEffect(() => watchScrollBars(), [])
  return (
    <>
      <ToastRegion />
      <TooltipLayer />
    </>
  )
}
