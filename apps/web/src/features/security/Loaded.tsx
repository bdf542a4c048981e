import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../shared/ui/Skeleton.tsx'
import { securityMessages } from './messages.en.ts'

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** What was read, its shape while it is being read, or why it was not. */
export function Loaded<Data>({ query: { data, isError, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (isError) {
    return (
      <Alert
        tone="danger"
        title={securityMessages.loadFailed}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {securityMessages.tryAgain}
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  }
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  )
}
