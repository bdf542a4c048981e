import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../data/executor.ts'
import { idempotencyKeys } from '../data/schema.ts'
import type { Clock } from './dependencies.ts'
import { Problem, problem, problemReply } from './problems.ts'

/** How long an answer is kept for repeats. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** After this long a request without an answer is taken to have died with its server. */
const IN_FLIGHT_MS = 60_000

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

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
}

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
 * Runs a request once per key and account, and repeats its answer afterwards. Successes and the simulation's refusals
 * are kept; other failures are not, so that the same key may try again. A server killed between its work and the
 * keeping of the answer leaves the key open: the work itself must recognise the key, which handlers are given.
 */
export async function answerOnce(
  { db, clock }: Dependencies,
  keyed: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = hashOf(keyed.request)
  const stored = await claim(db, clock, keyed, requestHash)
  if (stored !== undefined) {
    keyed.reply.header('idempotency-replayed', 'true')
    return stored
  }
  try {
    const answer = await run()
    await keep(db, keyed, answer)
    return answer
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'command-rejected') {
      await release(db, keyed)
      throw error
    }
    const answer = { status: error.status, body: problemReply(error, keyed.request.id) }
    await keep(db, keyed, answer)
    return answer
  }
}

function hashOf({ method, url, body }: FastifyRequest): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest()
}

const rowOf = ({ userId, key }: KeyedRequest) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/** Takes the key for this request, or gives the answer of the request that had it before. */
async function claim(
  db: Database,
  clock: Clock,
  keyed: KeyedRequest,
  requestHash: Uint8Array,
): Promise<Answer | undefined> {
  const now = clock.now()
  const { userId, key } = keyed
  const abandoned = and(isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, before(now, IN_FLIGHT_MS)))
  const outdated = lt(idempotencyKeys.startedAt, before(now, KEPT_MS))
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, startedAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, startedAt: now, status: null, reply: null },
      setWhere: or(and(abandoned, eq(idempotencyKeys.requestHash, requestHash)), outdated) ?? sql`false`,
    })
  if (taken.rowCount === 1) return undefined
  const [row] = await db.select().from(idempotencyKeys).where(rowOf(keyed))
  if (row === undefined) throw problem('conflict')
  if (!Buffer.from(row.requestHash).equals(requestHash)) throw problem('idempotency-key-reused')
  if (row.status === null) throw problem('idempotency-key-in-flight', { retryAfterSeconds: 1 })
  return { status: row.status, body: row.reply }
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

async function keep(db: Database, keyed: KeyedRequest, answer: Answer): Promise<void> {
  await db.update(idempotencyKeys).set({ status: answer.status, reply: answer.body }).where(rowOf(keyed))
}

async function release(db: Database, keyed: KeyedRequest): Promise<void> {
  // the failure that brought us here is the one to report; a key left open opens by itself after its time
  await db
    .delete(idempotencyKeys)
    .where(and(rowOf(keyed), isNull(idempotencyKeys.status)))
    .catch(() => undefined)
}

/** Deletes answers nobody may ask for any more. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before(now, KEPT_MS)))
}
