import type { FastifyRequest } from 'fastify'
import { FairQueue, type FairQueueDependencies } from '../concurrency/fair-queue.ts'
import type { App } from './app.ts'
import { CALLS_WAIT_MESSAGE } from './messages.en.ts'
import { problem } from './problems.ts'
import { byCaller } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly lanes: Readonly<Record<Lane, CallerLane>>
  }
}

/**
 * In what company a call is made: `dear` ones take the server's time for some hundredths of a second; `bulky` ones store
 * as much as a body may hold; `upload` ones receive and read a file; `spoken` ones wait for what delegates or a language
 * model say; `usual` are all others that write.
 */
export type Lane = 'dear' | 'bulky' | 'upload' | 'spoken' | 'usual'

const LANES: Readonly<Record<Lane, FairQueueDependencies>> = {
  // one after the other, however many are sent at once, and a tenth of the server's time at most once a third of a second
  // is spent: a page that opens notices nothing of it
  dear: {
    atOnce: 32,
    atOnceEach: 1,
    waiting: 512,
    waitingEach: 64,
    forgottenMsASecond: 100,
    burstMs: 300,
    mostCostMs: 300,
  },
  // what moves in takes its time, and other calls of somebody who looks on meanwhile do not wait for it
  bulky: {
    atOnce: 8,
    atOnceEach: 1,
    waiting: 256,
    waitingEach: 8,
    forgottenMsASecond: 500,
    burstMs: 1_000,
    mostCostMs: 4_000,
  },
  // the next file stays on its way until the one before it has been read
  upload: { atOnce: 24, atOnceEach: 1, waiting: 256, waitingEach: 8, forgottenMsASecond: 100 },
  // whoever speaks to a room hears it out; most of the time nothing is done here, so it is not what they cost
  spoken: { atOnce: 512, atOnceEach: 2, waiting: 512, waitingEach: 32, forgottenMsASecond: 100 },
  // as many as leave connections to the database for others
  usual: { atOnce: 256, atOnceEach: 2, waiting: 1_024, waitingEach: 256, forgottenMsASecond: 100 },
}
/** Who waits longer than this has sent far too many. */
const PATIENCE_MS = 20_000
const RETRY_SECONDS = 5

/** Has calls made in turns of their callers: who sends many at once waits for themselves. */
export function registerCallerLanes(app: App): void {
  const { dear, bulky, upload, spoken, usual } = LANES
  app.decorate('lanes', {
    dear: new CallerLane(dear),
    bulky: new CallerLane(bulky),
    upload: new CallerLane(upload),
    spoken: new CallerLane(spoken),
    usual: new CallerLane(usual),
  })
}

/** The line of one kind of calls. */
export class CallerLane {
  readonly #queue: FairQueue

  constructor(dependencies: FairQueueDependencies) {
    this.#queue = new FairQueue(dependencies)
  }

  /** Does a part of a call in its caller's turn. @throws {Problem} `rate-limited` when the turn does not come soon. */
  async run<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const caller = byCaller(request)
    const take = (signal?: AbortSignal) => this.#queue.run(caller, async () => ({ result: await work() }), signal)
    // hardly any call has to wait: what watches over those that do is not put up for the others
    const done = await (this.#queue.mayRun(caller) ? take() : waiting(request, take))
    if (done !== 'busy') return done.result
    throw problem('rate-limited', { message: CALLS_WAIT_MESSAGE, retryAfterSeconds: RETRY_SECONDS })
  }
}

/** Waits while the request's connection is there: once it has gone nobody waits for the answer. */
async function waiting<Result>(
  { raw: { socket } }: FastifyRequest,
  take: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'busy'> {
  const left = new AbortController()
  const leave = () => left.abort(problem('request-timeout'))
  socket.once('close', leave)
  return patiently([left.signal], PATIENCE_MS, take).finally(() => socket.removeListener('close', leave))
}

/** Waits for a turn until one of the signals ends that, and no longer than `patienceMs`: then it is `busy`. */
export async function patiently<Result>(
  signals: readonly AbortSignal[],
  patienceMs: number,
  take: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'busy'> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    return await take(AbortSignal.any([...signals, patience]))
  } catch (error) {
    if (patience.aborted && error === patience.reason) return 'busy'
    throw error
  }
}
