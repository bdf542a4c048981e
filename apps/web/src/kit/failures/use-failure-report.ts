import { useEffect, useState } from 'react'
import { type FailureKind, reportFailure } from './error-reports.ts'

/** Reports a failure that is shown; gives the id it was logged under, as soon as it was. */
export function useFailureReport(error: unknown, kind: FailureKind): string | undefined {
  const [requestId, setRequestId] = useState<string>()
  useEffect(() => {
    let isOver = false
    void reportFailure(error, kind).then((id) => {
      if (!isOver) setRequestId(id)
    })
    return () => {
      isOver = true
    }
  }, [error, kind])
  return requestId
}
