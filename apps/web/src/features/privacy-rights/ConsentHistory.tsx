import type { Consents } from '@placard/contract'
import { Badge } from '../../kit/ui/Badge.tsx'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { consentMessages as words } from './consent-messages.en.ts'

/** Every decision about a consent, newest first. */
export function ConsentHistory({ history }: Pick<Consents, 'history'>) {
  if (history.length === 0) return <p className="text-14 text-text-2">{words.none}</p>
  return (
    <ul aria-label={words.historyLabel} className="flex flex-col gap-3">
      {history.map(({ id, purpose, granted, date, method, textVersion }) => (
        <li key={id} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center justify-between gap-2 text-14">
            {words.purposes[purpose].label}
            <Badge tone={granted ? 'success' : 'neutral'}>{granted ? words.active : words.withdrawn}</Badge>
          </span>
          <span className="text-13 text-text-2">
            {words.record(momentText(date, localZone()), words.methods[method], textVersion)}
          </span>
        </li>
      ))}
    </ul>
  )
}
