import type { ErrorCode, FieldIssue } from '@placard/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { sqlStateOf } from '../database/sql-state.ts'
import type { App } from './app.ts'
import { Problem, problem, problemReply } from './problems.ts'

/** `Retry-After` while the database is being restarted. */
const DATABASE_WAIT_SECONDS = 2

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
}

/** SQLSTATE classes and socket codes that mean "temporarily unavailable". */
const UNAVAILABLE = /^(08...|53...|57P0[1-5]|57014|25P0[34]|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/
/** Messages of the driver, which have no code, when a connection cannot be opened or breaks. */
const BROKEN_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool after/i
const REPEATABLE = /^(40001|40P01|55P03)$/

/** Registers the error handler: failures are answered in one form, and details for the log alone are logged. */
export function registerErrorMapping(app: App): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

/** Answers a failure that never reached a route. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const found = problemOf(error)
  if (found.status >= 500) request.log.error({ err: error, code: found.code }, 'request failed')
  const { retryAfterSeconds } = found.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(found.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemReply(found, request.id))
}

/** Maps a failure to a problem; an unexpected one is an internal error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isFrameworkError(error)) return frameworkProblem(error)
  const state = sqlStateOf(error) ?? ''
  if (UNAVAILABLE.test(state) || brokeConnection(error)) {
    return problem('unavailable', { retryAfterSeconds: DATABASE_WAIT_SECONDS })
  }
  return problem(REPEATABLE.test(state) ? 'conflict' : 'internal-error')
}

function brokeConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (BROKEN_CONNECTION.test(cause.message)) return true
  }
  return false
}

function isFrameworkError(error: unknown): error is FastifyError {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  )
}

function frameworkProblem(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // a malformed id in the address answers the same as an id of another owner: not found
    if (error.validationContext === 'params') return problem('not-found')
    return problem('validation-failed', fieldsOf(error.validation))
  }
  return problem(FRAMEWORK_CODES[error.code] ?? 'bad-request')
}

interface Issue {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
  readonly params: object
}

function fieldsOf(issues: readonly Issue[]): { message?: string; fields: FieldIssue[] } {
  const fields = issues.flatMap(fieldIssues)
  // a custom rule has its own message, which says more than "some values are not right"
  const sentence = issues.find((issue) => issue.keyword === 'custom')?.message
  return sentence === undefined ? { fields } : { message: sentence, fields }
}

function fieldIssues(issue: Issue): FieldIssue[] {
  const path = issue.instancePath.split('/').filter((part) => part !== '')
  if ('keys' in issue.params && Array.isArray(issue.params.keys)) {
    return issue.params.keys.map((key) => ({ field: [...path, String(key)].join('.'), rule: 'unknown-field' }))
  }
  return [{ field: path.join('.'), rule: ruleOf(issue) }]
}

function ruleOf({ keyword, params }: Issue): string {
  if ('params' in params && typeof params.params === 'object' && params.params !== null && 'rule' in params.params) {
    return String(params.params.rule)
  }
  return keyword.replaceAll('_', '-')
}
