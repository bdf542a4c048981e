import type { CampaignWordsPort } from '../ports/campaign-words.ts'
import type { SentimentPort } from '../ports/sentiment.ts'
import type { SessionDependencies, SessionRef } from '../sessions/dependencies.ts'
import { type Outcome, refused } from '../sessions/problem.ts'
import type { SessionHost } from '../sessions/session-host.ts'
import { seatOfPerson } from '../sessions/store-progress.ts'

/** Names of the campaign calls in logs. */
export type CampaignCallName =
  | 'generate-player-character'
  | 'generate-ai-characters'
  | 'generate-crisis'
  | 'process-player-input'
  | 'process-choice'
  | 'generate-autonomous'

/** Dependencies of the campaign calls: the session use cases, and how this host schedules and logs them. */
export interface CampaignCallDependencies {
  readonly dependencies: SessionDependencies
  /** Built over the same dependencies. */
  readonly host: SessionHost
  /** Rephrases the engine's answers. */
  readonly words: CampaignWordsPort
  readonly sentiment: SentimentPort
  /** Keyed mutex: runs work on a session after this host's other work on it. */
  readonly runExclusive: <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>
  /** Waits for a duration of the wall clock, in ms; false when waiting any longer is useless. */
  readonly wait: (ms: number) => Promise<boolean>
  /** Whether a fault is transient; such a fault is thrown, so that the caller retries, and gets no fallback. */
  readonly mayPass: (fault: unknown) => boolean
  /** Reports every fault that was answered with a fallback. */
  readonly onFallback: (call: CampaignCallName, fault: unknown) => void
}

/** A position beyond the end of any log: the store returns the header alone. */
const BEYOND_EVERY_LOG = 2_147_483_647

/**
 * Runs a call and answers a permanent fault with the fallback. Refusals are returned unchanged. A caller without a seat
 * in the session gets `not-found`, whatever the fault.
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
  // version conflicts are ignored: the other writers have done what was due
  await inTurn(ref.sessionId, () => host.advanceSession(ref.sessionId))
  return before
}
