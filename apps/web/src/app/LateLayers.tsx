import { useEffect } from 'react'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'
import { LanguageWatch } from './LanguageWatch.tsx'

/** Layers that are not needed at first: toasts, tooltips, auto-hiding scroll bars, and a watch over the language. */
export function LateLayers() {
  useEffect(() => watchScrollBars(), [])
  return (
    <>
      <ToastRegion />
      <TooltipLayer />
      <LanguageWatch />
    </>
  )
}
