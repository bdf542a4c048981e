import type { PresenceBook } from '../../ports/presence-book.ts'
import type { Queries } from './queries.ts'

const SEEN = {
  name: 'session-seen',
  // the same order everywhere, so that two servers cannot deadlock
  text: `
    with seen as (select id from sessions where id = any($1::uuid[]) order by id for update)
    update sessions s set last_presence_at = $2 from seen where s.id = seen.id`,
} as const

/** Records when sessions were last open on a page. */
export function createPostgresPresence(db: Queries): PresenceBook {
  return {
    async record(sessionIds, at) {
      await db.query({ ...SEEN, values: [sessionIds, new Date(at)] })
    },
  }
}
