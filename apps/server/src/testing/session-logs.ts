import { replay } from '@placard/engine'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { PostgresEventStore } from '../adapters/event-store/postgres-event-store.ts'
import type { Database } from '../database/executor.ts'
import { sessions } from '../database/schema.ts'

/** Every stored log is whole: positions without gaps, time that never goes back, and a state that folds. */
export async function expectWholeLogs(db: Database, sessionIds: readonly string[]): Promise<void> {
  const store = new PostgresEventStore(db.$client)
  for (const sessionId of sessionIds) {
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
    const events = await store.events(sessionId, 0)
    expect(replay(events).seq).toBe(events.length)
    expect(events.length).toBeGreaterThanOrEqual(row?.version ?? 0)
    const times = events.flatMap((event) => ('at' in event ? [event.at] : []))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const cycles = events.flatMap((event) => (event.kind === 'clock-advanced' && event.cycle ? [event.elapsedMs] : []))
    expect(cycles).toEqual([...new Set(cycles)].sort((a, b) => a - b))
  }
}
