import {
  ProblemReply,
  type RouteBody,
  type RouteDefinition,
  type RouteParams,
  type RoutePending,
  type RouteQuery,
  type RouteReply,
  successReply,
} from '@placard/contract'
import type { FastifyReply, FastifyRequest, onRequestHookHandler, preValidationHookHandler } from 'fastify'
import * as z from 'zod/mini'
import type { Access, SignedInUser } from '../ports/access.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { recallUser, requireAdministrator, requireOwnPassword, requireUser } from './access.ts'
import type { App } from './app.ts'
import type { CallerLane, Lane } from './caller-lanes.ts'
import { FileAnswer } from './file-answer.ts'
import { answerOnce, idempotencyKeyOf } from './idempotency.ts'
import { longBody, longReply } from './long-lists.ts'
import { BODY_MESSAGES } from './messages.en.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { problem } from './problems.ts'
import type { EarlyRateLimit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The line of the contract this route implements. */
    readonly contract?: RouteDefinition
  }
  interface FastifyRequest {
    /** The signed-in user; set before a body is read, on routes that are not public. */
    signedIn: SignedInUser | undefined
  }
}

/** Arguments of a handler: everything parsed, the caller known. */
export interface Call<Route extends RouteDefinition> {
  readonly params: RouteParams<Route>
  readonly query: RouteQuery<Route>
  readonly body: RouteBody<Route>
  /** The caller; `undefined` on public routes. */
  readonly user: Route['permission'] extends 'public' ? undefined : SignedInUser
  /** Idempotency key on idempotent routes; the same key means the same intention. */
  readonly idempotencyKey: string | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returned by a handler in place of `data` while that is still being made: answered with 202. */
export class Pending<Data> {
  readonly data: Data

  constructor(data: Data) {
    this.data = data
  }
}

type Returned<Route extends RouteDefinition> =
  | RouteReply<Route>
  | Pending<RoutePending<Route>>
  | PreparedAnswer
  | FileAnswer

/** Handles a call and returns `data` of the answer, or a prepared answer; refusals are thrown as problems. */
export type Handler<Route extends RouteDefinition> = (call: Call<Route>) => Promise<Returned<Route>>

const Nothing = z.strictObject({})
/** 202 Accepted: the result is still being made. */
const PENDING_STATUS = 202

/** Options of a handler. */
export interface HandlerOptions {
  /** The handler itself repeats its first answer under the same key, whatever crashed in between. */
  readonly keepsAnswers?: boolean
  /** The answer is already compressed, or hardly gets smaller: it is sent as it is. */
  readonly isPacked?: boolean
  /**
   * The lane in which the call waits for its turn; `none` where it waits for another service itself, such as a language
   * model. Default: writes are `usual`, and reads wait for nothing.
   */
  readonly lane?: Lane | 'none'
  /** Rate limit; a caller known to be over it is refused before the body is read. */
  readonly limit?: EarlyRateLimit
}

/** Options of a call that blocks the event loop for some hundredths of a second. */
export const DEAR_CALL = { lane: 'dear' } as const

/**
 * Registers a line of the contract: permission first, then the parts parsed by their schemas, then the handler, then
 * the reply parsed by its schema. There is no other way to add a route to the product.
 */
export function implement<const Route extends RouteDefinition>(
  app: App,
  dependencies: Pick<Dependencies, 'access' | 'db' | 'clock' | 'server'>,
  route: Route,
  handler: Handler<Route>,
  { keepsAnswers = false, isPacked = false, lane, limit }: HandlerOptions = {},
): void {
  const written = longReply(route)
  const line = laneOf(app, route, lane)
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
    ...(isPacked ? { compress: false } : {}),
    config: { contract: route },
    schema: schemaOf(route),
    onRequest: [
      ...(route.permission === 'public' ? [] : [admitting(dependencies.access, route)]),
      ...(limit === undefined ? [] : [async (request: FastifyRequest) => limit.refuseSpent(request)]),
    ],
    ...(route.method === 'GET' ? {} : { preValidation: requiringBody(route) }),
    ...longBody(route),
    handler: async (request, reply) => {
      const key = route.idempotent === true ? idempotencyKeyOf(request) : undefined
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.signedIn,
        idempotencyKey: key,
        request,
        reply,
      }
      if (!isCallOf(route, call)) throw new TypeError(`${route.path}: the caller is not known`)
      const carryOut = async () => {
        await limit?.(request)
        return line === undefined ? handler(call) : line.run(request, () => handler(call))
      }
      if (key === undefined || request.signedIn === undefined || keepsAnswers) {
        const returned = await carryOut()
        const answer = answerOf(route, returned)
        reply.code(answer.status)
        if (returned instanceof FileAnswer) return returned.send(reply, route.file ?? 'application/zip')
        if (returned instanceof PreparedAnswer) return returned.send(request, reply)
        return written === undefined ? answer.body : written(reply, returned)
      }
      const wish = { userId: request.signedIn.id, key, request, reply }
      const answer = await answerOnce(dependencies, wish, async () => answerOf(route, await carryOut()))
      reply.code(answer.status)
      return answer.body
    },
  })
}

function laneOf(
  app: App,
  { permission, method }: RouteDefinition,
  lane: HandlerOptions['lane'],
): CallerLane | undefined {
  if (lane === 'none') return undefined
  if (lane !== undefined) return app.lanes[lane]
  return permission === 'public' || method === 'GET' ? undefined : app.lanes.usual
}

/** Checks the permission of a route. A cached caller costs no turn of the event loop. */
function admitting(access: Access, { permission, isOpenBeforePasswordChange }: RouteDefinition): onRequestHookHandler {
  const admit = (request: FastifyRequest, user: SignedInUser) => {
    request.signedIn = user
    if (isOpenBeforePasswordChange !== true) requireOwnPassword(user)
    if (permission === 'admin') requireAdministrator(user)
  }
  return (request, _reply, done) => {
    const known = recallUser(access, request)
    if (known === undefined) {
      requireUser(access, request)
        .then((user) => admit(request, user))
        .then(() => done(), done)
      return
    }
    admit(request, known)
    done()
  }
}

/** A missing optional body becomes an empty one. */
function requiringBody({ body, bodyOptional }: RouteDefinition): preValidationHookHandler {
  return (request, _reply, done) => {
    const isMissing = request.body === undefined
    if (isMissing) request.body = {}
    const isRefused = isMissing && body !== undefined && !bodyOptional
    done(isRefused ? problem('malformed-json', { message: BODY_MESSAGES.missing }) : undefined)
  }
}

function answerOf(route: RouteDefinition, returned: unknown): { readonly status: number; readonly body: unknown } {
  const isPending = returned instanceof Pending
  const data: unknown = isPending ? returned.data : returned
  const body = route.plain === true ? data : { success: true, data }
  return { status: isPending ? PENDING_STATUS : (route.status ?? 200), body }
}

/** The schemas have parsed the parts before the handler runs; this narrows the type once a caller is known. */
function isCallOf<Route extends RouteDefinition>(
  route: Route,
  call: { readonly user: SignedInUser | undefined },
): call is Call<Route> & typeof call {
  return route.permission === 'public' || call.user !== undefined
}

function schemaOf(route: RouteDefinition): Record<string, unknown> {
  const status = route.status ?? 200
  const hasBody = route.method !== 'GET'
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'service'],
    ...(route.permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(route.params === undefined ? {} : { params: route.params }),
    querystring: route.query ?? Nothing,
    ...(hasBody ? { body: route.body ?? Nothing } : {}),
    ...(route.file === undefined ? {} : { produces: [route.file] }),
    response: {
      [status]: route.plain === true ? route.reply : successReply(route.reply),
      ...(route.pendingReply === undefined ? {} : { [PENDING_STATUS]: successReply(route.pendingReply) }),
      '4xx': ProblemReply,
      '5xx': ProblemReply,
    },
  }
}
