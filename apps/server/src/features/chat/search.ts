import { type ChatHit, chat } from '@placard/contract'
import type { Search } from '../../database/limited-search.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { RunSearch } from '../../http/searching.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'

/** The search of an owner's conversations for words. */
export type SearchChats = (userId: string, words: string) => Search<ChatHit[]>

type Searching = { readonly search: SearchChats; readonly searching: RunSearch; readonly watchInput: InputWatch }

/** Registers the search of the chats. */
export function registerSearch(
  app: App,
  dependencies: Dependencies,
  { search, searching, watchInput }: Searching,
): void {
  implement(app, dependencies, chat.search, async ({ query, user, reply }) => {
    await watchInput(user.id, { kind: 'searchQuery', field: 'words', text: query.words })
    return searching(user.id, reply, search(user.id, query.words))
  })
}
