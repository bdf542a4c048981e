import { ProblemReply, type RouteDefinition } from '@placard/contract'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'
import { apiMessages } from './messages.en.ts'
import { refusalWords } from './refusal-words.en.ts'
import type { WireAnswer } from './transport.ts'

/** The error message of a response: its `error`, else its `message`, else the default. */
function errorText(body: unknown, failed: string): string {
  if (typeof body !== 'object' || body === null) return failed
  const texts = [Reflect.get(body, 'error'), Reflect.get(body, 'message')]
  return texts.find((text) => typeof text === 'string' && text !== '') ?? failed
}

/** A refusal with its sentence in the page's language, where that has one for the code. */
function told(problem: ProblemReply): ProblemReply {
  const words = Object.entries<string>(refusalWords).find(([code]) => code === problem.code)?.[1]
  return words === undefined ? problem : { ...problem, error: words }
}

/** The `ApiError` of a failed response. */
export function refusalOf({ status, statusText, body, retryAfterMs }: WireAnswer, failed: string): ApiError {
  const problem = safeParse(ProblemReply, body)
  if (problem.success) {
    const refusal = told(problem.data)
    return new ApiError('refused', refusal.error || failed, { status, problem: refusal, retryAfterMs })
  }
  const text = body === undefined ? apiMessages.httpStatus(status, statusText) : errorText(body, failed)
  return new ApiError('unreadable', text, { status, retryAfterMs })
}

/** The `data` of a response, or its whole body where it has none. @throws {ApiError} when the call failed. */
export function dataOf(route: RouteDefinition, answer: WireAnswer, failed: string): unknown {
  const { status, body } = answer
  if (status < 200 || status >= 300 || body === undefined) throw refusalOf(answer, failed)
  const hasData = typeof body === 'object' && body !== null && 'data' in body
  return hasData && route.plain !== true ? body.data : body
}
