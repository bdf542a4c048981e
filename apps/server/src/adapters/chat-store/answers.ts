import {
  type AnswerLease,
  type AnswerState,
  type Claimed,
  contentOf,
  type Ending,
  withContent,
} from '@placard/application'
import { type ChatMessage, isPaidByOperator } from '@placard/contract'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { endReservation } from '../../database/ledger-rows.ts'
import { messageBytes } from '../../database/storage-rows.ts'
import type { CountWords } from './acceptance.ts'
import { asFarAsItIs, eventsOf, MESSAGE, messageOf, readConversation } from './chat-rows.ts'

const isAnswer = (messageId: string) => and(eq(chatMessages.id, messageId), eq(chatMessages.role, 'assistant'))
const isBeingMade = (messageId: string) => and(isAnswer(messageId), eq(chatMessages.status, 'answering'))

/** Claims the lease of an answer that no server holds. Skips a row that another server is claiming at this moment. */
export async function claimAnswer(
  db: Database,
  messageId: string,
  now: number,
  leaseMs: number,
): Promise<Claimed | undefined> {
  const free = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(isBeingMade(messageId), lte(chatMessages.leaseUntil, new Date(now))))
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(chatMessages)
    .set({ leaseUntil: new Date(now + leaseMs), fence: sql`${chatMessages.fence} + 1` })
    .where(eq(chatMessages.id, sql`(${free})`))
    .returning({
      ...MESSAGE,
      userId: chatMessages.userId,
      fence: chatMessages.fence,
      answerOptions: chatMessages.answerOptions,
    })
  if (taken?.answerOptions == null) return undefined
  const { userId, fence, answerOptions, ...row } = taken
  const conversation = await readConversation(db, row.conversationId)
  if (conversation === undefined) return undefined
  return {
    lease: { messageId, fence },
    userId,
    answerOptions,
    conversation,
    branch: row.parentId === null ? [] : await branchTo(db, row.parentId),
    answer: await asFarAsItIs(db, row),
  }
}

/** The branch that ends with a message, from its beginning. */
async function branchTo(db: Database, messageId: string): Promise<ChatMessage[]> {
  const rows = await db
    .select(MESSAGE)
    .from(chatMessages)
    .where(
      sql`${chatMessages.id} in (
        with recursive branch as (
          select id, parent_id from ${chatMessages} where id = ${messageId}::uuid
          union all select m.id, m.parent_id from ${chatMessages} m join branch b on m.id = b.parent_id
        ) select id from branch)`,
    )
    .orderBy(asc(chatMessages.position))
  return rows.map(messageOf)
}

/** An answer that has ended, and the reservation of its owner's monthly words. */
export interface Finished extends AnswerState {
  readonly userId: string
  readonly usageId: string | null
}

/**
 * Ends an answer: folds its log into the stored text and settles its words in the ledger. A message that got no answer,
 * or was told that there is none, costs nothing.
 */
export function finishAnswer(
  db: Database,
  { messageId, fence }: AnswerLease,
  { status, fault, at, isRefusal = false }: Ending,
  countWords: CountWords,
): Promise<Finished | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await lockHomeOf(tx, messageId))) return undefined
    const { userId, wordsId, wordsCounted, usageId } = chatMessages
    const [held] = await tx
      .select({ userId, wordsId, wordsCounted, usageId, bytes: messageBytes })
      .from(chatMessages)
      .where(and(isBeingMade(messageId), eq(chatMessages.fence, fence)))
      .for('update')
    if (held === undefined) return undefined
    const { content, engine = null, sources, suggestions, seq } = contentOf(await eventsOf(tx, messageId))
    const words = countWords(content)
    const moment = new Date(at)
    if (held.wordsId !== null) {
      // beside answers that cost the operator nothing the user's own words alone are counted
      const more =
        engine !== undefined && engine !== null && !isPaidByOperator(engine.place)
          ? 0
          : Math.max(0, words - held.wordsCounted)
      const isFree = status === 'failed' || isRefusal
      const end = isFree ? ({ state: 'released' } as const) : ({ state: 'settled', more } as const)
      await endReservation(tx, held.userId, held.wordsId, end, moment)
    }
    const ended = {
      content,
      engine,
      sources: sources === undefined ? null : [...sources],
      suggestions: suggestions === undefined ? null : [...suggestions],
      seq,
      status,
      fault: fault ?? null,
      leaseUntil: null,
      stopAskedAt: null,
      wordsId: null,
      usageId: null,
      wordsCounted: Math.max(words, held.wordsCounted),
    }
    const [row] = await tx
      .update(chatMessages)
      .set(ended)
      .where(eq(chatMessages.id, messageId))
      .returning({ ...MESSAGE, bytes: messageBytes })
    if (row === undefined) return undefined
    const bytes = sql`${conversations.bytes} + ${row.bytes - held.bytes}`
    await tx.update(conversations).set({ updatedAt: moment, bytes }).where(eq(conversations.id, row.conversationId))
    const conversation = await readConversation(tx, row.conversationId)
    return conversation && { answer: messageOf(row), conversation, userId: held.userId, usageId: held.usageId }
  })
}

/** Locks the conversation, then the message. Every caller that needs both takes them in this order: no deadlock. */
export async function lockHomeOf(tx: Executor, messageId: string): Promise<boolean> {
  const home = tx.select({ id: chatMessages.conversationId }).from(chatMessages).where(isAnswer(messageId))
  const locked = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, sql`(${home})`))
    .for('no key update')
  return locked.length === 1
}

/** An owner's answer with its current state, and its log after a position. */
export async function readAnswer(db: Executor, userId: string, messageId: string, after: number) {
  const [row] = await db
    .select(MESSAGE)
    .from(chatMessages)
    .where(and(isAnswer(messageId), eq(chatMessages.userId, userId)))
  if (row === undefined) return undefined
  const conversation = await readConversation(db, row.conversationId)
  if (conversation === undefined) return undefined
  if (row.status !== 'answering') {
    return { answer: messageOf(row), conversation, events: await eventsOf(db, messageId, after) }
  }
  const events = await eventsOf(db, messageId)
  const answer = withContent(messageOf(row), contentOf(events))
  return { answer, conversation, events: events.filter(({ seq }) => seq > after) }
}

/** Requests the stop of an answer. @returns the lease to end it with, where no server makes it. */
export async function askForEnd(
  db: Executor,
  userId: string,
  messageId: string,
  at: number,
): Promise<AnswerLease | undefined> {
  const moment = new Date(at)
  const [asked] = await db
    .update(chatMessages)
    .set({ stopAskedAt: moment })
    .where(and(isBeingMade(messageId), eq(chatMessages.userId, userId)))
    .returning({ fence: chatMessages.fence, leaseUntil: chatMessages.leaseUntil })
  if (asked === undefined) return undefined
  const isHeld = asked.leaseUntil !== null && asked.leaseUntil > moment
  return isHeld ? undefined : { messageId, fence: asked.fence }
}

/** Answers still marked as being made whose lease no server holds: the input of the sweep. */
export async function abandonedAnswers(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.status, 'answering'), lte(chatMessages.leaseUntil, new Date(now))))
  return rows.map(({ id }) => id)
}

/** Shortens leases of unfinished answers that end after `latest`; a living maker renews its own within a second. */
export async function recallFutureLeases(db: Executor, latest: number, until: number): Promise<void> {
  await db
    .update(chatMessages)
    .set({ leaseUntil: new Date(until) })
    .where(and(eq(chatMessages.status, 'answering'), gt(chatMessages.leaseUntil, new Date(latest))))
}
