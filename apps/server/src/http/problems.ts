import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldIssue,
  type ProblemReply,
  type RejectionDetail,
  type SecondFactorAsked,
} from '@placard/contract'
import { ERROR_MESSAGES } from './messages.en.ts'

/** Optional parts of a problem besides its code. */
export interface ProblemDetails {
  /** Overrides the default message of the code. */
  readonly message?: string
  readonly fields?: readonly FieldIssue[]
  readonly rejection?: RejectionDetail
  readonly secondFactor?: SecondFactorAsked
  readonly retryAfterSeconds?: number
}

/** A refusal on its way to the caller: thrown by handlers, answered by the error handler. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly details: ProblemDetails

  constructor(code: ErrorCode, details: ProblemDetails) {
    super(details.message ?? ERROR_MESSAGES[code])
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Creates a problem to throw. */
export function problem(code: ErrorCode, details: ProblemDetails = {}): Problem {
  return new Problem(code, details)
}

/** The body of a problem's answer. */
export function problemReply(found: Problem, requestId: string): ProblemReply {
  const { fields, rejection, secondFactor } = found.details
  return {
    success: false,
    error: found.message,
    code: found.code,
    requestId,
    ...(fields === undefined ? {} : { fields: [...fields] }),
    ...(rejection === undefined ? {} : { rejection }),
    ...(secondFactor === undefined ? {} : { secondFactor }),
  }
}
