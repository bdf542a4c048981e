import { REALTIME_PATH, ServerMessage, type TranscriptEntry } from '@placard/contract'
import type { Person } from './person.ts'

const RECONNECT_MS = 500

/** Follows a session like a page: over a socket, and after a disconnect over another from the last position on. */
export class Follower {
  readonly sessionId: string
  /** Every entry received, in order of arrival. */
  readonly told: TranscriptEntry[] = []
  /** Entries received out of order, or twice. */
  readonly backwards: string[] = []
  readonly #person: Person
  #socket: WebSocket | undefined
  #seq = 0
  #isClosed = false

  constructor(person: Person, sessionId: string) {
    this.#person = person
    this.sessionId = sessionId
    this.#connect()
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.close()
  }

  #connect(): void {
    if (this.#isClosed) return
    const socket = new WebSocket(this.#person.anyAddress().replace('http', 'ws') + REALTIME_PATH)
    this.#socket = socket
    const say = (message: object) => socket.send(JSON.stringify(message))
    socket.addEventListener('open', () => say({ type: 'authenticate', token: this.#person.token }))
    socket.addEventListener('message', ({ data }) => {
      const message = ServerMessage.parse(JSON.parse(String(data)))
      if (message.type === 'ready') say({ type: 'subscribe', sessionId: this.sessionId, after: this.#seq })
      if (message.type === 'view') this.#hear(message.seq, message.entries)
    })
    socket.addEventListener('close', () => setTimeout(() => this.#connect(), RECONNECT_MS).unref())
  }

  #hear(seq: number, entries: readonly TranscriptEntry[]): void {
    if (seq < this.#seq) this.backwards.push(`view ${seq} after ${this.#seq}`)
    for (const entry of entries) {
      const last = this.told.at(-1)?.seq ?? 0
      if (entry.seq <= last) this.backwards.push(`entry ${entry.seq} after ${last}`)
      this.told.push(entry)
    }
    this.#seq = Math.max(seq, this.#seq)
  }
}
