import type { Debrief, SeatView } from '@placard/contract'
import type { ReactElement } from 'react'
import { drawn } from '../../../client/documents/drawn.ts'
import { html, type Markup } from '../../../client/documents/markup.ts'
import { countryIn } from '../../room/room.ts'
import { DealLegend } from '../DealLegend.tsx'
import { DealSpaceDrawing } from '../DealSpaceDrawing.tsx'
import { statusQuoOf, stepsOf } from '../deal-space.ts'
import { GainDrawing, GainLegend } from '../GainLine.tsx'
import type { SeatGain } from '../gains.ts'
import { SupportLegend } from '../SupportPanel.tsx'
import { SupportDrawing } from '../SupportPlot.tsx'
import { samplesOver } from '../support-series.ts'

/** Width in CSS pixels for which the charts of a file are drawn; they scale down with the page. */
const WIDTH = 760
const LINE_WIDTH = 480

/** The deal space as on the page. */
export function dealChart(view: SeatView, debrief: Debrief): Markup {
  return figure(
    <>
      <DealSpaceDrawing
        width={WIDTH}
        debrief={debrief}
        steps={stepsOf(debrief.path)}
        country={countryIn(view, view.you)}
        statusQuo={statusQuoOf(debrief.gains, view.you)}
        reservation={view.own.reservation}
      />
      <DealLegend isAdopted={debrief.final !== undefined} isExpected={debrief.expected !== undefined} />
    </>,
  )
}

/** Support over time as on the page. */
export function supportChart(view: SeatView, { support }: Debrief): Markup {
  const samples = samplesOver(support, view.seats.length, view.conclusion?.at ?? view.clock.elapsedMs)
  return figure(
    <>
      <SupportDrawing samples={samples} seats={view.seats.length} width={WIDTH} />
      <SupportLegend />
    </>,
  )
}

/** The gains as on the page, one line per seat. */
export function gainsChart(gains: readonly SeatGain[]): Markup {
  return figure(
    <>
      <GainLegend />
      <ul className="lines">
        {gains.map((gain) => (
          <li key={gain.seat}>
            <span>{gain.country}</span>
            <GainDrawing gain={gain} width={LINE_WIDTH} />
          </li>
        ))}
      </ul>
    </>,
  )
}

function figure(picture: ReactElement): Markup {
  return html`<figure>${drawn(picture)}</figure>`
}
