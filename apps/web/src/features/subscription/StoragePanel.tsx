import type { StorageUse } from '@placard/contract'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Meter } from '../../kit/ui/Meter.tsx'
import { storageMessages as words } from './storage-messages.en.ts'

/** Threshold of the meter's warning. */
const NEARLY_ALL_RATIO = 0.9
/** With less storage left than this, an answer may no longer fit. */
const ALMOST_NOTHING_BYTES = 30_000

/** How much the account stores, by kind, and where to delete it. */
export function StoragePanel({ use }: { use: StorageUse }) {
  const { usedBytes, limitBytes, kinds } = use
  const used = words.used(usedBytes, limitBytes)
  const ratio = limitBytes === null ? 0 : limitBytes === 0 ? 1 : Math.min(1, usedBytes / limitBytes)
  const isFull = limitBytes !== null && limitBytes - usedBytes < ALMOST_NOTHING_BYTES
  return (
    <div className="flex flex-col gap-5">
      {isFull && <Alert tone="warning">{words.full}</Alert>}
      <div className="flex flex-col gap-2">
        <p className="text-15 font-medium tabular-nums">{used}</p>
        {limitBytes !== null && (
          <Meter
            label={words.label}
            ratio={ratio}
            valueText={`${words.percent(Math.round(ratio * 100))}, ${used}`}
            tone={ratio >= NEARLY_ALL_RATIO ? 'warning' : 'accent'}
          />
        )}
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {kinds.map(({ kind, bytes, count }) => (
          <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span className="text-15">{words.kinds[kind]}</span>
            <span className="text-15 tabular-nums">{words.size(bytes)}</span>
            <span className="w-full text-13 text-text-2">
              {words.counted[kind](count)}. {words.goes[kind]}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        <ViewLink view={{ kind: 'chat' }} className="target text-accent underline underline-offset-2">
          {words.toChats}
        </ViewLink>
        <ViewLink view={{ kind: 'campaigns' }} className="target text-accent underline underline-offset-2">
          {words.toSessions}
        </ViewLink>
      </p>
      <p className="text-13 text-text-2">{words.explained}</p>
    </div>
  )
}
