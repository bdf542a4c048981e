import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../shared/ui/Skeleton.tsx'
import { subscriptionMessages as words } from './messages.en.ts'

type PanelProps<Data> = {
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A part of the view that loads by itself, and says so when it cannot. */
export function Panel<Data>({ title, query, children }: PanelProps<Data>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="paper flex flex-col gap-5 p-5 sm:p-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <Alert
          tone="danger"
          title={words.failed}
          action={
            <Button size="sm" onClick={() => void query.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {query.error.message}
        </Alert>
      ) : (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </SkeletonGroup>
      )}
    </section>
  )
}
