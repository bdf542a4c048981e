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
  const headers = { accept: 'application/json', ...request.headers }
  return send(request.path, {
    method: request.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: request.body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal,
  })
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
