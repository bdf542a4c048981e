import type { ServiceStatus, StatusHour } from '@placard/contract'
import { statusMessages } from './messages.en.ts'

const BAR_WIDTH = 8
const STEP = 10
const HEIGHT = 28
/** Shape as well as colour shows the status: the worse an hour, the shorter its bar. */
const BARS: Readonly<Record<ServiceStatus, { readonly height: number; readonly fill: string }>> = {
  operational: { height: 28, fill: 'fill-success' },
  maintenance: { height: 20, fill: 'fill-undecided' },
  degraded_performance: { height: 20, fill: 'fill-warning' },
  partial_outage: { height: 12, fill: 'fill-danger' },
  major_outage: { height: 6, fill: 'fill-danger' },
}

/** 24 bars, one per hour, oldest first; an hour without a check is an outline at the bottom. */
export function HistoryStrip({ hours, label }: { hours: readonly StatusHour[]; label: string }) {
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-8 w-full"
      >
        {hours.map(({ startsAt, worst }, at) => {
          const { height, fill } = worst === null ? { height: 2, fill: 'fill-control' } : BARS[worst]
          return (
            <rect key={startsAt} x={at * STEP} y={HEIGHT - height} width={BAR_WIDTH} height={height} className={fill} />
          )
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-12 text-text-3">
        <span>{statusMessages.from}</span>
        <span>{statusMessages.now}</span>
      </div>
    </div>
  )
}
