import { BrokenLogError, type EventStore } from '@placard/application'
import { replay, stateHash } from '@placard/engine'
import type { WholeSession, WholeSessionName } from '../../client/gateways/whole-sessions.ts'

/** Every session of a user, oldest first, so that a branch comes after its original. */
export async function nameSessions(store: EventStore, userId: string): Promise<WholeSessionName[]> {
  const headers = await store.list(userId, Number.MAX_SAFE_INTEGER)
  return headers
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ sessionId, title, country, createdAt, version }) => ({
      sessionId,
      title,
      country,
      createdAt,
      seq: version,
    }))
}

/**
 * One session with its whole log; undefined when there is none.
 * @throws {BrokenLogError} when the log cannot be read.
 */
export async function exportSession(store: EventStore, sessionId: string): Promise<WholeSession | undefined> {
  const header = (await store.load(sessionId))?.header
  if (header === undefined) return undefined
  const events = await store.events(sessionId, 0)
  try {
    const log = events.map((event) => JSON.stringify(event)).join('\n')
    return { seed: header.seed, stateHash: stateHash(replay(events)), log, from: header.from }
  } catch (cause) {
    throw new BrokenLogError(sessionId, cause)
  }
}
