import type { ReactNode } from 'react'
import { isCodeMissing } from '../failures/error-reports.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { uiMessages } from './messages.en.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

/** The state of a query. */
type Read<Data> = {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

type LoadedProps<Data> = { query: Read<Data>; children: (data: Data) => ReactNode }

/** The loaded data, skeletons while it is loading, or the error. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <SkeletonGroup className="flex flex-col gap-3">
        <Skeleton className="h-4 w-80 max-w-full" />
        <Skeleton className="h-10 w-40" />
      </SkeletonGroup>
    )
  }
  const isMissing = isCodeMissing(error)
  const again = (
    <Button size="sm" onClick={isMissing ? () => window.location.reload() : () => void refetch()}>
      {isMissing ? uiMessages.reload : uiMessages.tryAgain}
    </Button>
  )
  return (
    <Alert tone="danger" title={uiMessages.notLoaded} action={again}>
      {isMissing ? uiMessages.partMissing : error.message}
    </Alert>
  )
}
