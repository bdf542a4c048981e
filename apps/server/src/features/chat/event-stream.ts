import { type ChatStreamEvent, STREAM_HEARTBEAT_MS } from '@placard/contract'
import type { FastifyReply } from 'fastify'

/** More than this waiting to go out, and nothing more is queued. */
const FULL_BYTES = 64 * 1024
/** How long a reader may leave that much waiting. */
const PATIENCE_MS = 60_000
/** How often a slow reader is looked at. */
const LOOK_MS = 100

/** What `EventStream` needs of the connection. */
export type RawReply = Pick<
  FastifyReply['raw'],
  'write' | 'end' | 'destroy' | 'once' | 'writableLength' | 'destroyed' | 'writableEnded'
>

/**
 * Takes a connection over for a stream. What goes over it is not compressed, which would hold words back, and carries the
 * headers every answer has.
 */
export function openEventStream(reply: FastifyReply, onClosed: () => void): EventStream {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // a reader may leave while its answer ends: nothing is kept open for it
    connection: 'close',
  })
  return new EventStream(raw, onClosed)
}

/** Events as they go out: one that many read is written out once. */
const written = new WeakMap<ChatStreamEvent, string>()

function writtenOut(event: ChatStreamEvent): string {
  const known = written.get(event)
  if (known !== undefined) return known
  const id = 'seq' in event ? `id: ${event.seq}\n` : ''
  const text = `${id}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
  written.set(event, text)
  return text
}

/** A stream of events to one page. */
export class EventStream {
  readonly #raw: RawReply
  readonly #heartbeat: ReturnType<typeof setInterval>
  #isQuiet = true

  constructor(raw: RawReply, onClosed: () => void) {
    this.#raw = raw
    this.#heartbeat = setInterval(() => this.#beat(), STREAM_HEARTBEAT_MS).unref()
    // begins the answer: the other side knows that it is heard
    raw.write(':\n\n')
    raw.once('error', () => undefined)
    raw.once('close', () => {
      clearInterval(this.#heartbeat)
      onClosed()
    })
  }

  get isOpen(): boolean {
    return !this.#raw.destroyed && !this.#raw.writableEnded
  }

  /** Sends an event and waits while too much is on its way. False when the other side is gone, or too slow for too long. */
  async send(event: ChatStreamEvent): Promise<boolean> {
    if (!this.isOpen) return false
    this.#isQuiet = false
    this.#raw.write(writtenOut(event))
    return this.#raw.writableLength <= FULL_BYTES || this.#drained()
  }

  /** Says no more and hangs up. */
  end(): void {
    clearInterval(this.#heartbeat)
    if (this.isOpen) this.#raw.end()
  }

  /** Hangs up at once, whatever is on its way. */
  cut(): void {
    clearInterval(this.#heartbeat)
    this.#raw.destroy()
  }

  #beat(): void {
    if (this.#isQuiet && this.isOpen && this.#raw.writableLength === 0) this.#raw.write(':\n\n')
    this.#isQuiet = true
  }

  async #drained(): Promise<boolean> {
    const giveUpAt = performance.now() + PATIENCE_MS
    while (this.isOpen && this.#raw.writableLength > FULL_BYTES) {
      if (performance.now() > giveUpAt) this.cut()
      else await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    return this.isOpen
  }
}
