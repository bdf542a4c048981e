import type { SeatView } from '@placard/contract'
import type { ReactNode } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { stillEnglish } from '../../../kit/language/language.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { type Crisis, countryIn } from '../../room/room.ts'
import { useView } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'
import { CrisisChoices } from './CrisisChoices.tsx'
import { panelMessages } from './messages.en.ts'

const { crisis: words } = panelMessages

const URGENCY = { low: 'neutral', medium: 'warning', high: 'danger', critical: 'danger' } as const

function List({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <div>
      <h3 className="text-13 font-semibold text-text-2">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-4 text-14 marker:text-text-3">
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** How a crisis was answered, or that it was not. */
function Outcome({ crisis }: { crisis: Crisis }) {
  const view = useView()
  if (crisis.status === 'open' && view.status === 'concluded')
    return <p className="text-14 text-text-2">{words.over}</p>
  if (crisis.status === 'lapsed') return <p className="text-14 text-warning">{words.lapsed}</p>
  if (crisis.answer === undefined) return null
  const { seat, choice, chanceRatio, succeeded } = crisis.answer
  const percent = Math.round(chanceRatio * 100)
  return (
    <div className="text-14">
      <p>
        {words.answeredBy(countryIn(view, seat))}: “{crisis.choices.find(({ id }) => id === choice)?.text}”
      </p>
      <p className={succeeded ? 'text-success' : 'text-danger'}>
        {succeeded ? words.succeeded(percent) : words.failed(percent)}
      </p>
    </div>
  )
}

/** Whether the player can still answer: not once the session is over. */
function isAnswerable(crisis: Crisis, view: SeatView): boolean {
  return crisis.status === 'open' && view.status !== 'concluded'
}

function Deadline({ crisis }: { crisis: Crisis }) {
  const view = useView()
  const { at } = useSessionTime()
  if (!isAnswerable(crisis, view)) return null
  return <span className="text-13 tabular text-text-2">{words.left(clockText(crisis.deadlineAt - at))}</span>
}

function Head({ crisis, children }: { crisis: Crisis; children?: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={URGENCY[crisis.urgency]}>{words.urgency[crisis.urgency]}</Badge>
        {children}
      </div>
      <h2 className="mt-1 text-20">{crisis.title}</h2>
    </div>
  )
}

/** The current crisis: what is known, who is affected, and the player's choices. */
export function CrisisPanel() {
  const view = useView()
  const { crisis } = view
  if (crisis === undefined) {
    return (
      <Alert
        tone="warning"
        action={
          <ViewLink
            view={{ kind: 'campaign', campaignId: view.campaignId }}
            className={buttonClasses('secondary', 'sm')}
          >
            {words.restart}
          </ViewLink>
        }
      >
        {words.missing}
      </Alert>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Head crisis={crisis}>
        <Deadline crisis={crisis} />
      </Head>
      <p {...stillEnglish} className="font-serif text-15">
        {crisis.description}
      </p>
      <Outcome crisis={crisis} />
      {isAnswerable(crisis, view) && <CrisisChoices crisis={crisis} />}
      <List title={words.keyFacts}>{crisis.keyFacts}</List>
      <List title={words.stakeholders}>{crisis.stakeholders}</List>
      <List title={words.outcomes}>{crisis.possibleOutcomes}</List>
      {view.crisesClosed.length > 0 && (
        <details className="text-14">
          <summary className="min-h-9 font-medium text-text-2">{words.earlier}</summary>
          <ul className="mt-2 flex flex-col gap-4">
            {view.crisesClosed.map((earlier) => (
              <li key={earlier.id}>
                <Head crisis={earlier} />
                <Outcome crisis={earlier} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
