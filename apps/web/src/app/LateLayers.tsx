import { lazy, Suspense, useEffect } from 'react'
import { useSetting } from '../client/settings/current.ts'
import { languageOf, pageLanguage } from '../kit/language/language.ts'
import { watchScrollBars } from '../kit/ui/scroll-bars.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { TooltipLayer } from '../kit/ui/TooltipLayer.tsx'

// for the few whose page is not in the language that they chose
const LanguageWatch = lazy(() => import('./LanguageWatch.tsx').then((module) => ({ default: module.LanguageWatch })))

/** Follows clicks on notifications that the service worker shows; the code for it comes after everything else. */
function useOpenedNotifications(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('../client/notifications/call-away.ts').then(
      ({ watchNotified }) => {
        if (!isOver) stop = watchNotified()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
}

/**
 * Layers that are not needed at first: toasts, tooltips, auto-hiding scroll bars, a watch over the language, and clicks on
 * notifications.
 */
export function LateLayers() {
  const isOther = languageOf(useSetting('interfaceLanguage')) !== pageLanguage
  useEffect(() => watchScrollBars(), [])
  useOpenedNotifications()
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
