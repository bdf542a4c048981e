import { nextDueAt } from '@placard/engine'
import { advance } from './advance.ts'
import type { SessionDependencies } from './dependencies.ts'
import { loadSession } from './loaded.ts'
import { openingFacts } from './opening-words.ts'
import { done, type Outcome, refused } from './problem.ts'
import { storeProgress } from './store-progress.ts'

/** State of a session after it was advanced. */
export interface Advanced {
  /** Events appended: 0 when nothing was due. */
  readonly appended: number
  readonly status: 'active' | 'paused' | 'concluded'
  /** Epoch ms at which to call again; undefined while the session does not run. */
  readonly nextDueAt: number | undefined
}

/**
 * Advances a session: does what is due now, in one append and in a bounded amount per call, so call again while
 * `nextDueAt` has passed. `not-found` for an unknown session, `version-conflict` after two concurrent appends: other
 * writers advanced it.
 */
export async function advanceSession(
  dependencies: SessionDependencies,
  sessionId: string,
  signal?: AbortSignal,
): Promise<Outcome<Advanced>> {
  for (let attempts = 0; attempts < 2; attempts++) {
    const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
    if (!session) return refused('not-found')
    const now = dependencies.clock.now()
    const progress = await advance(session, {
      speech: dependencies.speech,
      addition: openingFacts(dependencies.catalogue),
      now,
      signal,
    })
    const stored = await storeProgress(dependencies, session, progress, now)
    if (stored.ok) {
      const { state, events } = progress
      // from the state: the header's `nextDueAt` may have been cleared
      return done({ appended: events.length, status: state.status, nextDueAt: nextDueAt(state) })
    }
    dependencies.cache.forget(sessionId)
    if (stored.rejection === 'unknown-session') return refused('not-found')
  }
  return refused('version-conflict')
}
