import { lazy, Suspense, useEffect } from 'react'
import { openNotified } from '../client/notifications/call-away.ts'
import { useSetting } from '../client/settings/current.ts'
import { watchOpened } from '../kit/browser/notifications.ts'
import { languageOf, pageLanguage } from '../kit/language/language.ts'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'

// for the few whose page is not in the language that they chose
const LanguageWatch = lazy(() => import('./LanguageWatch.tsx').then((module) => ({ default: module.LanguageWatch })))

/**
 * Layers that are not needed at first: toasts, tooltips, auto-hiding scroll bars, a watch over the language, and clicks on
 * notifications.
 */
export function LateLayers() {
  const isOther = languageOf(useSetting('interfaceLanguage')) !== pageLanguage
  useEffect(() => watchScrollBars(), [])
  useEffect(() => watchOpened(openNotified), [])
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
