import { Button } from '../../../kit/ui/Button.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { lateMessages } from '../late-messages.en.ts'
import { useView } from '../session-context.ts'
import { boardVote } from './ballot.ts'
import { DebriefLink } from './DebriefLink.tsx'

const { conclusion: words } = lateMessages

/** The conclusion: score and type, the results, and the link to the debrief. */
export function ConclusionCard() {
  const view = useView()
  const ui = useHallUi()
  const isClosed = useHallUiState((state) => state.isConclusionClosed)
  const followed = useHallUiState((state) => state.followedVote)
  const closed = useHallUiState((state) => state.closedVote)
  const { conclusion } = view
  if (conclusion === undefined || boardVote(view, followed, closed) !== undefined) return null
  const title = sessionWords.resolution[conclusion.type]
  if (isClosed) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-marble-hairline px-3 py-3 sm:px-6">
        <p className="font-serif text-17">{`${words.title}: ${title}`}</p>
        <DebriefLink sessionId={view.sessionId} />
      </div>
    )
  }
  return (
    <div className="absolute inset-0 z-10 grid animate-appear place-items-center overflow-y-auto bg-marble-deep/85 p-4">
      <section
        aria-label={words.title}
        className="marble flex w-full max-w-[30rem] animate-rise flex-col items-center gap-3 rounded-panel border border-marble-control p-6 text-center shadow-float sm:p-8"
      >
        <p className="text-13 text-text-2">{words.title}</p>
        <h2 className="text-32">{title}</h2>
        <p>
          <span className="sr-only">{words.score} </span>
          <span className="font-serif text-48 tabular">{Math.round(conclusion.score * 100)}</span>{' '}
          <span className="text-15 text-text-2">{words.of}</span>
        </p>
        <ul className="flex flex-col gap-1 text-15 text-text-2">
          {conclusion.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Button onClick={() => ui.setState({ isConclusionClosed: true })}>{words.look}</Button>
          <DebriefLink sessionId={view.sessionId} />
        </div>
      </section>
    </div>
  )
}
