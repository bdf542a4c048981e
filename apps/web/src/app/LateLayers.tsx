import { lazy, Suspense, useEffect } from 'react'
import { useSetting } from '../client/settings/current.ts'
import { languageOf, pageLanguage } from '../kit/language/language.ts'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'

// for the few whose page is not in the language that they chose
const LanguageWatch = lazy(() => import('./LanguageWatch.tsx').then((module) => ({ default: module.LanguageWatch })))

/** Layers that are not needed at first: toasts, tooltips, auto-hiding scroll bars, and a watch over the language. */
export function LateLayers() {
  const isOther = languageOf(useSetting('interfaceLanguage')) !== pageLanguage
  useEffect(() => watchScrollBars(), [])
  return (
    <>
      <ToastRegion />
      <TooltipLayer />
      {isOther && (
        <Suspense>
          <LanguageWatch />
        </Suspense>
      )}
    </>
  )
}
