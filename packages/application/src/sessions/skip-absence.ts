import { type Command, decide } from '@placard/engine'
import { joined, type Progress, startingFrom } from './advance.ts'
import type { SessionDependencies } from './dependencies.ts'
import { type LoadedSession, loadSession } from './loaded.ts'
import { storeProgress } from './store-progress.ts'

/** Shortest absence; after a shorter silence another page took over. */
const ABSENCE_MS = 2000

/**
 * Excludes time in which no host ran a session: it is paused at its last event and resumed now. For a host that runs
 * only while a page is open. A clock that was put back counts as an absence too. No effect on a session that is not
 * active, or was run until just now.
 */
export async function skipAbsence(dependencies: SessionDependencies, sessionId: string): Promise<void> {
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  const now = dependencies.clock.now()
  if (session?.state.status !== 'active' || Math.abs(now - session.header.updatedAt) < ABSENCE_MS) return
  await passOver(dependencies, session, session.header.updatedAt)
}

/**
 * Makes an active session accept the current clock when its last advance lies in the future, because the clock was put
 * back: a zero-length pause, stored atomically. Session time moves as far as one advance would move it.
 */
export async function takeClock(dependencies: SessionDependencies, sessionId: string): Promise<void> {
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  if (session?.state.status !== 'active') return
  await passOver(dependencies, session, dependencies.clock.now())
}

/** Stores a pause that began at an instant and ends now. On a concurrent append the session is already running. */
async function passOver(dependencies: SessionDependencies, session: LoadedSession, since: number): Promise<void> {
  const now = dependencies.clock.now()
  const paused = taken(startingFrom(session), { kind: 'PauseSession' }, since)
  const resumed = taken(paused, { kind: 'ResumeSession' }, now)
  await storeProgress(dependencies, session, resumed, now)
}

function taken(progress: Progress, command: Command, now: number): Progress {
  const decision = decide(progress.state, command, { now, notBefore: progress.lastAt })
  if (!decision.ok) throw new RangeError(`skipAbsence: ${decision.rejection.code}`)
  return joined(progress, decision)
}
