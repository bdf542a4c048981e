import type { CampaignWordsPort } from '../ports/campaign-words.ts'
import type { SentimentPort } from '../ports/sentiment.ts'
import type { SessionDependencies, SessionRef } from '../sessions/dependencies.ts'
import { type Outcome, refused } from '../sessions/problem.ts'
import type { SessionHost } from '../sessions/session-host.ts'
import { seatOfPerson } from '../sessions/store-progress.ts'

/** The campaign calls, by what a log calls them. */
export type CampaignCallName =
  | 'generate-player-character'
  | 'generate-ai-characters'
  | 'generate-crisis'
  | 'process-player-input'
  | 'process-choice'
  | 'generate-autonomous'

/** Dependencies of the campaign calls: the use cases of sessions, and how this host runs and reports them. */
export interface CampaignCallDependencies {
  readonly dependencies: SessionDependencies
  /** Over the same dependencies. */
  readonly host: SessionHost
  /** Says the engine's answers in other words. */
  readonly words: CampaignWordsPort
  readonly sentiment: SentimentPort
  /** Runs work on a session after whatever else this host does with it. */
  readonly runExclusive: <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>
  /** Waits so many ms of the wall clock; false when there is no use in waiting any longer. */
  readonly wait: (ms: number) => Promise<boolean>
  /** Whether a fault may be gone when the caller tries again; such a fault is thrown, not answered by a fallback. */
  readonly mayPass: (fault: unknown) => boolean
  /** Hears of every fault that was answered by a fallback. */
  readonly onFallback: (call: CampaignCallName, fault: unknown) => void
}

/** A position no log reaches: asks the store for the header alone. */
const BEYOND_EVERY_LOG = 2_147_483_647

/**
 * Runs a call, and answers the fallback for a fault that trying again would not cure. Refusals are answered as they are.
 * Who holds no seat in the session hears `not-found`, whatever is wrong with it.
 */
export async function fallingBack<Value>(
  { dependencies, mayPass, onFallback }: CampaignCallDependencies,
  call: { readonly name: CampaignCallName; readonly about?: SessionRef },
  work: () => Promise<Outcome<NoInfer<Value>>>,
  fallback: () => Value,
): Promise<Outcome<Value>> {
  try {
    return await work()
  } catch (fault) {
    if (mayPass(fault)) throw fault
    if (call.about && !(await holdsSeat(dependencies, call.about))) return refused('not-found')
    onFallback(call.name, fault)
    return { ok: true, value: fallback() }
  }
}

async function holdsSeat({ store }: SessionDependencies, { sessionId, userId }: SessionRef): Promise<boolean> {
  const stored = await store.load(sessionId, BEYOND_EVERY_LOG)
  return stored !== undefined && seatOfPerson(stored.header, userId) !== undefined
}

/** Advances a session for a user who holds a seat in it; `not-found` for all others. */
export async function broughtUpToDate(
  { host, runExclusive: inTurn }: CampaignCallDependencies,
  ref: SessionRef,
): Promise<Outcome<{ readonly seq: number }>> {
  const before = await host.savedPosition(ref)
  if (!before.ok) return before
  // when others were faster they did what was due
  await inTurn(ref.sessionId, () => host.advanceSession(ref.sessionId))
  return before
}
