import type { ChoiceMethod } from '@placard/contract'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { privacyChoices } from '../../database/privacy-schema.ts'

/** A choice that is on or off, when it was made, and by what. */
export interface KeptChoice {
  readonly isOn: boolean
  readonly at: Date
  readonly method: ChoiceMethod
}

/** The choices of an account or of a browser; undefined is what nobody chose. */
export interface KeptChoices {
  readonly optOut?: KeptChoice | undefined
  readonly limit?: KeptChoice | undefined
  /** When the browser's signal was first seen. */
  readonly signalAt?: Date | undefined
  /** When its owner opted in although the signal was sent. */
  readonly despiteSignalAt?: Date | undefined
}

type Row = typeof privacyChoices.$inferSelect

function choiceIn(isOn: boolean, at: Date | null, method: ChoiceMethod | null): KeptChoice | undefined {
  return at === null || method === null ? undefined : { isOn, at, method }
}

function choicesIn(row: Row): KeptChoices {
  return {
    optOut: choiceIn(row.isOptedOut, row.optOutAt, row.optOutMethod),
    limit: choiceIn(row.isLimited, row.limitAt, row.limitMethod),
    signalAt: row.signalAt ?? undefined,
    despiteSignalAt: row.despiteSignalAt ?? undefined,
  }
}

/** The choices of an account. */
export async function readChoices(db: Executor, userId: string): Promise<KeptChoices> {
  const [row] = await db.select().from(privacyChoices).where(eq(privacyChoices.userId, userId))
  return row === undefined ? {} : choicesIn(row)
}

/** The choices of an account, which no other transaction can change meanwhile. */
export async function holdChoices(tx: Executor, userId: string): Promise<KeptChoices> {
  await tx.insert(privacyChoices).values({ userId, isOptedOut: false, isLimited: false }).onConflictDoNothing()
  const [row] = await tx.select().from(privacyChoices).where(eq(privacyChoices.userId, userId)).for('update')
  return row === undefined ? {} : choicesIn(row)
}

/** Writes the choices of an account that was held. */
export async function writeChoices(tx: Executor, userId: string, choices: KeptChoices): Promise<void> {
  const { optOut, limit, signalAt, despiteSignalAt } = choices
  await tx
    .update(privacyChoices)
    .set({
      isOptedOut: optOut?.isOn ?? false,
      optOutMethod: optOut?.method ?? null,
      optOutAt: optOut?.at ?? null,
      isLimited: limit?.isOn ?? false,
      limitMethod: limit?.method ?? null,
      limitAt: limit?.at ?? null,
      signalAt: signalAt ?? null,
      despiteSignalAt: despiteSignalAt ?? null,
    })
    .where(eq(privacyChoices.userId, userId))
}
