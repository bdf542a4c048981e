import { ApiError } from '../api/api-error.ts'
import type { Transport, WireAnswer, WireRequest } from '../api/transport.ts'
import { conditionsStore } from './conditions.ts'

/** Sign-in forms count down at their own button. */
const COUNTS_ITSELF = '/api/auth/'
const GATEWAY_FAILURES: readonly number[] = [502, 503, 504]

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** Whether an answer raises the doubt that the server is well; a refusal does not. */
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

/** Learns from every call how the server is; `onDoubt` is told when it should be asked. */
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
