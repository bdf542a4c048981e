import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyKeys } from '../database/schema.ts'
import { isGone } from '../database/server-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { Problem, problem, problemReply } from './problems.ts'

/** How long an answer is kept for repeats. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** Age at which an unanswered request whose row names no server is taken for abandoned. */
const NAMELESS_MS = 60_000

const KEY_SHAPE = /^[\x21-\x7e]{1,200}$/

/** A finished answer, as it is stored and repeated. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type IdempotencyDependencies = Pick<Dependencies, 'db' | 'clock' | 'server'>

/**
 * The `Idempotency-Key` of a request.
 * @throws {Problem} `validation-failed` for a key that is empty, too long or not printable.
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY_SHAPE.test(key)) return key
  throw problem('validation-failed', { fields: [{ field: 'Idempotency-Key', rule: 'key-shape' }] })
}

/**
 * Idempotent execution: runs a request once per key and account, and repeats its answer afterwards. Successes and the
 * simulation's refusals are stored; other failures are not, so that the same key may be retried. A server killed
 * between its work and storing the answer leaves the key claimed: it is free again as soon as that server is known to
 * be dead, and the work itself must recognise the key, which handlers are given.
 */
export async function answerOnce(
  dependencies: IdempotencyDependencies,
  keyed: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { running } = dependencies.server
  const name = nameOf(keyed)
  const isFirst = !running.has(name)
  if (isFirst) running.add(name)
  try {
    const stored = await claim(dependencies, keyed, { requestHash: hashOf(keyed.request), isFirst })
    if (stored === undefined) return await answerAndKeep(dependencies, keyed, run)
    keyed.reply.header('idempotency-replayed', 'true')
    return stored
  } finally {
    if (isFirst) running.delete(name)
  }
}

async function answerAndKeep(
  dependencies: IdempotencyDependencies,
  keyed: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await run()
    await keep(dependencies, keyed, answer)
    return answer
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'command-rejected') {
      await release(dependencies, keyed)
      throw error
    }
    const answer = { status: error.status, body: problemReply(error, keyed.request.id) }
    await keep(dependencies, keyed, answer)
    return answer
  }
}

function hashOf({ method, url, body }: FastifyRequest): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest()
}

const rowOf = ({ userId, key }: KeyedRequest) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/** Claims the key for this request, or returns the answer of the request that claimed it before. */
async function claim(
  dependencies: IdempotencyDependencies,
  keyed: KeyedRequest,
  { requestHash, isFirst }: { requestHash: Uint8Array; isFirst: boolean },
): Promise<Answer | undefined> {
  const { db, clock, server } = dependencies
  const now = clock.now()
  const { userId, key } = keyed
  const abandoned = and(isNull(idempotencyKeys.status), isAbandoned(server, now, isFirst))
  const outdated = lt(idempotencyKeys.startedAt, before(now, KEPT_MS))
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, startedAt: now, serverId: server.id })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, startedAt: now, status: null, reply: null, serverId: server.id },
      setWhere: or(and(abandoned, eq(idempotencyKeys.requestHash, requestHash)), outdated) ?? sql`false`,
    })
  if (taken.rowCount === 1) return undefined
  const [row] = await db.select().from(idempotencyKeys).where(rowOf(keyed))
  if (row === undefined) throw problem('conflict')
  if (!Buffer.from(row.requestHash).equals(requestHash)) throw problem('idempotency-key-reused')
  if (row.status === null) throw problem('idempotency-key-in-flight', { retryAfterSeconds: 1 })
  return { status: row.status, body: row.reply }
}

/** Whether a request is abandoned: its server is gone, or is this one and does not know of it. */
function isAbandoned(server: IdempotencyDependencies['server'], now: Date, isFirst: boolean): SQL | undefined {
  const { serverId, startedAt } = idempotencyKeys
  return or(
    and(isNull(serverId), lt(startedAt, before(now, NAMELESS_MS))),
    and(isNotNull(serverId), isGone(serverId, server.mayJudge())),
    isFirst ? eq(serverId, server.id) : undefined,
  )
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

/** The row while this server owns it: a server taken for dead leaves the key to the one that took over. */
const ownRowOf = ({ server }: IdempotencyDependencies, keyed: KeyedRequest) =>
  and(rowOf(keyed), eq(idempotencyKeys.serverId, server.id), isNull(idempotencyKeys.status))

async function keep(dependencies: IdempotencyDependencies, keyed: KeyedRequest, answer: Answer): Promise<void> {
  const { status, body: reply } = answer
  await dependencies.db.update(idempotencyKeys).set({ status, reply }).where(ownRowOf(dependencies, keyed))
}

async function release(dependencies: IdempotencyDependencies, keyed: KeyedRequest): Promise<void> {
  const open = async () => {
    await dependencies.db.delete(idempotencyKeys).where(ownRowOf(dependencies, keyed))
  }
  // the original failure is the one to report
  await open().catch(() => dependencies.server.whenHeard(() => unlessRunning(dependencies, keyed, open)))
}

/** Changes a key unless another request has claimed it meanwhile, and blocks claims until that is done. */
async function unlessRunning(
  { server }: IdempotencyDependencies,
  keyed: KeyedRequest,
  work: () => Promise<void>,
): Promise<void> {
  const name = nameOf(keyed)
  if (server.running.has(name)) return
  server.running.add(name)
  await work().finally(() => server.running.delete(name))
}

const nameOf = ({ userId, key }: KeyedRequest) => JSON.stringify([userId, key])
