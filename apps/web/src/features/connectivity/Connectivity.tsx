import { useEffect } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { ConnectivityBanner } from './ConnectivityBanner.tsx'
import { followStatus } from './follow-status.ts'
import { deriveIssues, issuesStore } from './issues-store.ts'

const EMAIL_KEY = 'placard.support-email'

/** The code that calls is loaded with the first call. */
const lookUpStatus = async () => (await import('../../hosts/server/api.ts')).lookUpStatus()
const reconnect = async () => (await import('../../hosts/server/gateways.ts')).realtime.retryNow()

/** Kept for the time when the server cannot be asked. */
function useSupportEmail(): string | undefined {
  const report = useStore(conditionsStore, (state) => state.report)
  useEffect(() => {
    if (report !== undefined) browserValues.write(EMAIL_KEY, report.supportEmail)
  }, [report])
  if (report !== undefined) return report.supportEmail ?? undefined
  const kept = browserValues.read(EMAIL_KEY)
  return typeof kept === 'string' ? kept : undefined
}

/** Looks after the way to the server, and says what is wrong with it. */
export function Connectivity() {
  const issues = useStore(issuesStore, (state) => state.issues)
  const limitedUntil = useStore(conditionsStore, (state) => state.limitedUntil)
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const supportEmail = useSupportEmail()
  useEffect(() => followStatus(lookUpStatus), [])
  return (
    <ConnectivityBanner
      issues={issues}
      isDemo={isDemo}
      limitedUntil={limitedUntil}
      supportEmail={supportEmail}
      onRetry={lookUpStatus}
      onReconnect={() => void reconnect()}
      onLimitOver={deriveIssues}
    />
  )
}
