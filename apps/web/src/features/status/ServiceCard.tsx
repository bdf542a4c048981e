import type { ServiceEntry, ServiceStatus } from '@placard/contract'
import { CircleAlert, CircleCheck, CircleX, TriangleAlert, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { HistoryStrip } from './HistoryStrip.tsx'
import { statusMessages } from './messages.en.ts'
import { countText, hourRows, nameOf, shareText } from './status-text.ts'

const LOOK: Readonly<Record<ServiceStatus, { readonly tone: Tone; readonly Icon: typeof CircleCheck }>> = {
  operational: { tone: 'success', Icon: CircleCheck },
  maintenance: { tone: 'neutral', Icon: Wrench },
  degraded_performance: { tone: 'warning', Icon: TriangleAlert },
  partial_outage: { tone: 'danger', Icon: CircleAlert },
  major_outage: { tone: 'danger', Icon: CircleX },
}

function Figure({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-2">{name}</dt>
      <dd className="tabular text-20">{children}</dd>
      {hint !== undefined && <dd className="tabular text-12 text-text-3">{hint}</dd>}
    </div>
  )
}

/** One service: its status, response time and history. */
export function ServiceCard({ entry }: { entry: ServiceEntry }) {
  const { service, status, responseTimeMs, uptimeRatio, samples, hours } = entry
  const words = statusMessages
  const name = nameOf(service)
  const { tone, Icon } = LOOK[status]
  return (
    <li className="flex flex-col gap-4 rounded-panel border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-20">{name}</h2>
          <p className="text-13 text-text-2">{words.services[service]?.about}</p>
        </div>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {words.statuses[status]}
        </Badge>
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <Figure name={words.responseTime}>
          {responseTimeMs === null ? words.noAnswer : `${countText(responseTimeMs)} ms`}
        </Figure>
        <Figure name={words.uptime} hint={words.samples(countText(samples))}>
          {uptimeRatio === null ? words.noSamples : shareText(uptimeRatio)}
        </Figure>
      </dl>
      <ViewAsTable caption={words.history(name)} columns={words.columns} rows={hourRows(hours)}>
        <HistoryStrip hours={hours} label={words.history(name)} />
      </ViewAsTable>
    </li>
  )
}
