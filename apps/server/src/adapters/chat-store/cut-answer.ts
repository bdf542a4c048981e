import { type AnswerState, cutToHeard } from '@placard/application'
import { and, eq, sql } from 'drizzle-orm'
import { chatEvents, chatMessages, conversations } from '../../database/chat-schema.ts'
import { type Database, inTransaction } from '../../database/executor.ts'
import { messageBytes } from '../../database/storage-rows.ts'
import { lockHomeOf } from './answers.ts'
import { asFarAsItIs, MESSAGE, readConversation } from './chat-rows.ts'

/** How much of an answer was heard, in UTF-16 code units, and when that was said. */
interface HeardPart {
  readonly heard: number
  readonly at: number
}

/**
 * Keeps what was heard of an owner's answer that has ended. Its words stay counted: they were made, and going on with
 * it counts none of them a second time.
 */
export function cutAnswer(
  db: Database,
  userId: string,
  messageId: string,
  { heard, at }: HeardPart,
): Promise<AnswerState | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await lockHomeOf(tx, messageId))) return undefined
    const [row] = await tx
      .select({ ...MESSAGE, bytes: messageBytes })
      .from(chatMessages)
      .where(and(eq(chatMessages.id, messageId), eq(chatMessages.userId, userId)))
      .for('update')
    const conversation = row && (await readConversation(tx, row.conversationId))
    if (row === undefined || conversation === undefined) return undefined
    const answer = await asFarAsItIs(tx, row)
    const cut = cutToHeard(answer, heard)
    if (cut === undefined) return { answer, conversation }
    await tx.insert(chatEvents).values(cut.events.map((event) => ({ messageId, seq: event.seq, event })))
    const { content, status, seq } = cut.answer
    const [kept] = await tx
      .update(chatMessages)
      .set({ content, status, seq, fault: null, suggestions: null })
      .where(eq(chatMessages.id, messageId))
      .returning({ ...MESSAGE, bytes: messageBytes })
    if (kept === undefined) return undefined
    const updatedAt = new Date(at)
    const bytes = sql`${conversations.bytes} + ${kept.bytes - row.bytes}`
    await tx.update(conversations).set({ updatedAt, bytes }).where(eq(conversations.id, row.conversationId))
    return { answer: cut.answer, conversation: { ...conversation, updatedAt: updatedAt.toISOString() } }
  })
}
