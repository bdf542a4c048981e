import { retryAfterMs } from './retry.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

async function jsonOf(answer: Response): Promise<unknown> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return undefined
  try {
    return await answer.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** Sends a request to the server of this page. The refresh cookie is sent to the sign-in calls only. */
export function fetched(send: typeof fetch, request: WireRequest, signal: AbortSignal): Promise<Response> {
  const { type, body } = packed(request.body)
  return send(request.path, {
    method: request.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json', ...(type !== undefined && { 'content-type': type }), ...request.headers },
    body,
    signal,
  })
}

/** A body as it is sent: a file as it is, anything else as JSON. */
function packed(body: unknown): { readonly type?: string; readonly body: BodyInit | null } {
  if (body === undefined) return { body: null }
  return body instanceof Blob ? { type: body.type, body } : { type: 'application/json', body: JSON.stringify(body) }
}

/** A file, of which every piece that comes is told: it may take long, and is stuck only where nothing comes. */
function fileOf(response: Response, onPiece: () => void): Promise<Blob> {
  const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      onPiece()
      controller.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(told) ?? null, { headers: response.headers }).blob()
}

/** The response with its body read: JSON, or a file as a `Blob`. */
export async function answerOf(response: Response, onPiece: () => void = () => undefined): Promise<WireAnswer> {
  const isFile = response.headers.get('content-type') === 'application/zip'
  return {
    status: response.status,
    statusText: response.statusText,
    body: await (isFile ? fileOf(response, onPiece) : jsonOf(response)),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  }
}
