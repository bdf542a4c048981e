import type { PrivacyRequestDetail } from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale } from '../../kit/language/language.ts'
import { classes } from '../../kit/ui/classes.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { privacyRightsMessages } from './messages.en.ts'

const { requests: words } = privacyRightsMessages
/** Days that the law names are the same everywhere. */
const days = datesIn(dateLocale, 'UTC')

/** A moment of a request: what happened, or by when something is owed. */
interface Moment {
  readonly key: string
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** The date as it is shown: a day for what is owed by the end of one. */
  readonly shown: string
  /** Whether it lies ahead. */
  readonly isAhead: boolean
}

/** What happened and what is still owed, in the order of time. */
function momentsOf({ request, timeline }: PrivacyRequestDetail): readonly Moment[] {
  const happened = timeline.map(({ step, at }, index) => ({
    key: `${index} ${step}`,
    text: words.steps[step],
    at,
    shown: momentText(at, localZone()),
    isAhead: false,
  }))
  const owed = request.dues
    .filter(({ metAt }) => metAt === null && request.completionDate === null)
    .map(({ what, at, on }) => ({ key: what, text: words.dues[what], at, shown: days.day(on), isAhead: true }))
  const { executesAt, completionDate } = request
  const execution =
    executesAt === null || completionDate !== null
      ? []
      : [
          {
            key: 'execution',
            text: words.execution,
            at: executesAt,
            shown: momentText(executesAt, localZone()),
            isAhead: true,
          },
        ]
  return [...happened, ...[...owed, ...execution].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))]
}

/** A request drawn as a line in time: a full mark for what happened, an open one for what is owed. */
export function Timeline({ detail }: { detail: PrivacyRequestDetail }) {
  return (
    <ol aria-label={words.timeline(words.kinds[detail.request.kind])} className="mt-2 flex flex-col">
      {momentsOf(detail).map(({ key, text, shown, isAhead }) => (
        <li key={key} className="relative flex gap-3 pb-3 last:pb-0">
          <span aria-hidden="true" className="absolute inset-s-1.5 inset-bs-4 h-full w-px bg-hairline" />
          <span
            aria-hidden="true"
            className={classes(
              'relative mt-1 size-3 shrink-0 rounded-full border border-accent',
              isAhead ? 'bg-surface' : 'bg-accent',
            )}
          />
          <span className="text-14">
            {text}
            <span className="block text-13 text-text-2">{shown}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
