import { useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { recordMessages as words } from './messages.en.ts'

export type MoreProps = { isLoading: boolean; isFailed: boolean; onMore: () => void }

/** The end of what was loaded: coming into view, it asks for the next page. */
export function More({ isLoading, isFailed, onMore }: MoreProps) {
  const ask = useRef(onMore)
  ask.current = onMore
  useEffect(() => {
    if (!isLoading && !isFailed) ask.current()
  }, [isLoading, isFailed])
  if (isFailed) {
    return (
      <p className="flex items-center gap-3 px-4 py-3 text-14 text-text-2">
        {words.moreFailed}
        <Button size="sm" onClick={onMore}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
  return (
    <div role="status" aria-label={words.loadingMore} className="flex flex-col gap-3 px-4 py-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}
