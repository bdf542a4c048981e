import { RECORDING_MESSAGES, RECORDING_TYPES } from '@placard/contract'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { HearingRejection } from '../ports/hearing.ts'
import type { App } from './app.ts'
import { sendProblem } from './error-mapping.ts'
import { recordingMessages } from './messages.en.ts'
import { type Problem, problem } from './problems.ts'

const RETRY_SECONDS = 3

/** Within this scope bodies are recordings, and nothing else is taken. */
export function takeRecordings(scope: App): void {
  scope.removeAllContentTypeParsers()
  const take = async (_: FastifyRequest, body: Buffer) => body
  // parameters such as `codecs=opus` may follow
  for (const type of RECORDING_TYPES) scope.addContentTypeParser(type, { parseAs: 'buffer' }, take)
  scope.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(refusalOf(error), request, reply))
}

/** The recording that a body is; a call without a body has an object in its place. */
export function recordingIn(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array()
}

function refusalOf(error: FastifyError): unknown {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusedRecording('too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported-media-type', { message: recordingMessages.notSound })
    default:
      return error
  }
}

/** The answer to a recording that gave no words. */
export function refusedRecording(rejection: HearingRejection): Problem {
  switch (rejection) {
    case 'busy':
      return problem('rate-limited', { message: recordingMessages.busy, retryAfterSeconds: RETRY_SECONDS })
    case 'unavailable':
      return problem('unavailable', { message: recordingMessages.unavailable })
    default: {
      const message = RECORDING_MESSAGES[rejection]
      const code = rejection === 'too-large' ? 'body-too-large' : 'recording-refused'
      return problem(code, { message, rejection: { code: rejection, detail: message } })
    }
  }
}
