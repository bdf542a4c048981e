import { ApiError } from './api-error.ts'
import { answerOf, fetched } from './fetched.ts'
import { apiMessages } from './messages.en.ts'
import type { Transport, WireRequest } from './transport.ts'

/** Timeout of one attempt. */
const REQUEST_TIMEOUT_MS = 30_000

/** Combines the caller's abort signal with the timeout. */
function limit({ signal }: WireRequest, timeoutMs: number) {
  const timeout = AbortSignal.timeout(timeoutMs)
  return { timeout, either: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) }
}

/** Sends calls to the server of this page. */
export function httpTransport(send: typeof fetch, timeoutMs = REQUEST_TIMEOUT_MS): Transport {
  return async (request) => {
    const { timeout, either } = limit(request, timeoutMs)
    try {
      return await answerOf(await fetched(send, request, either))
    } catch (cause) {
      if (request.signal?.aborted === true) throw request.signal.reason
      if (timeout.aborted) throw new ApiError('timeout', apiMessages.timeout, { cause })
      throw new ApiError('unreachable', apiMessages.unreachable, { cause })
    }
  }
}
