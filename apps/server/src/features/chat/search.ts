import { type ChatHit, chat } from '@placard/contract'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import type { App } from '../../http/app.ts'
import { patiently } from '../../http/caller-lanes.ts'
import { hangUpOf } from '../../http/hang-up.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import { chatMessages } from './messages.en.ts'

/** `busy`: another search of the same user is running on some server; `too-long`: it ran into the time limit. */
export type SearchChats = (userId: string, words: string) => Promise<readonly ChatHit[] | 'busy' | 'too-long'>

/** As many at once as the lane has database connections. */
const SEARCHES = { atOnce: 2, atOnceEach: 1, waiting: 20, forgottenMsASecond: 100 } as const
/**
 * A little longer than a search's time limit: a user who types on is answered as soon as the search before has ended.
 */
const PATIENCE_MS = 2_500
const BUSY_WAIT_SECONDS = 2

/** Registers the search: one per user at a time, the next waits, and further ones are refused with a retry delay. */
export function registerSearch(
  app: App,
  dependencies: Dependencies,
  { search, watchInput }: { readonly search: SearchChats; readonly watchInput: InputWatch },
): void {
  const queue = new FairQueue(SEARCHES)
  implement(app, dependencies, chat.search, async ({ query, user, reply }) => {
    await watchInput(user.id, { kind: 'searchQuery', field: 'words', text: query.words })
    const found = await patiently([hangUpOf(reply)], PATIENCE_MS, (signal) =>
      queue.run(user.id, () => search(user.id, query.words), signal),
    )
    if (found === 'busy') {
      throw problem('rate-limited', { message: chatMessages.searching, retryAfterSeconds: BUSY_WAIT_SECONDS })
    }
    if (found === 'too-long') {
      const fields = [{ field: 'words', rule: 'too-broad' }]
      throw problem('validation-failed', { message: chatMessages.searchTooLong, fields })
    }
    return [...found]
  })
}
