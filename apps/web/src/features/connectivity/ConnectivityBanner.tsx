import { CloudOff, Hourglass, TriangleAlert, Unplug, WifiOff, Wrench, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { uiMessages } from '../../kit/ui/messages.en.ts'
import { useCountdown } from '../../kit/ui/use-countdown.ts'
import { areDismissible, type ConnectionIssue, type IssueCode } from './connection-issues.ts'
import { IssueDetails } from './IssueDetails.tsx'
import { connectivityMessages } from './messages.en.ts'
import { supportLines } from './support-lines.ts'

const words = connectivityMessages

const ICONS: Partial<Readonly<Record<IssueCode, typeof WifiOff>>> = {
  NETWORK_OFFLINE: WifiOff,
  API_SERVER_DOWN: CloudOff,
  API_RATE_LIMITED: Hourglass,
  API_MAINTENANCE_MODE: Wrench,
}

const INK = { low: 'text-text-2', medium: 'text-warning', high: 'text-warning', critical: 'text-danger' } as const

const RETRIED: readonly IssueCode[] = ['API_SERVER_DOWN', 'API_SERVICE_UNAVAILABLE', 'NETWORK_TIMEOUT', 'UNKNOWN_ERROR']

const isAboutSocket = (code: IssueCode) => code.startsWith('WEBSOCKET_')

function IssueText({ issue }: { issue: ConnectionIssue }) {
  const Icon = ICONS[issue.code] ?? (isAboutSocket(issue.code) ? Unplug : TriangleAlert)
  const isOffline = issue.code === 'NETWORK_OFFLINE'
  return (
    <span className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${INK[issue.severity]}`} />
      {isOffline ? (
        words.offline
      ) : (
        <span>
          <strong className="font-semibold">{issue.message}.</strong>{' '}
          <span className="max-sm:hidden">{issue.description}</span>
        </span>
      )}
    </span>
  )
}

function Countdown({ until, onOver }: { until: number; onOver: () => void }) {
  const seconds = useCountdown(until, onOver)
  return <span className="tabular">{words.tryAgainIn(seconds)}</span>
}

export type ConnectivityBannerProps = {
  /** Most severe first. */
  issues: readonly ConnectionIssue[]
  isDemo: boolean
  limitedUntil: number | undefined
  supportEmail: string | undefined
  onRetry: () => Promise<void>
  onReconnect: () => void
  onLimitOver: () => void
  /** Puts the issues away until they change. */
  onDismiss: () => void
}

function TryAgain({ code, onRetry, onReconnect }: { code: IssueCode } & ConnectivityBannerProps) {
  const [isBusy, setIsBusy] = useState(false)
  if (isAboutSocket(code)) {
    return (
      <Button size="sm" onClick={onReconnect}>
        {words.reconnect}
      </Button>
    )
  }
  if (!RETRIED.includes(code)) return null
  function retry() {
    setIsBusy(true)
    void onRetry().finally(() => setIsBusy(false))
  }
  return (
    <Button size="sm" isBusy={isBusy} onClick={retry}>
      {words.retry}
    </Button>
  )
}

function SupportLinks({
  issues,
  supportEmail,
  onContact,
}: Pick<ConnectivityBannerProps, 'issues' | 'supportEmail'> & { onContact: () => void }) {
  const code = issues[0]?.code ?? ''
  const letter = `subject=${encodeURIComponent(words.support.subject(code))}&body=${encodeURIComponent(supportLines(issues))}`
  return (
    <>
      <ViewLink view={{ kind: 'status' }} className={buttonClasses('quiet', 'sm')}>
        {words.statusPage}
      </ViewLink>
      <Button size="sm" variant="quiet" onClick={onContact}>
        {words.contactSupport}
      </Button>
      {supportEmail !== undefined && (
        <a href={`mailto:${supportEmail}?${letter}`} className={buttonClasses('quiet', 'sm')}>
          {words.emailSupport}
        </a>
      )}
    </>
  )
}

/** A line above everything while there is a connection issue: the most severe one, and actions; on phones one line. */
export function ConnectivityBanner(props: ConnectivityBannerProps) {
  const { issues, isDemo, limitedUntil, supportEmail, onLimitOver, onDismiss } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const headings = { others: useRef<HTMLHeadingElement>(null), support: useRef<HTMLHeadingElement>(null) }
  const [issue, ...others] = issues

  function openAt(part: keyof typeof headings) {
    flushSync(() => setIsOpen(true))
    headings[part].current?.focus()
  }

  if (issue === undefined) return <div role="status" />
  const isOffline = issue.code === 'NETWORK_OFFLINE'
  const again = <TryAgain code={issue.code} {...props} />
  return (
    <section aria-label={words.label} className="border-b border-hairline bg-sunken px-4 py-1 text-13 text-text">
      <div className="flex min-h-7 flex-wrap items-center justify-center gap-x-2 gap-y-1">
        <div role="status">
          <IssueText issue={issue} />
        </div>
        {issue.code === 'API_RATE_LIMITED' && limitedUntil !== undefined && (
          <Countdown until={limitedUntil} onOver={onLimitOver} />
        )}
        {/* a phone has room for one line: there the rest stands among the details */}
        <span className="hidden sm:contents">{again}</span>
        {!isDemo && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.details}
          </Button>
        )}
        <span className="hidden sm:contents">
          {others.length > 0 && (
            <Button size="sm" variant="quiet" onClick={() => openAt('others')}>
              {words.otherIssuesButton(others.length)}
            </Button>
          )}
          {!isOffline && (
            <SupportLinks issues={issues} supportEmail={supportEmail} onContact={() => openAt('support')} />
          )}
        </span>
        {areDismissible(issues) && (
          <IconButton label={uiMessages.dismiss} isDense onClick={onDismiss}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isOpen && !isDemo && (
        <IssueDetails {...{ id, issue, others, supportEmail, headings }}>
          {again}
          <ViewLink view={{ kind: 'status' }} className={buttonClasses('quiet', 'sm')}>
            {words.statusPage}
          </ViewLink>
        </IssueDetails>
      )}
    </section>
  )
}
