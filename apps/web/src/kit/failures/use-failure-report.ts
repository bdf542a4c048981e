import { useEffect, useState } from 'react'
import { type FailureKind, reportFailure } from './error-reports.ts'

/** Reports a displayed failure; returns the id of its log entry, once logged. */
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
