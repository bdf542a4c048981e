import { checkUsage, usageOf, usagePercentage } from '@placard/application'
import type { LastUse, Usage, UsageKind } from '@placard/contract'
import { Meter } from '../../kit/ui/Meter.tsx'
import { subscriptionMessages } from './messages.en.ts'

const words = subscriptionMessages.usage
/** Threshold of the meter's warning. */
const NEARLY_ALL_PERCENT = 90

/** What is left of the month, when it resets, and the cost of the last use. */
export function UsagePanel({ usage }: { usage: Usage }) {
  return (
    <div className="flex flex-col gap-6">
      {usage.kinds.map((kind) => (
        <KindMeter key={kind} kind={kind} usage={usage} last={usage.last.find((use) => use.kind === kind)} />
      ))}
      <p className="text-13 text-text-2">{words.resets(usage.resetsAt, usage.timeZone)}</p>
    </div>
  )
}

function KindMeter({ kind, usage, last }: { kind: UsageKind; usage: Usage; last: LastUse | undefined }) {
  const meter = usageOf(usage.limits, kind)
  const { remaining } = checkUsage(usage.limits, kind)
  const percent = usagePercentage(meter)
  const left = meter.limit === null ? words.unlimited(kind, meter.used) : words.left(kind, remaining ?? 0, meter.limit)
  const isOver = meter.limit !== null && meter.used > meter.limit
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-15 font-medium">{words.kinds[kind]}</h3>
        <p className="text-15 tabular-nums">{left}</p>
      </div>
      {meter.limit !== null && (
        <Meter
          label={words.kinds[kind]}
          ratio={percent / 100}
          valueText={`${words.percent(percent)}, ${left}`}
          tone={percent >= NEARLY_ALL_PERCENT ? 'warning' : 'accent'}
        />
      )}
      <p className="text-13 text-text-2">
        {isOver ? words.over : words.explained[kind]}
        <span className="block">
          {last === undefined ? words.none : words.last(last.what, kind, last.amount, last.at)}
        </span>
      </p>
    </div>
  )
}
