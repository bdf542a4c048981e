import type { FallbackProps } from 'react-error-boundary'
import { useStore } from 'zustand'
import { onlineStore } from '../client/connectivity/online-store.ts'
import { isCodeMissing } from '../kit/failures/error-reports.ts'
import { useFailureReport } from '../kit/failures/use-failure-report.ts'
import { Button } from '../kit/ui/Button.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { appMessages } from './messages.en.ts'
import { useArrived } from './use-arrived.ts'

const { fallback } = appMessages

/** The text for the user: a part that is not on the device, a page older than the server, or an error of ours. */
export function fallbackText(error: unknown, isOnline: boolean, isLogged: boolean): { title: string; text: string } {
  if (!isCodeMissing(error)) return { title: fallback.title, text: isLogged ? fallback.logged : fallback.text }
  return isOnline ? appMessages.outdated : appMessages.partOffline
}

/** A failed import stays failed until the page is reloaded, so a reload is the only action; offline, there is none. */
function Actions({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const isMissing = isCodeMissing(error)
  return (
    <>
      {!isMissing && <Button onClick={onRetry}>{fallback.tryAgain}</Button>}
      {(!isMissing || isOnline) && (
        <Button variant="primary" onClick={() => window.location.reload()}>
          {fallback.reload}
        </Button>
      )}
    </>
  )
}

export function AppFallback({ error, resetErrorBoundary }: FallbackProps) {
  useArrived()
  const requestId = useFailureReport(error, 'view')
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const { title, text } = fallbackText(error, isOnline, requestId !== undefined)
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState heading="h1" title={title} action={<Actions error={error} onRetry={resetErrorBoundary} />}>
        <p>{text}</p>
        {requestId !== undefined && (
          <p className="mt-2 text-13 text-text-3">
            {fallback.reference} <code className="break-all">{requestId}</code>
          </p>
        )}
      </EmptyState>
    </div>
  )
}
