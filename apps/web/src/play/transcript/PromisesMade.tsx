import type { SeatView } from '@placard/contract'
import type { Commitment } from '../room/room.ts'
import { CommitmentList } from './CommitmentList.tsx'
import { transcriptMessages as words } from './messages.en.ts'

type PromiseListProps = { title: string; none: string; promises: readonly Commitment[]; view: SeatView }

function PromiseList({ title, none, promises, view }: PromiseListProps) {
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-15 font-medium">{title}</h2>
      {promises.length === 0 && <p className="mt-1 text-14 text-text-3">{none}</p>}
      <CommitmentList commitments={promises} view={view} />
    </div>
  )
}

/** What the user promised, and what was promised to them. Threats stand in the debrief. */
export function PromisesMade({ view }: { view: SeatView }) {
  const promises = view.commitments.filter(({ kind }) => kind === 'promise')
  return (
    <section
      aria-label={words.promises}
      className="grid gap-5 rounded-panel border border-hairline bg-surface p-4 sm:grid-cols-2"
    >
      <PromiseList
        title={words.yours}
        none={words.nothingYours}
        promises={promises.filter(({ by }) => by === view.you)}
        view={view}
      />
      <PromiseList
        title={words.toYou}
        none={words.nothingToYou}
        promises={promises.filter(({ to }) => to === view.you)}
        view={view}
      />
    </section>
  )
}
