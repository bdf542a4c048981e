import type { SeatView } from '@placard/contract'
import { ResolutionText } from '../room/ResolutionText.tsx'
import { countryIn, draftOnTheFloor, recentSince } from '../room/room.ts'
import { questionText, VoteColumns, VoteCounts } from '../room/VoteBoard.tsx'
import { replayMessages } from './messages.en.ts'

/** The draft at the time, with its latest changes, and the vote while one was open. */
export function ReplayText({ view }: { view: SeatView }) {
  const draft = draftOnTheFloor(view)
  return (
    <section aria-label={replayMessages.text} className="paper flex min-w-0 flex-col gap-5 p-5 sm:p-6">
      {view.vote && (
        <div className="flex flex-col gap-3 border-b border-hairline pb-5">
          <h2 className="text-20">{questionText(view.vote, view)}</h2>
          <VoteCounts vote={view.vote} />
          <VoteColumns vote={view.vote} room={view} />
        </div>
      )}
      {draft ? (
        <>
          <h2 className="text-20">{replayMessages.draft(draft.number)}</h2>
          <p className="text-13 text-text-2">
            {[...draft.sponsors, ...draft.signatories].map((id) => countryIn(view, id)).join(', ')}
          </p>
          <ResolutionText draft={draft} room={view} markedSince={recentSince(view)} />
        </>
      ) : (
        <p className="font-serif text-17 text-text-2">{replayMessages.noText}</p>
      )}
    </section>
  )
}
