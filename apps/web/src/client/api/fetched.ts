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

/** The response with its body read. */
export async function answerOf(response: Response): Promise<WireAnswer> {
  return {
    status: response.status,
    statusText: response.statusText,
    body: await jsonOf(response),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  }
}
