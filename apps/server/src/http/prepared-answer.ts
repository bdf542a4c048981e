import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Encodings compressed ahead, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]
type Packed = Readonly<Record<Encoding | 'identity', Buffer>>

/**
 * A cached answer that is the same for every caller: serialised and compressed once, so that sending it costs only its
 * bytes.
 */
export class PreparedAnswer {
  readonly #bytes: Packed
  readonly #etag: string
  readonly #cacheControl: string

  private constructor(bytes: Packed, cacheControl: string) {
    this.#bytes = bytes
    // weak: one name for all encodings of the same text
    this.#etag = `W/"${createHash('sha256').update(bytes.identity).digest('base64url').slice(0, 27)}"`
    this.#cacheControl = cacheControl
  }

  /** Compresses a JSON text, off the event loop. */
  static async ofJson(json: string, cacheControl: string): Promise<PreparedAnswer> {
    const identity = Buffer.from(json)
    const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, BROTLI), promisify(gzip)(identity)])
    return new PreparedAnswer({ identity, br, gzip: gzipped }, cacheControl)
  }

  /** Answers with an encoding the caller accepts; with 304 and no body where the caller has it already. */
  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = encodingFor(headers['accept-encoding'] ?? '')
    reply.headers({ etag: this.#etag, 'cache-control': this.#cacheControl, vary: 'accept-encoding' })
    if (headers['if-none-match']?.includes(this.#etag) === true) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(this.#bytes[encoding])
  }
}

/** The best of our encodings that a caller accepts; `identity` where it accepts neither. */
function encodingFor(accepted: string): Encoding | 'identity' {
  const weights = new Map(
    accepted.split(',').map((one) => {
      const [name = '', weight] = one.toLowerCase().replaceAll(/\s/g, '').split(';q=')
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const found = ENCODINGS.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
  return found ?? 'identity'
}
