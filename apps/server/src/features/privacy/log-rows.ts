import { createHash } from 'node:crypto'
import { asc, eq, gt, lte } from 'drizzle-orm'
import type { Database, Executor } from '../../database/executor.ts'
import { privacyLog, privacyLogEnds } from '../../database/privacy-schema.ts'

/** The only row of the ends. */
const ENDS = eq(privacyLogEnds.id, 1)
/** Lines that are read at once. */
const LINES_AT_ONCE = 1_000

/** A line to be added. `note` names nobody. */
export type NewLine = Pick<typeof privacyLog.$inferSelect, 'requestId' | 'kind' | 'step' | 'manner'> & {
  readonly note?: string | null
}
type Line = typeof privacyLog.$inferSelect

/** Hash of a line together with the hash before it. */
function hashOf(before: Uint8Array, { seq, at, requestId, kind, step, manner, note }: Omit<Line, 'hash'>): Uint8Array {
  const text = JSON.stringify([seq, at.toISOString(), requestId, kind, step, manner, note])
  return createHash('sha256').update(before).update(text).digest()
}

/** Adds a line to the log, in the transaction of what it tells of. Lines are added one at a time, by all servers. */
export async function appendLine(tx: Executor, line: NewLine, now: Date): Promise<void> {
  const ends = await holdEnds(tx)
  const next = { ...line, note: line.note ?? null, seq: ends.lastSeq + 1, at: now }
  const hash = hashOf(ends.lastHash, next)
  await tx.insert(privacyLog).values({ ...next, hash })
  await tx.update(privacyLogEnds).set({ lastSeq: next.seq, lastHash: hash }).where(ENDS)
}

async function holdEnds(tx: Executor) {
  const [ends] = await tx.select().from(privacyLogEnds).where(ENDS).for('update')
  if (ends === undefined) throw new Error('the ends of the privacy log are missing')
  return ends
}

/** Whether the log is whole. `brokenAt` is the first line that was changed, or is missing. */
export type LogCheck =
  | { readonly isIntact: true; readonly lines: number }
  | { readonly isIntact: false; readonly brokenAt: number }

/** Checks every line of the log and both of its ends. */
export async function checkLog(db: Database): Promise<LogCheck> {
  return db.transaction(
    async (tx) => {
      const [ends] = await tx.select().from(privacyLogEnds).where(ENDS)
      if (ends === undefined) return { isIntact: false, brokenAt: 0 }
      let [seq, hash] = [ends.firstSeq, ends.firstHash]
      for (;;) {
        const lines = await tx
          .select()
          .from(privacyLog)
          .where(gt(privacyLog.seq, seq))
          .orderBy(asc(privacyLog.seq))
          .limit(LINES_AT_ONCE)
        for (const line of lines) {
          const isNext = line.seq === seq + 1 && same(line.hash, hashOf(hash, line))
          if (!isNext) return { isIntact: false, brokenAt: seq + 1 }
          seq = line.seq
          hash = line.hash
        }
        if (lines.length < LINES_AT_ONCE) break
      }
      if (seq !== ends.lastSeq || !same(hash, ends.lastHash)) return { isIntact: false, brokenAt: seq + 1 }
      return { isIntact: true, lines: seq - ends.firstSeq }
    },
    // one state of the log, however many lines are added meanwhile
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

/**
 * Deletes the oldest lines from before a moment up to the first that is kept, some at a time, and remembers the last of
 * them: the rest can still be checked. @returns how many went.
 */
export async function forgetSomeLines(tx: Executor, before: Date, most: number): Promise<number> {
  const { firstSeq } = await holdEnds(tx)
  const oldest = await tx
    .select({ seq: privacyLog.seq, hash: privacyLog.hash, at: privacyLog.at })
    .from(privacyLog)
    .where(gt(privacyLog.seq, firstSeq))
    .orderBy(asc(privacyLog.seq))
    .limit(most)
  // a clock may have gone back: old lines behind a young one are part of the chain that is kept
  const kept = oldest.findIndex(({ at }) => at >= before)
  const last = kept === -1 ? oldest.at(-1) : oldest[kept - 1]
  if (last === undefined) return 0
  await tx.delete(privacyLog).where(lte(privacyLog.seq, last.seq))
  await tx.update(privacyLogEnds).set({ firstSeq: last.seq, firstHash: last.hash }).where(ENDS)
  return kept === -1 ? oldest.length : kept
}
