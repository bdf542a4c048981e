import { ApiError } from './api-error.ts'
import { apiMessages } from './messages.en.ts'
import { retryAfterMs } from './retry.ts'
import type { Transport, WireRequest } from './transport.ts'

/** How long one attempt may take. */
const REQUEST_TIMEOUT_MS = 30_000

async function jsonOf(answer: Response): Promise<unknown> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return undefined
  try {
    return await answer.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** Joins the caller's wish to stop with the limit of time. */
function limit({ signal }: WireRequest, timeoutMs: number) {
  const timeout = AbortSignal.timeout(timeoutMs)
  return { timeout, either: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) }
}

/** Sends calls to the server this page came from. The refresh cookie goes along, to the sign-in calls only. */
export function httpTransport(send: typeof fetch, timeoutMs = REQUEST_TIMEOUT_MS): Transport {
  return async (request) => {
    const { timeout, either } = limit(request, timeoutMs)
    const headers = { accept: 'application/json', ...request.headers }
    try {
      const answer = await send(request.path, {
        method: request.method,
        credentials: 'same-origin',
        cache: 'no-store',
        headers: request.body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal: either,
      })
      return {
        status: answer.status,
        statusText: answer.statusText,
        body: await jsonOf(answer),
        retryAfterMs: retryAfterMs(answer.headers.get('retry-after')),
      }
    } catch (cause) {
      if (request.signal?.aborted === true) throw request.signal.reason
      if (timeout.aborted) throw new ApiError('timeout', apiMessages.timeout, { cause })
      throw new ApiError('unreachable', apiMessages.unreachable, { cause })
    }
  }
}
