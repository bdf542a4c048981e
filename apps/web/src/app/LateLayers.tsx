import { useEffect } from 'react'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'

/** Layers that are not needed at first: toasts, tooltips, and auto-hiding scroll bars. */
export function LateLayers() {
  useEffect(() => watchScrollBars(), [])
  return (
    <>
      <ToastRegion />
      <TooltipLayer />
    </>
  )
}
