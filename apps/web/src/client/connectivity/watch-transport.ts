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
 * Watches whether the server refuses two different tokens in a row: one token that is refused has run out and is
 * renewed, the one after it should have been accepted.
 */
function signInWatch(): (request: WireRequest, answer: WireAnswer) => void {
  let refused: string | undefined
  return ({ headers }, { status }) => {
    const bearer = headers.authorization
    if (bearer === undefined) return
    const isRefusedAgain = status === 401 && refused !== undefined && refused !== bearer
    refused = status === 401 ? bearer : undefined
    const { isSignInRefused } = conditionsStore.getState()
    if (isRefusedAgain) conditionsStore.setState({ isSignInRefused: true })
    else if (isSignInRefused && status !== 401) conditionsStore.setState({ isSignInRefused: false })
  }
}

/**
 * A transport that records the server's health from every call; `onDoubt` is called when its status should be checked.
 */
export function watchTransport(transport: Transport, onDoubt: () => void): Transport {
  const heedSignIn = signInWatch()
  return async (request) => {
    try {
      const answer = await transport(request)
      heedSignIn(request, answer)
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
