import { type ChatStreamEvent, type ConverseEvent, STREAM_HEARTBEAT_MS } from '@placard/contract'
import type { FastifyReply } from 'fastify'

/** Backpressure: with more than this waiting, nothing more is queued. */
const FULL_BYTES = 64 * 1024
/** How long a client may stay that slow. */
const PATIENCE_MS = 60_000
/** Polling interval while a client is slow. */
const LOOK_MS = 100

/** The members of the connection that `EventStream` uses. */
export type RawReply = Pick<
  FastifyReply['raw'],
  'write' | 'end' | 'destroy' | 'once' | 'writableLength' | 'destroyed' | 'writableEnded'
>

/**
 * Turns a connection into an event stream. It is not compressed, which would delay words, and carries the headers of
 * every answer.
 */
export function openEventStream(reply: FastifyReply, onClosed: () => void): EventStream {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // a client may disconnect while its answer ends: no connection is kept alive for it
    connection: 'close',
  })
  return new EventStream(raw, onClosed)
}

type StreamedEvent = ChatStreamEvent | ConverseEvent

/** Serialised events: one with many readers is serialised once. */
const written = new WeakMap<StreamedEvent, string>()

function writtenOut(event: StreamedEvent): string {
  const known = written.get(event)
  if (known !== undefined) return known
  const id = 'seq' in event ? `id: ${event.seq}\n` : ''
  const text = `${id}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
  written.set(event, text)
  return text
}

/** A stream of events to one page (server-sent events). */
export class EventStream {
  readonly #raw: RawReply
  readonly #heartbeat: ReturnType<typeof setInterval>
  #isQuiet = true

  constructor(raw: RawReply, onClosed: () => void) {
    this.#raw = raw
    this.#heartbeat = setInterval(() => this.#beat(), STREAM_HEARTBEAT_MS).unref()
    // a comment starts the answer: the client knows that its request arrived
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

  /** Sends an event, and waits under backpressure. False when the client is gone, or was too slow for too long. */
  async send(event: StreamedEvent): Promise<boolean> {
    if (!this.isOpen) return false
    this.#isQuiet = false
    this.#raw.write(writtenOut(event))
    return this.#raw.writableLength <= FULL_BYTES || this.#drained()
  }

  /** Ends the stream. */
  end(): void {
    clearInterval(this.#heartbeat)
    if (this.isOpen) this.#raw.end()
  }

  /** Cuts the connection at once. */
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
