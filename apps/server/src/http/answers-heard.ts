import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Has answers heard of, each after it was sent; what is the same for a kind of answer is made up once. */
    hearAnswers(listener: AnswerListener): void
  }
}

/** What answers have in common. */
export interface AnswerKind {
  readonly method: string
  /** The pattern, not the address, which carries ids and is without number; undefined where no route is. */
  readonly route: string | undefined
  readonly status: number
}

/** One answer: the id of its request, and how long it took in ms. */
export type HearAnswer = (requestId: string, ms: number) => void
/** Is asked once for each kind of answer what to do with those. Nothing: undefined. */
export type AnswerListener = (kind: AnswerKind) => HearAnswer | undefined

/** Lets the server and its features hear of answers: each by itself would find out again what was answered. */
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
