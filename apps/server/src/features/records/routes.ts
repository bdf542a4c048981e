import { records } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { RunSearch } from '../../http/searching.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import { countRecords, listRecords } from './record-rows.ts'
import { type SearchConversations, searchRecords } from './record-words.ts'

interface RecordDependencies {
  readonly searchConversations: SearchConversations
  readonly searching: RunSearch
  readonly watchInput: InputWatch
}

/** Registers the calls about everything that was said. A list with words takes its turn as a search. */
export function registerRecords(
  app: App,
  dependencies: Dependencies,
  { searchConversations, searching, watchInput }: RecordDependencies,
): void {
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
