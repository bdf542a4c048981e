import type { SeatView, SessionDetail, TranscriptEntry } from '@placard/contract'
import type { SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import type { Realtime } from '../../client/realtime/realtime.ts'

/** Polling interval while the socket is down. */
export const POLL_MS = 5000

export type WatchDependencies = {
  readonly realtime: Realtime
  /** The session with its transcript after a log position. */
  readonly getSession: (sessionId: string, after: number, signal: AbortSignal) => Promise<SessionDetail>
}

/** Passes on new updates in log order, from the socket or the poll; duplicates are dropped. */
function inOrder(after: number, onUpdate: (update: SessionUpdate) => void) {
  let last = after
  return {
    last: () => last,
    take(seq: number, view: SeatView, entries: readonly TranscriptEntry[]) {
      if (seq <= last) return
      const known = last
      last = seq
      onUpdate({ seq, view, entries: entries.filter((entry) => entry.seq > known) })
    },
  }
}

/** Watches one session over the socket, with polling every five seconds as the fallback. */
export function watchSession(
  { realtime, getSession }: WatchDependencies,
  sessionId: string,
  after: number,
  onUpdate: (update: SessionUpdate) => void,
  onStatus: (status: WatchStatus) => void,
): () => void {
  const log = inOrder(after, onUpdate)
  const stopped = new AbortController()
  let polling: ReturnType<typeof setTimeout> | undefined
  let told: WatchStatus | undefined

  function tell(status: WatchStatus): void {
    if (status === told) return
    told = status
    onStatus(status)
  }

  async function poll(): Promise<void> {
    const mine = polling
    const answer = await getSession(sessionId, log.last(), stopped.signal).catch(() => undefined)
    if (stopped.signal.aborted || polling !== mine) return
    if (answer !== undefined) log.take(answer.view.seq, answer.view, answer.entries)
    tell(answer === undefined ? 'offline' : 'polling')
    pollLater()
  }

  function pollLater(): void {
    clearTimeout(polling)
    polling = setTimeout(() => void poll(), POLL_MS)
  }

  const silence = realtime.listen({
    onReady() {
      clearTimeout(polling)
      polling = undefined
      realtime.send({ type: 'subscribe', sessionId, after: log.last() })
      tell('live')
    },
    onMessage(message) {
      if (message.type === 'view' && message.sessionId === sessionId)
        log.take(message.seq, message.view, message.entries)
    },
    onDown() {
      if (polling === undefined) pollLater()
    },
  })
  // Polls until the socket is ready for the first time, so that the page need not wait for it.
  if (told === undefined) pollLater()

  return () => {
    realtime.send({ type: 'unsubscribe', sessionId })
    stopped.abort()
    clearTimeout(polling)
    silence()
  }
}
