import type { SessionHost } from '@placard/application'
import type { CommandAnswer, SeatView, SessionCommand, SessionDetail } from '@placard/contract'
import type { FakeClock } from '../fakes/host-fakes.ts'

/** The next command of the person at the table, given the view; undefined to wait. */
export type Play = (view: SeatView) => SessionCommand | undefined

interface Drive {
  readonly host: SessionHost
  readonly clock: FakeClock
  readonly sessionId: string
  readonly userId: string
  readonly play?: Play
  /** Limit of steps, after which the session is given up. */
  readonly steps?: number
  readonly onAnswer?: (answer: CommandAnswer) => void
}

/**
 * Plays a session to its end without waiting: the clock jumps to whatever is due next, and the person may act after
 * each step. Rejections are returned to the person, not thrown.
 * @throws when the session does not conclude within the steps given.
 */
export async function driveSession(drive: Drive): Promise<SessionDetail> {
  const { host, clock, sessionId, userId, play, steps = 20_000, onAnswer } = drive
  for (let step = 0; step < steps; step++) {
    const advanced = await host.advanceSession(sessionId)
    if (!advanced.ok) throw new Error(`driveSession: ${advanced.rejection.code}`)
    if (advanced.value.status === 'concluded') break
    // who does not play need not look
    const command = play?.(await viewOf(drive))
    if (command) {
      const answer = await host.submitCommand({ sessionId, userId, command })
      if (answer.ok) onAnswer?.(answer.value)
    }
    const { nextDueAt } = advanced.value
    if (nextDueAt !== undefined) clock.setTo(Math.max(clock.now() + (command ? 0 : 1), nextDueAt))
    if (step === steps - 1) throw new Error('driveSession: the session does not end')
  }
  return wholeSession({ host, sessionId, userId })
}

async function viewOf({ host, sessionId, userId }: Drive): Promise<SeatView> {
  const detail = await host.getSession({ sessionId, userId, after: Number.MAX_SAFE_INTEGER })
  if (!detail.ok) throw new Error(`driveSession: ${detail.rejection.code}`)
  return detail.value.view
}

/**
 * Polls a concluded session until its debrief is computed.
 * @throws when there is none.
 */
async function wholeSession({ host, sessionId, userId }: Pick<Drive, 'host' | 'sessionId' | 'userId'>) {
  for (;;) {
    const whole = await host.getWholeSession({ sessionId, userId })
    if (!whole.ok) throw new Error(`driveSession: ${whole.rejection.code}`)
    if (whole.value.debriefFault !== undefined) throw new Error(`driveSession: ${whole.value.debriefFault}`)
    if (whole.value.debriefProgress === undefined) return whole.value
  }
}
