import { ModelProviderError, type ModelRequest } from '@placard/language/models'
import { createParser } from 'eventsource-parser'
import { called } from './called.ts'
import type { CalledModel, WireFormat, WirePiece } from './wire-format.ts'

/** Longest line of a stream, in characters. */
const LONGEST_LINE = 1_000_000

/** Reads the events of a stream, piece by piece. */
class Events {
  private pieces: WirePiece[] = []
  private readonly parser

  constructor(format: Pick<WireFormat, 'read'>) {
    this.parser = createParser({
      maxBufferSize: LONGEST_LINE,
      onEvent: ({ data }) => {
        // the last event of the OpenAI format is no JSON
        if (data !== '[DONE]') this.pieces.push(format.read(parsed(data)))
      },
    })
  }

  /** The pieces that a chunk of the stream completes. */
  after(chunk: string): readonly WirePiece[] {
    this.parser.feed(chunk)
    const pieces = this.pieces
    this.pieces = []
    return pieces
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelProviderError('unavailable')
  }
}

/**
 * Streams a model's answer.
 * @throws {ModelProviderError} out of the stream: it was refused, broke off, ended without saying so, or with a fault.
 */
export async function* spoken(
  send: typeof fetch,
  format: WireFormat,
  model: CalledModel,
  { request, signal }: { readonly request: ModelRequest; readonly signal: AbortSignal },
): AsyncGenerator<string> {
  const { body } = await called(send, format.ask(model, request), signal)
  if (body === null) throw new ModelProviderError('empty')
  const events = new Events(format)
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let end: WirePiece['end']
  try {
    for (;;) {
      const { done, value } = await broken(reader.read(), signal)
      if (done) break
      for (const piece of events.after(decoder.decode(value, { stream: true }))) {
        if (piece.text !== undefined && piece.text !== '') yield piece.text
        end ??= piece.end
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
  if (end !== 'complete') throw new ModelProviderError(end ?? 'unavailable')
}

/** A broken connection as a fault of the model. */
async function broken<Value>(reading: Promise<Value>, signal: AbortSignal): Promise<Value> {
  try {
    return await reading
  } catch {
    signal.throwIfAborted()
    throw new ModelProviderError('unavailable')
  }
}
