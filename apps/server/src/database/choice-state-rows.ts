import { and, eq } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { privacyChoices } from './privacy-schema.ts'

/** Whether a person has limited the use of sensitive information. */
export async function isLimited(db: Executor, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: privacyChoices.userId })
    .from(privacyChoices)
    .where(and(eq(privacyChoices.userId, userId), eq(privacyChoices.isLimited, true)))
  return found.length > 0
}
