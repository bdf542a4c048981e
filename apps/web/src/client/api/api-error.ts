import type { ProblemReply } from '@placard/contract'

/**
 * Kinds of failure. `refused`: the server refused the call. `timeout`: no response in time. `unreachable`: no response
 * at all. `unreadable`: a response outside the contract, such as a proxy's error page.
 */
export type ApiFailure = 'refused' | 'timeout' | 'unreachable' | 'unreadable'

type Details = {
  /** HTTP status; 0 without a response. */
  status?: number
  problem?: ProblemReply | undefined
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** Thrown by `call`; `message` can be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure
  readonly status: number
  readonly problem: ProblemReply | undefined
  readonly retryAfterMs: number | undefined

  constructor(failure: ApiFailure, message: string, { status = 0, problem, retryAfterMs, cause }: Details = {}) {
    super(message, { cause })
    this.failure = failure
    this.status = status
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }

  /** The stable error code, when the server sent one. */
  get code(): string | undefined {
    return this.problem?.code
  }
}
