import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Subscribes to answers, each after it was sent; what is the same for a kind of answer is computed once. */
    hearAnswers(listener: AnswerListener): void
  }
}

/** Labels that answers have in common. */
export interface AnswerKind {
  readonly method: string
  /** The pattern, not the path, whose ids would make unbounded labels; undefined where no route matches. */
  readonly route: string | undefined
  readonly status: number
}

/** One answer: the id of its request, and how long it took in ms. */
export type HearAnswer = (requestId: string, ms: number) => void
/** Called once for each kind of answer; returns the subscriber for it, or undefined for none. */
export type AnswerListener = (kind: AnswerKind) => HearAnswer | undefined

/** Registers the hook that notifies subscribers of answers, so that each need not derive route and status again. */
export function registerAnswersHeard(app: App): void {
  const listeners: AnswerListener[] = []
  const known = new Map<string, readonly HearAnswer[]>()
  app.decorate('hearAnswers', (listener: AnswerListener) => void listeners.push(listener))
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url
    const status = reply.statusCode
    const key = `${status} ${method} ${route}`
    let hearing = known.get(key)
    if (hearing === undefined) {
      hearing = listeners.flatMap((listener) => listener({ method, route, status }) ?? [])
      known.set(key, hearing)
    }
    const ms = reply.elapsedTime
    for (const hear of hearing) hear(request.id, ms)
    done()
  })
}
