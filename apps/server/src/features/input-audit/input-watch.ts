import { checkInput, INPUT_PRESETS, inputCheckMessages } from '@placard/application'
import { INPUT_AUDIT_MAX_ENTRIES, INPUT_AUDIT_MAX_LENGTH } from '@placard/contract'
import { sql } from 'drizzle-orm'
import { inputAudit } from '../../database/input-audit-schema.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'

/**
 * Checks what users type, by the rules of its kind. Dangerous-looking ones are recorded with their beginning; very dangerous ones are
 * refused. A text that passes is stored as typed: nothing is silently removed.
 */
export function createInputWatch({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): InputWatch {
  return async (userId, { kind, field, text }) => {
    const { threatLevel, threats } = checkInput(text, INPUT_PRESETS[kind])
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
    if (isBlocked) {
      const message = inputCheckMessages.refused(threats)
      throw problem('validation-failed', { message, fields: [{ field, rule: 'dangerous' }] })
    }
  }
}
