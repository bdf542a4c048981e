import { ApiError } from './api-error.ts'
import { answerOf, fetched } from './fetched.ts'
import { apiMessages } from './messages.en.ts'
import type { Transport, WireRequest } from './transport.ts'

/** Timeout of one attempt, and of each piece of a file. */
const REQUEST_TIMEOUT_MS = 30_000

/** Combines the caller's abort signal with the timeout, which `extend` restarts. */
function limit({ signal }: WireRequest, timeoutMs: number) {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const extend = () => {
    end()
    timer = setTimeout(() => late.abort(new DOMException('timeout', 'TimeoutError')), timeoutMs)
  }
  extend()
  const timeout = late.signal
  return { timeout, extend, end, either: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) }
}

/** Sends calls to the server of this page. */
export function httpTransport(send: typeof fetch, timeoutMs = REQUEST_TIMEOUT_MS): Transport {
  return async (request) => {
    const { timeout, extend, end, either } = limit(request, timeoutMs)
    try {
      return await answerOf(await fetched(send, request, either), extend)
    } catch (cause) {
      if (request.signal?.aborted === true) throw request.signal.reason
      if (timeout.aborted) throw new ApiError('timeout', apiMessages.timeout, { cause })
      throw new ApiError('unreachable', apiMessages.unreachable, { cause })
    } finally {
      end()
    }
  }
}
