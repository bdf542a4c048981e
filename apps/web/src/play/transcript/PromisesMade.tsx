import type { SeatView } from '@placard/contract'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { commitmentText } from '../room/commitment-text.ts'
import { commitmentWords } from '../room/commitment-words.en.ts'
import type { Commitment } from '../room/room.ts'
import { transcriptMessages as words } from './messages.en.ts'

const TONE: Record<Commitment['status'], Tone> = { kept: 'success', broken: 'danger', open: 'neutral' }

type PromiseListProps = { title: string; none: string; promises: readonly Commitment[]; view: SeatView }

function PromiseList({ title, none, promises, view }: PromiseListProps) {
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-15 font-medium">{title}</h2>
      {promises.length === 0 && <p className="mt-1 text-14 text-text-3">{none}</p>}
      <ul className="divide-y divide-hairline">
        {promises.map((promise) => (
          <li key={promise.id} className="flex items-start justify-between gap-3 py-2 text-14">
            <span>
              {commitmentText(promise, view)}{' '}
              <span className="text-13 text-text-3 tabular">{words.at(clockText(promise.at))}</span>
            </span>
            <Badge tone={TONE[promise.status]}>{commitmentWords.status.promise[promise.status]}</Badge>
          </li>
        ))}
      </ul>
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
