import { useHasPapers } from '../../../client/gateways/paper-gateway.ts'
import { FloorCards } from './FloorCards.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { PaperDialog } from './PaperDialog.tsx'
import { Readings } from './Readings.tsx'

/** Cards that ask the player for an answer, a paper that waits, and the chair's question about the player's text. */
export function FloorAsks() {
  const hasPapers = useHasPapers()
  return (
    <>
      <div className="max-h-[45%] overflow-y-auto empty:hidden">
        <FloorCards />
        <OpeningCard />
      </div>
      {hasPapers && <PaperDialog />}
      <Readings />
    </>
  )
}
