import { ApiError } from '../api/api-error.ts'
import type { Transport, WireAnswer, WireRequest } from '../api/transport.ts'
import { conditionsStore } from './conditions.ts'

/** Sign-in forms show the rate limit's countdown at their own button. */
const COUNTS_ITSELF = '/api/auth/'
const GATEWAY_FAILURES: readonly number[] = [502, 503, 504]

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** Whether a response suggests that the server is unhealthy; a refusal does not. */
function isDoubtful({ status }: WireAnswer): boolean {
  return GATEWAY_FAILURES.includes(status)
}

function failureText({ method, path }: WireRequest, what: string, requestId: unknown): string {
  const id = typeof requestId === 'string' ? `, request ${requestId}` : ''
  return `${method} ${path.split('?')[0]}: ${what}${id}`
}

function heed(request: WireRequest, answer: WireAnswer, now: number): void {
  const { status, body, retryAfterMs } = answer
  if (status >= 400) {
    conditionsStore.setState({ lastFailure: failureText(request, `HTTP ${status}`, memberOf(body, 'requestId')) })
  }
  if (status === 429 && retryAfterMs !== undefined && !request.path.startsWith(COUNTS_ITSELF)) {
    conditionsStore.setState({ limitedUntil: now + retryAfterMs })
  }
  if (memberOf(body, 'code') === 'origin-refused') conditionsStore.setState({ isForeignAddress: true })
  if (status < 500 && memberOf(body, 'success') !== undefined && conditionsStore.getState().api !== 'healthy') {
    conditionsStore.setState({ api: 'healthy' })
  }
}

/**
 * A transport that records the server's health from every call; `onDoubt` is called when its status should be checked.
 */
export function watchTransport(transport: Transport, onDoubt: () => void): Transport {
  return async (request) => {
    try {
      const answer = await transport(request)
      heed(request, answer, Date.now())
      if (isDoubtful(answer)) onDoubt()
      return answer
    } catch (error) {
      if (error instanceof ApiError) {
        conditionsStore.setState({ lastFailure: failureText(request, error.failure, undefined) })
        onDoubt()
      }
      throw error
    }
  }
}
