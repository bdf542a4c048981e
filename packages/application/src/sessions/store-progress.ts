import type { SeatId } from '@placard/engine'
import type { KeptAnswer, SessionHeader, Snapshot } from '../ports/event-store.ts'
import type { SessionStep } from '../ports/host.ts'
import type { Progress } from './advance.ts'
import type { SessionDependencies } from './dependencies.ts'
import { foreseeWords } from './foresight.ts'
import { headerAfter } from './header.ts'
import type { LoadedSession } from './loaded.ts'
import { wireEntries, wireView } from './shapes.ts'

/** Snapshot interval, in events of the log. */
const SNAPSHOT_EVERY = 150

/** Appends events and notifies subscribers. Without events it writes nothing. */
export async function storeProgress(
  dependencies: SessionDependencies,
  session: LoadedSession,
  progress: Progress,
  now: number,
  answer?: KeptAnswer,
) {
  const expected = session.state.seq
  const { events, state, recent, lastAt } = progress
  if (events.length === 0 && !answer) return { ok: true, header: session.header } as const
  const header = headerAfter(session.header, state, now)
  const { sessionId } = header
  const snapshot = snapshotAt(progress, expected)
  const result = await dependencies.store.append({ sessionId, expected, events, header, answer, snapshot })
  if (!result.ok) return result
  dependencies.cache.keep({ header, state, recent, lastAt })
  if (events.length > 0) {
    publish(dependencies, header, progress, expected)
    foreseeWords(dependencies.speech, header, progress)
    if (state.status === 'concluded') foreseeDebriefs(dependencies, header)
  }
  return { ok: true, header } as const
}

function snapshotAt({ state }: Progress, expected: number): Snapshot | undefined {
  const isDue = Math.floor(state.seq / SNAPSHOT_EVERY) > Math.floor(expected / SNAPSHOT_EVERY)
  return isDue || state.status === 'concluded' ? { seq: state.seq, state } : undefined
}

/** Prefetches the debrief of a session that is over. */
function foreseeDebriefs({ debriefs }: SessionDependencies, { sessionId, people, version: seq }: SessionHeader): void {
  for (const { userId, seat } of people) debriefs.expect?.({ sessionId, userId, seat, seq })
}

function publish(
  dependencies: SessionDependencies,
  header: SessionHeader,
  { state, events }: Progress,
  after: number,
): void {
  // computed once per seat: one user may watch over many sockets
  const steps = new Map<SeatId, SessionStep>()
  const stepOf = (seat: SeatId): SessionStep => {
    const step = steps.get(seat) ?? { seq: state.seq, view: wireView(state, seat), entries: wireEntries(events, after) }
    steps.set(seat, step)
    return step
  }
  dependencies.publisher.publish({
    sessionId: header.sessionId,
    after,
    seq: state.seq,
    stepFor(userId) {
      const seat = seatOfPerson(header, userId)
      return seat === undefined ? undefined : stepOf(seat)
    },
  })
}

/** The seat a user holds in a session; undefined without one, and for a session they have deleted. */
export function seatOfPerson({ people }: SessionHeader, userId: string): SeatId | undefined {
  return people.find((holder) => holder.userId === userId && holder.removedAt === undefined)?.seat
}
