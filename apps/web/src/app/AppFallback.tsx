import type { FallbackProps } from 'react-error-boundary'
import { onlineStore } from '../shared/online-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { appMessages } from './messages.en.ts'

const MISSING_CHUNK = /dynamically imported module|module script failed|unable to preload/i

/** What the person reads: a part that is not on the device, a page older than the server, or a defect of ours. */
export function fallbackText(error: unknown, isOnline: boolean): { title: string; text: string } {
  const isChunkMissing = error instanceof Error && MISSING_CHUNK.test(error.message)
  if (!isChunkMissing) return appMessages.fallback
  return isOnline ? appMessages.outdated : appMessages.partOffline
}

export function AppFallback({ error, resetErrorBoundary }: FallbackProps) {
  const { title, text } = fallbackText(error, onlineStore.getState().isOnline)
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <Button onClick={resetErrorBoundary}>{appMessages.fallback.tryAgain}</Button>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {appMessages.fallback.reload}
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
