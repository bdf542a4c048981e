import type { SeatId } from '@placard/engine'
import type { KeptAnswer, SessionHeader, Snapshot } from '../ports/event-store.ts'
import type { SessionStep } from '../ports/host.ts'
import type { Progress } from './advance.ts'
import { foreseeWords } from './foresight.ts'
import { headerAfter } from './header.ts'
import type { HostParts } from './host-parts.ts'
import type { LoadedSession } from './loaded.ts'
import { wireEntries, wireView } from './shapes.ts'

/** A snapshot is kept each time the log has grown by about this much. */
const SNAPSHOT_EVERY = 150

/** Appends what happened, and tells those who watch. Nothing happened, nothing is written. */
export async function storeProgress(
  parts: HostParts,
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
  const result = await parts.store.append({ sessionId, expected, events, header, answer, snapshot })
  if (!result.ok) return result
  parts.cache.keep({ header, state, recent, lastAt })
  if (events.length > 0) {
    publish(parts, header, progress, expected)
    foreseeWords(parts.speech, header, progress)
    if (state.status === 'concluded') foreseeDebriefs(parts, header)
  }
  return { ok: true, header } as const
}

function snapshotAt({ state }: Progress, expected: number): Snapshot | undefined {
  const isDue = Math.floor(state.seq / SNAPSHOT_EVERY) > Math.floor(expected / SNAPSHOT_EVERY)
  return isDue || state.status === 'concluded' ? { seq: state.seq, state } : undefined
}

/** Whoever sat in a session that is over will want to know why it went as it did. */
function foreseeDebriefs({ debriefs }: HostParts, { sessionId, people, version: seq }: SessionHeader): void {
  for (const { personId, seat } of people) debriefs.expect?.({ sessionId, personId, seat, seq })
}

function publish(parts: HostParts, header: SessionHeader, { state, events }: Progress, after: number): void {
  // whoever follows over many sockets is told one thing many times
  const steps = new Map<SeatId, SessionStep>()
  const stepOf = (seat: SeatId): SessionStep => {
    const step = steps.get(seat) ?? { seq: state.seq, view: wireView(state, seat), entries: wireEntries(events, after) }
    steps.set(seat, step)
    return step
  }
  parts.publisher.publish({
    sessionId: header.sessionId,
    after,
    seq: state.seq,
    stepFor(personId) {
      const seat = seatOfPerson(header, personId)
      return seat === undefined ? undefined : stepOf(seat)
    },
  })
}

/** The seat a person holds in a session; undefined for somebody who holds none. */
export function seatOfPerson({ people }: SessionHeader, personId: string): SeatId | undefined {
  return people.find((holder) => holder.personId === personId)?.seat
}
