import { Meter } from '../../../kit/ui/Meter.tsx'
import { untilReset } from '../composer/day-words.ts'
import { useDayWords } from '../composer/use-day-words.ts'
import { talkMessages } from './messages.en.ts'

const { usage: words } = talkMessages
/** Shares of the day's words from which the bar has another colour. */
const TONES = [
  { from: 0.95, tone: 'danger' },
  { from: 0.8, tone: 'warning' },
  { from: 0, tone: 'success' },
] as const

/** The words used today; nothing where they are not counted, as for administrators. */
export function UsageBar() {
  const data = useDayWords()
  if (data === undefined || data.limit === null) return null
  const ratio = data.limit === 0 ? 1 : data.usedWords / data.limit
  const tone = TONES.find(({ from }) => ratio >= from)?.tone ?? 'success'
  const { hours, minutes } = untilReset(data.resetsAt, Date.now())
  const value = words.value(data.usedWords, data.limit)
  return (
    <div className="flex w-full max-w-form flex-col gap-1" data-tooltip={words.resets(hours, minutes)}>
      <Meter label={words.label} ratio={ratio} valueText={`${value}. ${words.resets(hours, minutes)}`} tone={tone} />
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 text-12 text-text-2 tabular">
        <span>{value}</span>
        <span>{words.resets(hours, minutes)}</span>
      </p>
    </div>
  )
}
