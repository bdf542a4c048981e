import type { SeatView } from '@placard/contract'
import { useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import type { Commitment } from '../room/room.ts'
import { CommitmentList } from '../transcript/CommitmentList.tsx'
import { promiseMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

/** Commitments shown before the user asks for all; the player's own are always shown. */
const FIRST = 6

/** The player's own, then others up to a number. */
export function firstCommitments(view: SeatView, count = FIRST): readonly Commitment[] {
  const own = view.commitments.filter(({ by, to }) => by === view.you || to === view.you)
  const others = view.commitments.filter((commitment) => !own.includes(commitment))
  return [...own, ...others].slice(0, Math.max(own.length, count))
}

/** Promises and threats with their results, the player's own first. */
export function PromisesPanel({ view }: { view: SeatView }) {
  const [isWhole, setIsWhole] = useState(false)
  const { commitments } = view
  const shown = firstCommitments(view, isWhole ? commitments.length : FIRST)
  if (commitments.length === 0) {
    return <Section title={promiseMessages.title} intro={promiseMessages.none} children={null} />
  }
  return (
    <Section title={promiseMessages.title}>
      <CommitmentList commitments={shown} view={view} />
      {(shown.length < commitments.length || isWhole) && (
        <Button size="sm" className="self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? promiseMessages.showFewer : promiseMessages.showAll(commitments.length)}
        </Button>
      )}
    </Section>
  )
}
