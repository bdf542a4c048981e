import { checkInput, INPUT_PRESETS } from '@placard/application'
import { INPUT_AUDIT_MAX_ENTRIES, INPUT_AUDIT_MAX_LENGTH } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { inputAudit } from '../../database/input-audit-schema.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** Checks users' input before it is stored. */
export type InputWatch = (userId: string, text: string) => Promise<void>

/**
 * Checks messages of the chat. Dangerous-looking ones are recorded with their beginning; very dangerous ones are
 * refused. A text that passes is stored as typed: nothing is silently removed.
 */
export function createInputWatch({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): InputWatch {
  return async (userId, text) => {
    const { threatLevel, threats, errors } = checkInput(text, INPUT_PRESETS.chatMessage)
    if (threatLevel === 'none') return
    const isBlocked = threatLevel === 'high'
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(inputAudit)
        .values({
          at: clock.now(),
          userId,
          input: text.slice(0, INPUT_AUDIT_MAX_LENGTH).toWellFormed(),
          threatLevel,
          threats: [...threats],
          action: isBlocked ? 'BLOCKED' : 'FLAGGED',
        })
        .returning({ id: inputAudit.id })
      // ids rise by one or more: what is a thousand ids older is among none of the last thousand
      await tx.delete(inputAudit).where(sql`${inputAudit.id} <= ${(row?.id ?? 0) - INPUT_AUDIT_MAX_ENTRIES}`)
    })
    const [message] = errors
    if (isBlocked && message !== undefined) {
      throw problem('validation-failed', { message: `${message}.`, fields: [{ field: 'message', rule: 'dangerous' }] })
    }
  }
}
