import type { PresenceBook } from '../../ports/presence-book.ts'
import type { Queries } from './queries.ts'

const SEEN = {
  name: 'session-seen',
  // in one order everywhere, so that two servers cannot wait for each other
  text: `
    with seen as (select id from sessions where id = any($1::uuid[]) order by id for update)
    update sessions s set last_presence_at = $2 from seen where s.id = seen.id`,
} as const

/** Writes down when sessions were last looked at. */
export function createPostgresPresence(db: Queries): PresenceBook {
  return {
    async record(sessionIds, at) {
      await db.query({ ...SEEN, values: [sessionIds, new Date(at)] })
    },
  }
}
