import { hearing, RECORDING_MESSAGES, RECORDING_TYPES } from '@placard/contract'
import type { Room } from '@placard/voice/hearing'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import { sendProblem } from '../../http/error-mapping.ts'
import { hangUpOf } from '../../http/hang-up.ts'
import { implement } from '../../http/implement.ts'
import { type Problem, problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { HearingPort, HearingRejection } from '../../ports/hearing.ts'
import { hearingMessages } from './messages.en.ts'

/** Rate limit of recordings per account: one every two seconds is a lively debate. */
const HEARD = { name: 'voice-hearing', times: 30, windowMs: 60_000 } as const
const RETRY_SECONDS = 3

interface HearingDependencies {
  readonly hearing: HearingPort
  /** What can be talked about in a session of the user's; undefined where they have no such session. */
  readonly roomOf: (sessionId: string, userId: string) => Promise<Room | undefined>
}

/** Registers the calls about what people say. A recording is the body of its call, and is kept nowhere. */
export function registerHearing(
  app: App,
  dependencies: Dependencies,
  { hearing: port, roomOf }: HearingDependencies,
): void {
  implement(app, dependencies, hearing.health, async () => {
    // whoever asks is about to speak
    port.warm()
    return port.health()
  })
  app.register(async (scope) => {
    takeRecordings(scope)
    const limit = rateLimit(scope, HEARD, byCaller)
    implement(
      scope,
      dependencies,
      hearing.hear,
      async ({ body, query: { sessionId, language, ...query }, user, reply }) => {
        const room = sessionId === undefined ? undefined : await roomOf(sessionId, user.id)
        if (sessionId !== undefined && room === undefined) throw problem('not-found')
        // a call without a body has an object in its place
        const bytes = body instanceof Uint8Array ? body : new Uint8Array()
        const isWithoutServices = query.isWithoutServices === 'true'
        const heard = await port.hear({ bytes, language, room, isWithoutServices }, user.id, hangUpOf(reply))
        if (!heard.ok) throw refused(heard.rejection)
        const { ok: _, ...answer } = heard
        return answer
      },
      { lane: 'upload', limit },
    )
  })
}

/** Within this scope bodies are recordings, and nothing else is taken. */
function takeRecordings(scope: App): void {
  scope.removeAllContentTypeParsers()
  const take = async (_: FastifyRequest, body: Buffer) => body
  // parameters such as `codecs=opus` may follow
  for (const type of RECORDING_TYPES) scope.addContentTypeParser(type, { parseAs: 'buffer' }, take)
  scope.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(refusalOf(error), request, reply))
}

function refusalOf(error: FastifyError): unknown {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refused('too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported-media-type', { message: hearingMessages.notSound })
    default:
      return error
  }
}

function refused(rejection: HearingRejection): Problem {
  switch (rejection) {
    case 'busy':
      return problem('rate-limited', { message: hearingMessages.busy, retryAfterSeconds: RETRY_SECONDS })
    case 'unavailable':
      return problem('unavailable', { message: hearingMessages.unavailable })
    default: {
      const message = RECORDING_MESSAGES[rejection]
      const code = rejection === 'too-large' ? 'body-too-large' : 'recording-refused'
      return problem(code, { message, rejection: { code: rejection, detail: message } })
    }
  }
}
