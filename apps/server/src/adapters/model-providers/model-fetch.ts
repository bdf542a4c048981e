import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const BODILESS = new Set([204, 205, 304])

/**
 * `fetch` for the model providers, over Node's plain HTTP client: answers come in thousands of small pieces, and the
 * platform's own `fetch` takes three times as long for one. Other kinds of requests are passed to that one. No redirect
 * is followed: what users wrote, and the key, go where an administrator said and nowhere else.
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? undefined : new URL(input)
  const body = init?.body
  if (url === undefined || typeof body !== 'string') return fetch(input, { ...init, redirect: 'manual' })
  const answer = await send(url, { ...init, body })
  const { statusCode = 0, statusMessage, headers } = answer
  const told = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) told.set(name, String(value))
  const stream = BODILESS.has(statusCode) ? null : streamOf(answer)
  return new Response(stream, { status: statusCode, statusText: statusMessage ?? '', headers: told })
}

async function send(
  url: URL,
  order: RequestInit & { readonly body: string },
  isAgain = false,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = Object.fromEntries(new Headers(order.headers))
  // uncompressed: pieces of a compressed answer would have to be unpacked
  const options = { method: order.method ?? 'GET', headers: { ...headers, 'accept-encoding': 'identity' } }
  const { signal } = order
  const asked: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(
    url,
    signal ? { ...options, signal } : options,
    resolve,
  )
  asked.once('error', reject)
  asked.end(order.body)
  try {
    return await promise
  } catch (error) {
    // the server closed the keep-alive connection before it received this request
    const isStale = asked.reusedSocket && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    if (isAgain || !isStale) throw error
    return send(url, order, true)
  }
}

/** The body as a stream for the providers. A broken connection is an error of the stream. */
function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  // what was read already is still told of after the reader has gone
  let isCancelled = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('data', (piece: Uint8Array) => {
        if (isCancelled) return
        controller.enqueue(piece)
        if ((controller.desiredSize ?? 1) <= 0) answer.pause()
      })
      answer.once('end', () => {
        if (!isCancelled) controller.close()
      })
      answer.on('error', (error) => controller.error(error))
    },
    pull() {
      answer.resume()
    },
    cancel() {
      isCancelled = true
      answer.destroy()
    },
  })
}
