import { useEffect } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { ConnectivityBanner } from './ConnectivityBanner.tsx'
import { followStatus } from './follow-status.ts'
import { deriveIssues, dismissIssues, issuesStore, shownOf } from './issues-store.ts'

const EMAIL_KEY = 'placard.support-email'

/** Cached for the time when the server cannot be reached. */
function useSupportEmail(): string | undefined {
  const report = useStore(conditionsStore, (state) => state.report)
  useEffect(() => {
    if (report !== undefined) browserValues.write(EMAIL_KEY, report.supportEmail)
  }, [report])
  if (report !== undefined) return report.supportEmail ?? undefined
  const kept = browserValues.read(EMAIL_KEY)
  return typeof kept === 'string' ? kept : undefined
}

/** The banner goes with the button that has the focus. */
function dismiss(): void {
  dismissIssues()
  document.getElementById('content')?.focus({ preventScroll: true })
}

type ConnectivityProps = {
  /** Checks the server's status. Must be a stable function: every change restarts the polling. */
  lookUpStatus: () => Promise<void>
  reconnect: () => void
}

/** Monitors the connection to the server, and shows its issues. */
export function Connectivity({ lookUpStatus, reconnect }: ConnectivityProps) {
  const issues = shownOf(useStore(issuesStore))
  const limitedUntil = useStore(conditionsStore, (state) => state.limitedUntil)
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const supportEmail = useSupportEmail()
  useEffect(() => followStatus(lookUpStatus), [lookUpStatus])
  return (
    <ConnectivityBanner
      issues={issues}
      isDemo={isDemo}
      limitedUntil={limitedUntil}
      supportEmail={supportEmail}
      onRetry={lookUpStatus}
      onReconnect={reconnect}
      onLimitOver={deriveIssues}
      onDismiss={dismiss}
    />
  )
}
