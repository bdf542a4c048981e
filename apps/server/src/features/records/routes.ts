import type { SessionLists } from '@placard/application'
import { RESTORE_WITHIN_SECONDS, records } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { RunSearch } from '../../http/searching.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import { countRecords, listRecords } from './record-rows.ts'
import { type SearchConversations, searchRecords } from './record-words.ts'

interface RecordDependencies {
  readonly searchConversations: SearchConversations
  readonly searching: RunSearch
  readonly watchInput: InputWatch
  readonly sessionLists: SessionLists
}

/** Registers the calls about everything that was said. A list with words takes its turn as a search. */
export function registerRecords(
  app: App,
  dependencies: Dependencies,
  { searchConversations, searching, watchInput, sessionLists }: RecordDependencies,
): void {
  registerSessionLists(app, dependencies, { watchInput, sessionLists })
  const { db } = dependencies
  const watch = (userId: string, text: string) => watchInput(userId, { kind: 'searchQuery', field: 'words', text })

  implement(app, dependencies, records.list, async ({ query, user, reply }) => {
    if (query.words === undefined) return listRecords(db, user.id, query)
    await watch(user.id, query.words)
    return searching(user.id, reply, async (tx, before) => {
      await before()
      return listRecords(tx, user.id, query)
    })
  })

  implement(app, dependencies, records.counts, async ({ user }) => countRecords(db, user.id))

  implement(app, dependencies, records.search, async ({ query, user, reply }) => {
    await watch(user.id, query.words)
    return searching(user.id, reply, searchRecords(searchConversations, user.id, query.words))
  })
}

const RESTORE_WITHIN_MS = RESTORE_WITHIN_SECONDS * 1000

/** Registers what a user makes of a session in their own lists. */
function registerSessionLists(
  app: App,
  dependencies: Dependencies,
  { watchInput, sessionLists }: Pick<RecordDependencies, 'watchInput' | 'sessionLists'>,
): void {
  const now = () => dependencies.clock.now().getTime()

  implement(app, dependencies, records.changeSession, async ({ params: { sessionId }, body, user }) => {
    if (body.title !== undefined) {
      await watchInput(user.id, { kind: 'settingsValue', field: 'title', text: body.title })
    }
    if (!(await sessionLists.change(user.id, sessionId, body))) throw problem('not-found')
    return { changed: true } as const
  })

  implement(app, dependencies, records.removeSession, async ({ params: { sessionId }, user }) => {
    const at = now()
    const outcome = await sessionLists.remove(user.id, sessionId, at)
    if (outcome === 'unknown-session') throw problem('not-found')
    if (outcome === 'running') throw problem('session-running')
    return { restorableUntil: new Date(at + RESTORE_WITHIN_MS).toISOString() }
  })

  implement(app, dependencies, records.restoreSession, async ({ params: { sessionId }, user }) => {
    if (!(await sessionLists.restore(user.id, sessionId, now() - RESTORE_WITHIN_MS))) throw problem('not-found')
    return { restored: true } as const
  })
}
