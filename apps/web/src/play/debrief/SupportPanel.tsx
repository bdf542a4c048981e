import type { Debrief, SeatView } from '@placard/contract'
import { clockText } from '../../kit/ui/clock-text.ts'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { SHAPE_OF_STANCE, StanceShape } from '../room/StanceShape.tsx'
import { supportMessages } from './messages.en.ts'
import { Section } from './Section.tsx'
import { SupportPlot } from './SupportPlot.tsx'
import { BANDS, samplesOver } from './support-series.ts'

type SupportPanelProps = { support: Debrief['support']; view: SeatView }

/** The support for the draft over time. */
export function SupportPanel({ support, view }: SupportPanelProps) {
  const samples = samplesOver(support, view.seats.length, view.conclusion?.at ?? view.clock.elapsedMs)
  const rows = samples.map(({ at, favour, undecided, against }) => [clockText(at), favour, undecided, against])
  return (
    <Section title={supportMessages.title} intro={support.length === 0 ? supportMessages.none : supportMessages.intro}>
      {support.length > 0 && (
        <ViewAsTable caption={supportMessages.label} columns={supportMessages.columns} rows={rows}>
          <SupportPlot samples={samples} seats={view.seats.length} />
          <SupportLegend />
        </ViewAsTable>
      )}
    </Section>
  )
}

/** Legend of the bands. */
export function SupportLegend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-text-2">
      {BANDS.map((band) => (
        <li key={band} className="inline-flex items-center gap-2">
          <StanceShape shape={SHAPE_OF_STANCE[band]} className="size-3.5" />
          {supportMessages.bands[band]}
        </li>
      ))}
    </ul>
  )
}
