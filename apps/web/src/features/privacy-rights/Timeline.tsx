import type { PrivacyRequestDetail } from '@placard/contract'
import { classes } from '../../kit/ui/classes.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { privacyRightsMessages } from './messages.en.ts'

const { requests: words } = privacyRightsMessages

/** A moment of a request: what happened, or by when something is owed. */
interface Moment {
  readonly key: string
  readonly text: string
  readonly at: string
  /** Whether it lies ahead. */
  readonly isAhead: boolean
}

/** What happened and what is still owed, in the order of time. */
function momentsOf({ request, timeline }: PrivacyRequestDetail): readonly Moment[] {
  const happened = timeline.map(({ step, at }, index) => ({
    key: `${index} ${step}`,
    text: words.steps[step],
    at,
    isAhead: false,
  }))
  const owed = request.dues
    .filter(({ metAt }) => metAt === null && request.completionDate === null)
    .map(({ what, at }) => ({ key: what, text: words.dues[what], at, isAhead: true }))
  const { executesAt, completionDate } = request
  const execution =
    executesAt === null || completionDate !== null
      ? []
      : [{ key: 'execution', text: words.execution, at: executesAt, isAhead: true }]
  return [...happened, ...[...owed, ...execution].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))]
}

/** A request drawn as a line in time: a full mark for what happened, an open one for what is owed. */
export function Timeline({ detail }: { detail: PrivacyRequestDetail }) {
  return (
    <ol aria-label={words.timeline(words.kinds[detail.request.kind])} className="mt-2 flex flex-col">
      {momentsOf(detail).map(({ key, text, at, isAhead }) => (
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
            <span className="block text-13 text-text-2">{momentText(at, localZone())}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
