import { randomUUID } from 'node:crypto'
import type { Acceptance, Accepted, Allowance } from '@placard/application'
import type { ChatMessage } from '@placard/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import { sendDocuments } from '../../database/document-rows.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { reserve, takenIn } from '../../database/ledger-rows.ts'
import { recordingsSent } from '../../database/recording-rows.ts'
import { sqlStateOf } from '../../database/sql-state.ts'
import { messageBytes } from '../../database/storage-rows.ts'
import { asFarAsItIs, CONVERSATION, conversationOf, isOwn, MESSAGE, messageOf, readConversation } from './chat-rows.ts'
import { hasMessage } from './conversation-rows.ts'

/** Counts the words of a text by the rule of the word allowance. */
export type CountWords = (text: string) => number

const UNIQUE_VIOLATION = '23505'

/** Carries a refusal out of the transaction and thereby rolls it back. */
class Refused extends Error {
  readonly accepted: Accepted
  constructor(accepted: Accepted) {
    super(accepted.outcome)
    this.accepted = accepted
  }
}

/** Stores a user's message, its empty answer and the words reserved for it, in one transaction. */
export async function acceptMessage(
  db: Database,
  userId: string,
  acceptance: Acceptance,
  countWords: CountWords,
): Promise<Accepted> {
  try {
    return await takenBack(() => inTransaction(db, (tx) => acceptIn(tx, userId, acceptance, countWords)))
  } catch (error) {
    // a concurrent insert of the same message was stored first
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    return takenBack(() => inTransaction(db, (tx) => acceptIn(tx, userId, acceptance, countWords)))
  }
}

async function takenBack(work: () => Promise<Accepted>): Promise<Accepted> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error.accepted
    throw error
  }
}

async function acceptIn(
  tx: Executor,
  userId: string,
  acceptance: Acceptance,
  countWords: CountWords,
): Promise<Accepted> {
  const early = await repeatOf(tx, userId, acceptance)
  if (early !== undefined) return early
  await beginConversation(tx, userId, acceptance)
  const conversation = await lockConversation(tx, userId, acceptance.conversation.id)
  if (conversation === undefined) throw new Refused({ outcome: 'not-found' })
  // an earlier attempt may have committed while this one waited for the lock
  const repeat = await repeatOf(tx, userId, acceptance)
  if (repeat !== undefined) throw new Refused(repeat)
  if (conversation.answeringId !== null) throw new Refused({ outcome: 'answering' })
  const parentId = acceptance.parentId === undefined ? conversation.leafId : acceptance.parentId
  if (parentId !== null && !(await hasMessage(tx, userId, conversation.id, parentId))) {
    throw new Refused({ outcome: 'not-found' })
  }
  const { message: said, at, allowance } = acceptance
  const wordsId = await reserveWords(tx, userId, allowance, said === undefined ? 0 : countWords(said.content), at)
  const attachments = await sendDocuments(tx, userId, said?.attachmentIds ?? [], conversation.id)
  if (attachments === undefined) throw new Refused({ outcome: 'no-document' })
  const home = { conversationId: conversation.id, userId, createdAt: new Date(at) }
  const rows: (typeof chatMessages.$inferInsert)[] = [
    ...(said === undefined
      ? []
      : [
          {
            ...home,
            id: said.id,
            content: said.content,
            parentId,
            ...({ role: 'user', status: 'complete' } as const),
            attachments: attachments.length === 0 ? null : attachments,
          },
        ]),
    {
      ...home,
      id: acceptance.answer.id,
      parentId: said?.id ?? parentId,
      role: 'assistant',
      content: '',
      status: 'answering',
      answerOptions: acceptance.answer.answerOptions,
      leaseUntil: new Date(at),
      wordsId,
      usageId: allowance?.reservationId ?? null,
    },
  ]
  const stored: ChatMessage[] = []
  let bytes = 0
  // sequentially: positions follow the order of the statements
  for (const row of rows) {
    const [made] = await tx
      .insert(chatMessages)
      .values(row)
      .returning({ ...MESSAGE, bytes: messageBytes })
    if (made === undefined) throw new TypeError('an inserted message is returned')
    stored.push(messageOf(made))
    bytes += made.bytes
  }
  if (said?.recordingIds !== undefined) await recordingsSent(tx, userId, said.recordingIds, said.id)
  return storedNow(tx, conversation.id, { stored, bytes }, at)
}

async function storedNow(
  tx: Executor,
  conversationId: string,
  { stored, bytes }: { readonly stored: readonly ChatMessage[]; readonly bytes: number },
  at: number,
): Promise<Accepted> {
  const answer = stored.at(-1)
  const message = stored.length > 1 ? stored[0] : undefined
  if (answer === undefined) throw new TypeError('an accepted message has an answer')
  await tx
    .update(conversations)
    .set({ leafId: answer.id, updatedAt: new Date(at), bytes: sql`${conversations.bytes} + ${bytes}` })
    .where(eq(conversations.id, conversationId))
  const conversation = await readConversation(tx, conversationId)
  if (conversation === undefined) throw new TypeError('a locked conversation is there')
  return { outcome: 'stored', isRepeat: false, conversation, message, answer }
}

async function beginConversation(
  tx: Executor,
  userId: string,
  { conversation: { begins }, at }: Acceptance,
): Promise<void> {
  if (begins === undefined) return
  const moment = new Date(at)
  await tx
    .insert(conversations)
    .values({ ...begins, userId, createdAt: moment, updatedAt: moment, bytes: 0 })
    .onConflictDoNothing()
}

/** Row lock on a conversation: serialises writers that add to it or end an answer in it. */
async function lockConversation(tx: Executor, userId: string, conversationId: string) {
  const own = isOwn(userId, conversationId)
  const locked = await tx.select({ id: conversations.id }).from(conversations).where(own).for('no key update')
  if (locked.length === 0) return undefined
  const [row] = await tx.select(CONVERSATION).from(conversations).where(own)
  return row && conversationOf(row)
}

/** The message that an earlier attempt stored under the same id; undefined for another owner's. */
async function repeatOf(tx: Executor, userId: string, acceptance: Acceptance): Promise<Accepted | undefined> {
  const ids = [acceptance.answer.id, ...(acceptance.message === undefined ? [] : [acceptance.message.id])]
  const found = await tx
    .select({ ...MESSAGE, userId: chatMessages.userId })
    .from(chatMessages)
    .where(inArray(chatMessages.id, ids))
  const [first] = found
  if (first === undefined) return undefined
  if (found.some((row) => row.userId !== userId)) return { outcome: 'not-found' }
  const said = found.find(({ role }) => role === 'user')
  const answered = said === undefined ? first : await firstAnswer(tx, said.id)
  const conversation = await readOwn(tx, userId, first.conversationId)
  if (answered === undefined || conversation === undefined) return { outcome: 'not-found' }
  const message = said && messageOf(said)
  return { outcome: 'stored', isRepeat: true, conversation, message, answer: await asFarAsItIs(tx, answered) }
}

async function readOwn(tx: Executor, userId: string, conversationId: string) {
  const [row] = await tx.select(CONVERSATION).from(conversations).where(isOwn(userId, conversationId))
  return row && conversationOf(row)
}

async function firstAnswer(tx: Executor, messageId: string) {
  const [row] = await tx
    .select(MESSAGE)
    .from(chatMessages)
    .where(and(eq(chatMessages.parentId, messageId), eq(chatMessages.role, 'assistant')))
    .orderBy(asc(chatMessages.position))
    .limit(1)
  return row
}

/**
 * Reserves words of the allowance for a message, where words are counted; an answer needs at least one. @returns the
 * reservation's id.
 */
async function reserveWords(
  tx: Executor,
  userId: string,
  allowance: Allowance | undefined,
  words: number,
  at: number,
): Promise<string | null> {
  if (allowance?.words === undefined) return null
  const id = randomUUID()
  const { day: period, limit } = allowance.words
  const take = { id, userId, kind: 'words', period, limit, amount: words, needed: Math.max(1, words) } as const
  if ((await reserve(tx, { ...take, now: new Date(at) })) !== undefined) return id
  const taken = (await takenIn(tx, userId, period)).get('words') ?? 0
  throw new Refused({ outcome: 'no-words', remaining: Math.max(0, (limit ?? 0) - taken) })
}

/** Reopens an answer that was stopped or interrupted. */
export function reopenAnswer(
  db: Database,
  userId: string,
  messageId: string,
  at: number,
  allowance: Allowance | undefined,
): Promise<Accepted> {
  return takenBack(() =>
    inTransaction(db, async (tx): Promise<Accepted> => {
      const own = and(eq(chatMessages.id, messageId), eq(chatMessages.userId, userId))
      const [home] = await tx.select({ id: chatMessages.conversationId }).from(chatMessages).where(own)
      const conversation = home && (await lockConversation(tx, userId, home.id))
      if (conversation === undefined) return { outcome: 'not-found' }
      if (conversation.answeringId !== null) return { outcome: 'answering' }
      const isOpen = inArray(chatMessages.status, ['stopped', 'interrupted', 'failed'])
      const [row] = await tx.select(MESSAGE).from(chatMessages).where(and(own, isOpen))
      if (row === undefined) return { outcome: 'not-found' }
      const wordsId = await reserveWords(tx, userId, allowance, 0, at)
      const again = {
        ...({ status: 'answering', fault: null, stopAskedAt: null, leaseUntil: new Date(at) } as const),
        wordsId,
        usageId: allowance?.reservationId ?? null,
      }
      const [opened] = await tx.update(chatMessages).set(again).where(own).returning(MESSAGE)
      return opened === undefined
        ? { outcome: 'not-found' }
        : storedNow(tx, conversation.id, { stored: [messageOf(opened)], bytes: 0 }, at)
    }),
  )
}
