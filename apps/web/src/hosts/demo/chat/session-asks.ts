import type { SessionDetail } from '@placard/contract'
import type { FromChatWorker } from './chat-protocol.ts'

/** Timeout of a page's reply, in ms: an answer without a record is better than none. */
const PATIENCE_MS = 5000

/** Requests of the chat's worker to the page for a session, which another worker has. */
export class SessionAsks {
  private readonly waiting = new Map<number, (detail: SessionDetail | undefined) => void>()
  private readonly say: (message: FromChatWorker) => void
  private asked = 0

  constructor(say: (message: FromChatWorker) => void) {
    this.say = say
  }

  /** A session with its record; undefined when there is none, or on a timeout. */
  async read(sessionId: string): Promise<SessionDetail | undefined> {
    this.asked += 1
    const ask = this.asked
    const { promise, resolve } = Promise.withResolvers<SessionDetail | undefined>()
    this.waiting.set(ask, resolve)
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    this.say({ type: 'need-session', ask, sessionId })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.waiting.delete(ask)
    }
  }

  arrived(ask: number, detail: SessionDetail | undefined): void {
    this.waiting.get(ask)?.(detail)
  }
}
