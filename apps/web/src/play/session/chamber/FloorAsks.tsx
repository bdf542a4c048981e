import { useHasPapers } from '../../../client/gateways/paper-gateway.ts'
import { FloorCards } from './FloorCards.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { PaperDialog } from './PaperDialog.tsx'

/** Cards that ask the player for an answer, and a paper that waits. */
export function FloorAsks() {
  const hasPapers = useHasPapers()
  return (
    <>
      <div className="max-h-[45%] overflow-y-auto empty:hidden">
        <FloorCards />
        <OpeningCard />
      </div>
      {hasPapers && <PaperDialog />}
    </>
  )
}
