import { ConclusionCard } from './ConclusionCard.tsx'
import { VoteOverlay } from './VoteOverlay.tsx'

/** What covers the chamber. */
export function ChamberOverlays() {
  return (
    <>
      <VoteOverlay />
      <ConclusionCard />
    </>
  )
}
