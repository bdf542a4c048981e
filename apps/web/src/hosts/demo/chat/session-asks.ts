import type { SessionDetail } from '@placard/contract'
import type { FromChatWorker } from './chat-protocol.ts'

/** How long a page may take to answer, in ms: an answer is better without a record than not at all. */
const PATIENCE_MS = 5000

/** The chat's worker asking the page for a session: another worker has it. */
export class SessionAsks {
  private readonly waiting = new Map<number, (detail: SessionDetail | undefined) => void>()
  private readonly say: (message: FromChatWorker) => void
  private asked = 0

  constructor(say: (message: FromChatWorker) => void) {
    this.say = say
  }

  /** A session with its record; undefined when there is none, or no page answers. */
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
