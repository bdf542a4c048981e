import { Button } from '../../../kit/ui/Button.tsx'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { lateMessages } from '../late-messages.en.ts'
import { useIsSending, useRefusal, useSession } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'
import { SayIt } from '../voice/SayIt.tsx'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'
import { RefusalText } from './RefusalText.tsx'

const { closing } = lateMessages

/** The chair's offer to close early; without an answer the session closes. */
export function ClosingCard({ until }: { until: number }) {
  const session = useSession()
  const isBusy = useIsSending('closing')
  const refusal = useRefusal('closing')
  const { at } = useSessionTime()
  useSpokenQuestion('closing', {
    close: () => void session.answerClosing(true),
    continue: () => void session.answerClosing(false),
  })
  return (
    <section
      aria-label={closing.title}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <div className="min-w-48 flex-1">
        <p className="font-serif text-17">{closing.title}</p>
        <p className="text-13 text-text-2">
          {closing.text} <span className="tabular">{closing.left(clockText(until - at))}</span>
          <SayIt question="closing" />
        </p>
        <RefusalText text={refusal} />
      </div>
      <div className="flex gap-2">
        <Button isBusy={isBusy} onClick={() => void session.answerClosing(false)}>
          {closing.resume}
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void session.answerClosing(true)}>
          {closing.close}
        </Button>
      </div>
    </section>
  )
}
