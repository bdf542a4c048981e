import type { AnswerFault, BrowserChoice, BrowserEngineAd, BrowserEngineRequest } from '@placard/contract'
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { browserEngineTurns as turns } from '../../database/browser-engine-schema.ts'
import type { Executor } from '../../database/executor.ts'

/** Bytes of one answer: more than the longest one takes that the chat keeps. */
const TEXT_MAX_BYTES = 400_000

/** A piece of an answer: how many came before it, its text, and the end where it is the last. */
export interface Piece {
  readonly at: number
  readonly text: string
  readonly end?: { readonly fault: AnswerFault | null } | undefined
}

const isOwn = (userId: string, id: string) => and(eq(turns.id, id), eq(turns.userId, userId))

/**
 * Notes that a browser waits with an engine. @returns its request, null as long as there is none; undefined when the id is
 * another user's.
 */
export async function waitingTurn(
  db: Executor,
  { userId, id, engine }: { readonly userId: string; readonly id: string; readonly engine: BrowserEngineAd },
  now: Date,
): Promise<BrowserEngineRequest | null | undefined> {
  const [row] = await db
    .insert(turns)
    .values({ id, userId, engine, seenAt: now })
    .onConflictDoUpdate({ target: turns.id, set: { seenAt: now }, setWhere: eq(turns.userId, userId) })
    .returning({ request: turns.request })
  return row?.request
}

/** The browser that began to wait last with the engine of a choice, of those heard of since a time. */
export async function findWaiting(db: Executor, userId: string, choice: BrowserChoice, since: Date) {
  const [row] = await db
    .select({ id: turns.id, engine: turns.engine })
    .from(turns)
    .where(
      and(
        eq(turns.userId, userId),
        isNull(turns.request),
        gt(turns.seenAt, since),
        sql`${turns.engine} -> 'choice' = ${JSON.stringify(choice)}::jsonb`,
      ),
    )
    .orderBy(desc(turns.seenAt), desc(turns.id))
    .limit(1)
  return row
}

/** Gives a waiting browser its request. False when it has one by now, or is gone. */
export async function giveRequest(db: Executor, id: string, request: BrowserEngineRequest): Promise<boolean> {
  const given = await db
    .update(turns)
    .set({ request })
    .where(and(eq(turns.id, id), isNull(turns.request)))
  return given.rowCount === 1
}

/** Adds a piece to an answer, once. False when the answer is no longer awaited, or an earlier piece is missing. */
export async function addPiece(db: Executor, userId: string, id: string, piece: Piece, now: Date): Promise<boolean> {
  const { at, text, end } = piece
  const isNext = sql`${turns.pieces} = ${at} and not ${turns.isOver}`
  const added = await db
    .update(turns)
    .set({
      seenAt: now,
      text: sql`case when ${isNext} then ${turns.text} || ${text} else ${turns.text} end`,
      pieces: sql`case when ${isNext} then ${at + 1} else ${turns.pieces} end`,
      ...(end === undefined ? {} : { isOver: true, fault: end.fault }),
    })
    .where(and(isOwn(userId, id), gte(turns.pieces, at), sql`octet_length(${turns.text}) < ${TEXT_MAX_BYTES}`))
  return added.rowCount === 1
}

/** What a browser has said so far; undefined when it has taken its offer back. */
export async function readTurn(db: Executor, id: string) {
  const { text, isOver, fault } = turns
  const [row] = await db.select({ text, isOver, fault }).from(turns).where(eq(turns.id, id))
  return row
}

/** Ends a turn: its browser learns it with the next piece. */
export async function removeTurn(db: Executor, id: string): Promise<void> {
  await db.delete(turns).where(eq(turns.id, id))
}

/** Ends a turn of a user's. */
export async function leaveTurn(db: Executor, userId: string, id: string): Promise<void> {
  await db.delete(turns).where(isOwn(userId, id))
}

/** Deletes what is left of browsers and servers that are gone. */
export async function removeTurnsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(turns).where(lt(turns.seenAt, before))
}
