import { checkInput, INPUT_PRESETS, inputCheckMessages } from '@placard/application'
import { INPUT_AUDIT_MAX_ENTRIES, INPUT_AUDIT_MAX_LENGTH } from '@placard/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { inputAudit } from '../../database/input-audit-schema.ts'
import { type Problem, problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch, NewNameWatch } from '../../ports/input-watch.ts'

type InputCheck = ReturnType<typeof checkInput>

/** An input that looks dangerous, and what it looks like. */
interface Suspect {
  readonly text: string
  readonly threatLevel: Exclude<InputCheck['threatLevel'], 'none'>
  readonly threats: InputCheck['threats']
}

/**
 * Checks what users type, by the rules of its kind. Dangerous-looking ones are recorded with their beginning; very dangerous ones are
 * refused. A text that passes is stored as typed: nothing is silently removed.
 */
export function createInputWatch({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): InputWatch {
  return async (userId, { kind, field, text }) => {
    const suspect = suspectIn(text, kind)
    if (suspect === undefined) return
    await db.transaction((tx) => write(tx, userId, suspect, clock.now()))
    if (isRefused(suspect)) throw refusal(field, inputCheckMessages.refused(suspect.threats))
  }
}

/** Checks the names that come with sign-ups. */
export function createNewNameWatch({ clock }: Pick<Dependencies, 'clock'>): NewNameWatch {
  return (name) => {
    const suspect = suspectIn(name, 'username')
    if (suspect === undefined) return undefined
    if (isRefused(suspect)) throw refusal('name', inputCheckMessages.refusedName(suspect.threats))
    return (tx, userId) => write(tx, userId, suspect, clock.now())
  }
}

function suspectIn(text: string, kind: keyof typeof INPUT_PRESETS): Suspect | undefined {
  const { threatLevel, threats } = checkInput(text, INPUT_PRESETS[kind])
  return threatLevel === 'none' ? undefined : { text, threatLevel, threats }
}

function isRefused({ threatLevel }: Suspect): boolean {
  return threatLevel === 'high'
}

function refusal(field: string, message: string): Problem {
  return problem('validation-failed', { message, fields: [{ field, rule: 'dangerous' }] })
}

async function write(tx: Executor, userId: string, suspect: Suspect, at: Date): Promise<void> {
  const { text, threatLevel, threats } = suspect
  const [row] = await tx
    .insert(inputAudit)
    .values({
      at,
      userId,
      input: text.slice(0, INPUT_AUDIT_MAX_LENGTH).toWellFormed(),
      threatLevel,
      threats: [...threats],
      action: isRefused(suspect) ? 'BLOCKED' : 'FLAGGED',
    })
    .returning({ id: inputAudit.id })
  // ids rise by one or more: what is a thousand ids older is among none of the last thousand
  await tx.delete(inputAudit).where(sql`${inputAudit.id} <= ${(row?.id ?? 0) - INPUT_AUDIT_MAX_ENTRIES}`)
}
