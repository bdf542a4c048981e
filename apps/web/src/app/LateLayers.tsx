import { useEffect } from 'react'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'

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
