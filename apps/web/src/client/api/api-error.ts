import type { ProblemReply } from '@placard/contract'

/**
 * Why a call gave no data. `refused`: the server answered no. `timeout`: no answer in time. `unreachable`: no answer at
 * all. `unreadable`: an answer that is not in the contract, such as a proxy's error page.
 */
export type ApiFailure = 'refused' | 'timeout' | 'unreachable' | 'unreadable'

type Details = {
  /** HTTP status; 0 when there was no answer. */
  status?: number
  problem?: ProblemReply | undefined
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** Thrown by `call`; `message` is a sentence for people. */
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

  /** The stable error code, when the server gave one. */
  get code(): string | undefined {
    return this.problem?.code
  }
}
