import { lazy, Suspense } from 'react'
import { afterPaint } from '../kit/browser/after-paint.ts'
import { PanelBoundary } from '../kit/ui/PanelBoundary.tsx'

const Panel = lazy(() =>
  afterPaint()
    .then(() => import('../features/announcements/AnnouncementsPanel.tsx'))
    .then(({ AnnouncementsPanel }) => ({
      default: AnnouncementsPanel,
    })),
)

const load = async (signal: AbortSignal) =>
  (await import('../hosts/server/announcements.ts')).visitorAnnouncements(signal)

/** Community Updates of the sign-in screen; loaded after the form. */
export function SignInUpdates() {
  return (
    <PanelBoundary>
      <Suspense>
        <Panel load={load} />
      </Suspense>
    </PanelBoundary>
  )
}
