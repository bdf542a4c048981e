import type { Readable } from 'node:stream'
import type { RouteDefinition } from '@placard/contract'
import type { FastifyReply } from 'fastify'

/** Name under which a browser saves a file, in ASCII without quotes, and its size. */
interface FileFacts {
  readonly name: string
  readonly bytes: number
}

/** A file as an answer: its bytes are sent as they are read, and none of it is kept by anybody on the way. */
export class FileAnswer {
  readonly #stream: Readable
  readonly #facts: FileFacts

  constructor(stream: Readable, facts: FileFacts) {
    this.#stream = stream
    this.#facts = facts
  }

  /** Sends it. A stream that fails before it is whole ends the connection, so that nobody takes a part for the whole. */
  send(reply: FastifyReply, type: NonNullable<RouteDefinition['file']>): FastifyReply {
    const { name, bytes } = this.#facts
    return reply
      .headers({
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      .type(type)
      .send(this.#stream)
  }
}
