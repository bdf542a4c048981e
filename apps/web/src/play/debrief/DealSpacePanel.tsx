import type { Debrief, SeatView } from '@placard/contract'
import { clockText } from '../../kit/ui/clock-text.ts'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { countryIn } from '../room/room.ts'
import { DealLegend } from './DealLegend.tsx'
import { DealSpacePlot } from './DealSpacePlot.tsx'
import { type NumberedStep, type PlanePoint, statusQuoOf, stepsOf } from './deal-space.ts'
import { dealMessages, debriefMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

type DealSpacePanelProps = { debrief: Debrief; view: SeatView }

/** The deal space, the draft's path through it, and where it might have ended. */
export function DealSpacePanel({ debrief, view }: DealSpacePanelProps) {
  const country = countryIn(view, view.you)
  const steps = stepsOf(debrief.path)
  const statusQuo = statusQuoOf(debrief.gains, view.you)
  return (
    <Section title={dealMessages.title} intro={dealMessages.intro(country)}>
      <ViewAsTable
        caption={dealMessages.label(country)}
        columns={dealMessages.columns}
        rows={dealRowsOf(debrief, view, steps, statusQuo)}
      >
        <DealSpacePlot
          debrief={debrief}
          steps={steps}
          country={country}
          statusQuo={statusQuo}
          reservation={view.own.reservation}
          nameOf={(seat) => countryIn(view, seat)}
        />
        <DealLegend isAdopted={debrief.final !== undefined} isExpected={debrief.expected !== undefined} />
      </ViewAsTable>
      {debrief.expected && (
        <p className="max-w-column text-14 text-text-2">
          <span className="font-medium text-text">{dealMessages.bargain}</span> {debrief.expected.bargain}
        </p>
      )}
    </Section>
  )
}

/** The data of the drawing as table rows. */
export function dealRowsOf(
  { nash, final, expected, frontier }: Debrief,
  view: SeatView,
  steps: readonly NumberedStep[],
  statusQuo: PlanePoint,
) {
  const { points } = debriefMessages
  const worth = ({ own, others }: { own: number; others: number }) => [points(own), points(others)]
  return [
    [dealMessages.walkAway, '', '', points(view.own.reservation), ''],
    [dealMessages.statusQuo, '', '', ...worth(statusQuo)],
    ...steps.map((step) => [
      dealMessages.step(step.number),
      clockText(step.at),
      countryIn(view, step.by),
      ...worth(step),
    ]),
    ...(final ? [[dealMessages.final, '', '', ...worth(final)]] : []),
    [dealMessages.nash, '', '', ...worth(nash)],
    ...(expected ? [[dealMessages.expected, '', '', ...worth(expected)]] : []),
    ...frontier.map((point) => [dealMessages.frontier, '', '', ...worth(point)]),
  ]
}
