import { clockText } from '../../../kit/ui/clock-text.ts'
import { ProgressBar } from '../../../kit/ui/Meter.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'

const { header } = sessionMessages

function orchestration(status: 'active' | 'paused' | 'concluded', acts: number): string {
  if (status === 'active') return header.orchestration(acts)
  return status === 'paused' ? header.orchestrationPaused(acts) : header.orchestrationOver(acts)
}

/** The number of autonomous acts and the progress, on a line of their own on phones. */
export function CountdownFoot() {
  const { clock, status, autonomousActs } = useView()
  const { at } = useSessionTime()
  return (
    <p className="order-last flex w-full justify-between gap-3 text-12 text-text-3 sm:hidden">
      <span className="truncate">{orchestration(status, autonomousActs)}</span>
      <span className="shrink-0 tabular">{header.complete(Math.floor((at / clock.durationMs) * 100))}</span>
    </p>
  )
}

/** Remaining time as m:ss, phase, progress, and the number of autonomous acts. */
export function Countdown() {
  const { clock, status, autonomousActs } = useView()
  const { at, remainingMs } = useSessionTime()
  const percent = Math.floor((at / clock.durationMs) * 100)
  const phase = clock.phases.find((one) => one.status === 'current') ?? clock.phases.at(-1)
  const left = clockText(remainingMs)
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:gap-3 lg:gap-4">
      <p
        className="font-serif text-20 leading-none tabular sm:text-24"
        aria-label={`${header.timeRemaining} ${left}`}
        role="timer"
      >
        {left}
      </p>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3 text-12 sm:text-13">
          <span className="truncate font-medium">{phase && sessionWords.phases[phase.id]}</span>
          <span className="session-header-percent hidden shrink-0 tabular text-text-3 sm:inline">
            {header.complete(percent)}
          </span>
        </p>
        <ProgressBar
          label={header.progress}
          ratio={at / clock.durationMs}
          valueText={header.complete(percent)}
          className="my-1 h-1"
        />
        <p className="hidden truncate text-12 text-text-3 sm:block">{orchestration(status, autonomousActs)}</p>
      </div>
    </div>
  )
}
