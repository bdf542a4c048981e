import type { ModelMessage } from '@placard/application'
import type { LiveOrder } from '../../ports/live.ts'
import type { GeminiSession } from './gemini-session.ts'

/** A session that nobody has spoken in for so long, in ms, is given back. */
const IDLE_MS = 120_000
/** Most sessions; the one that was used the longest ago goes first. */
const MOST = 200

/** A session between two turns. */
interface Kept {
  readonly session: GeminiSession
  /** Resolves when it can be asked again. */
  readonly rested: Promise<void>
  readonly subject: string
  readonly turns: readonly ModelMessage[]
  readonly idle: NodeJS.Timeout
}

/** Sessions that wait for the next question of their conversation. */
export class KeptSessions {
  readonly #byKey = new Map<string, Kept>()
  #isClosed = false

  /** The session that knows just this conversation, which may have ended by now; it is the caller's from here on. */
  async take(order: LiveOrder): Promise<GeminiSession | undefined> {
    const key = keyOf(order)
    const kept = this.#byKey.get(key)
    if (kept === undefined) return undefined
    this.#byKey.delete(key)
    clearTimeout(kept.idle)
    if (kept.subject !== subjectOf(order) || !isSameTalk(kept.turns, order.turns)) {
      kept.session.close()
      return undefined
    }
    await kept.rested
    return kept.session
  }

  keep(order: LiveOrder, session: GeminiSession, rested: Promise<void>): void {
    if (this.#isClosed) {
      session.close()
      return
    }
    const key = keyOf(order)
    this.#drop(key)
    const idle = setTimeout(() => this.#drop(key), IDLE_MS).unref()
    this.#byKey.set(key, { session, rested, subject: subjectOf(order), turns: order.turns, idle })
    const [oldest] = this.#byKey.keys()
    if (this.#byKey.size > MOST && oldest !== undefined) this.#drop(oldest)
  }

  close(): void {
    this.#isClosed = true
    for (const key of [...this.#byKey.keys()]) this.#drop(key)
  }

  #drop(key: string): void {
    const kept = this.#byKey.get(key)
    if (kept === undefined) return
    clearTimeout(kept.idle)
    kept.session.close()
    this.#byKey.delete(key)
  }
}

const keyOf = ({ userId, conversationId = '' }: LiveOrder) => `${userId} ${conversationId}`

/** All that a session is set up with. */
const subjectOf = ({ brief: { subject }, voiceId, language }: LiveOrder) => JSON.stringify([subject, voiceId, language])

/** Whether two conversations are the same so far. */
function isSameTalk(one: readonly ModelMessage[], other: readonly ModelMessage[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ role, text }, at) => role === other[at]?.role && text === other[at]?.text)
  )
}
