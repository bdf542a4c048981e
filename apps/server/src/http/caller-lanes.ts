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
 * The lane of a call: `dear` ones block the event loop for some hundredths of a second; `bulky` ones store as much as a
 * body may hold; `upload` ones receive and read a file; `spoken` ones wait for the words of delegates or a language
 * model; `voice` ones wait for sound; `usual` are all others that write.
 */
export type Lane = 'dear' | 'bulky' | 'upload' | 'spoken' | 'voice' | 'usual'

const LANES: Readonly<Record<Lane, FairQueueDependencies>> = {
  // sequential, however many are sent at once; after a third of a second of work a caller has a tenth of the server's
  // time at most: a page that is opening notices nothing
  dear: {
    atOnce: 32,
    atOnceEach: 1,
    waiting: 512,
    waitingEach: 64,
    forgottenMsASecond: 100,
    burstMs: 300,
    mostCostMs: 300,
  },
  // imports take their time, and the user's other calls do not wait for them meanwhile
  bulky: {
    atOnce: 8,
    atOnceEach: 1,
    waiting: 256,
    waitingEach: 8,
    forgottenMsASecond: 500,
    burstMs: 1_000,
    mostCostMs: 4_000,
  },
  // the next file is received only once the one before it has been read
  upload: { atOnce: 24, atOnceEach: 1, waiting: 256, waitingEach: 8, forgottenMsASecond: 100 },
  // limited in number, not in cost: most of the time the call only waits for words
  spoken: { atOnce: 512, atOnceEach: 2, waiting: 512, waitingEach: 32, forgottenMsASecond: 100 },
  // beside the calls that act, so that a player who speaks does not wait for what others say
  voice: { atOnce: 64, atOnceEach: 4, waiting: 256, waitingEach: 16, forgottenMsASecond: 100 },
  // leaves connections of the pool to other work
  usual: { atOnce: 256, atOnceEach: 2, waiting: 1_024, waitingEach: 256, forgottenMsASecond: 100 },
}
/** Longest wait in a lane; a caller beyond it has sent far too many calls. */
const PATIENCE_MS = 20_000
const RETRY_SECONDS = 5

/** Registers the lanes: calls run in turns of their callers, so a burst delays only its own caller. */
export function registerCallerLanes(app: App): void {
  const { dear, bulky, upload, spoken, voice, usual } = LANES
  app.decorate('lanes', {
    dear: new CallerLane(dear),
    bulky: new CallerLane(bulky),
    upload: new CallerLane(upload),
    spoken: new CallerLane(spoken),
    voice: new CallerLane(voice),
    usual: new CallerLane(usual),
  })
}

/** The fair queue of one lane. */
export class CallerLane {
  readonly #queue: FairQueue

  constructor(dependencies: FairQueueDependencies) {
    this.#queue = new FairQueue(dependencies)
  }

  /** Runs work in its caller's turn. @throws {Problem} `rate-limited` when the turn does not come soon. */
  async run<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const caller = byCaller(request)
    const take = (signal?: AbortSignal) => this.#queue.run(caller, async () => ({ result: await work() }), signal)
    // hardly any call has to wait: the others are spared the abort handling
    const done = await (this.#queue.mayRun(caller) ? take() : waiting(request, take))
    if (done !== 'busy') return done.result
    throw problem('rate-limited', { message: CALLS_WAIT_MESSAGE, retryAfterSeconds: RETRY_SECONDS })
  }
}

/** Waits while the request's connection is open; a client that is gone needs no answer. */
async function waiting<Result>(
  { raw: { socket } }: FastifyRequest,
  take: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'busy'> {
  const gone = new AbortController()
  const leave = () => gone.abort(problem('request-timeout'))
  socket.once('close', leave)
  return patiently([gone.signal], PATIENCE_MS, take).finally(() => socket.removeListener('close', leave))
}

/** Waits for a turn until the signal aborts, for `patienceMs` at most: then it is `busy`. */
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
