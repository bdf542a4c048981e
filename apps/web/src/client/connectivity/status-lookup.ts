import { ProblemReply, StatusReport, serviceStatus, successReply } from '@placard/contract'
import { safeParse } from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import type { Transport, WireAnswer } from '../api/transport.ts'
import { type ApiState, type Conditions, conditionsStore } from './conditions.ts'

const Reply = successReply(StatusReport)

function stateOf({ status, body }: WireAnswer): Pick<Conditions, 'api'> & Partial<Conditions> {
  const reply = safeParse(Reply, body)
  if (reply.success) return { api: 'healthy', report: reply.data.data }
  if (!safeParse(ProblemReply, body).success) return { api: status >= 500 ? 'down' : 'unreadable' }
  return { api: status >= 500 ? 'unavailable' : 'healthy' }
}

async function ask(transport: Transport): Promise<Pick<Conditions, 'api'> & Partial<Conditions>> {
  try {
    const { method, path } = serviceStatus.get
    return stateOf(await transport({ method, path, headers: {}, body: undefined, signal: undefined }))
  } catch (error) {
    const api: ApiState = error instanceof ApiError && error.failure === 'timeout' ? 'silent' : 'down'
    return { api }
  }
}

/** Asks the server for its status; concurrent callers share one request. */
export function createStatusLookup(transport: Transport): () => Promise<void> {
  let underWay: Promise<void> | undefined
  return () => {
    underWay ??= ask(transport)
      .then((found) => conditionsStore.setState(found))
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
}
