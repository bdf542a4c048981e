import { Suspense } from 'react'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import type { Coach } from '../../room/coach.ts'
import { hasFloorCard } from '../model/floor-card.ts'
import { useEntries, useSession, useSessionState, useView } from '../session-context.ts'
import { COMPOSER_ID } from './composer-id.ts'

/** A coach for the sessions of one campaign. */
export type SessionCoach = { readonly campaignId: string; readonly Coach: Coach }

/** Shows the coach, in sessions of its campaign. */
export function CoachCorner({ coach }: { coach: SessionCoach | undefined }) {
  const view = useView()
  const entries = useEntries()
  const session = useSession()
  const isAsked = useSessionState(({ unclear }) => unclear !== undefined) || hasFloorCard(view)
  // A card that asks for an answer hides the coach.
  if (coach === undefined || coach.campaignId !== view.campaignId || isAsked) return null
  const { Coach } = coach

  function handleSuggest(words: string) {
    session.type(words)
    document.getElementById(COMPOSER_ID)?.focus()
  }

  return (
    <PanelBoundary>
      <Suspense>
        <Coach view={view} entries={entries} onSuggest={handleSuggest} />
      </Suspense>
    </PanelBoundary>
  )
}
