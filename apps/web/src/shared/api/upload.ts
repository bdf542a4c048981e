import { pathOf, type RouteDefinition, type RouteReply } from '@placard/contract'
import { ApiError } from './api-error.ts'
import { type Credentials, createSender, keyHeader } from './client.ts'
import { apiMessages } from './messages.en.ts'
import { pause, retryAfterMs } from './retry.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

/** A file that makes no way for so long is stuck. */
const SILENCE_MS = 30_000

/** A file on its way to a route. */
export interface UploadOrder {
  readonly params?: Readonly<Record<string, string>>
  readonly file: Blob
  readonly name: string
  /** Told how much of the bytes has left, from 0 to 1: what the browser says, not what a clock makes of it. */
  readonly onProgress: (sentRatio: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as a form and gives the `data` of the answer. What fails for a moment is sent again, where the route knows
 * a repeat by its key.
 * @throws {ApiError} when there is no data; the signal's reason when it was aborted.
 */
export type Upload = <Route extends RouteDefinition>(route: Route, order: UploadOrder) => Promise<RouteReply<Route>>

export interface UploadParts {
  readonly newRequest: () => XMLHttpRequest
  readonly credentials: Credentials
  readonly headers: Readonly<Record<string, string>>
  readonly newKey: () => string
  readonly random: () => number
  readonly wait?: typeof pause
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerOf(request: XMLHttpRequest): WireAnswer {
  const { status, statusText, responseText } = request
  const retryAfter = retryAfterMs(request.getResponseHeader('retry-after'))
  return { status, statusText, body: jsonOf(responseText), retryAfterMs: retryAfter }
}

/** Only XMLHttpRequest tells how far a body has got. */
function sendOnce(
  request: XMLHttpRequest,
  { method, path, headers }: WireRequest,
  { file, name, onProgress, signal }: UploadOrder,
): Promise<WireAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>()
  const stop = () => request.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      reject(new ApiError('timeout', apiMessages.timeout))
      request.abort()
    }, SILENCE_MS)
  }
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    alive()
    if (lengthComputable && total > 0) onProgress(loaded / total)
  }
  request.onload = () => resolve(answerOf(request))
  request.onerror = () => reject(new ApiError('unreachable', apiMessages.uploadFailed))
  request.onabort = () => reject(signal.aborted ? signal.reason : new ApiError('unreachable', apiMessages.uploadFailed))
  request.open(method, path)
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
  const form = new FormData()
  form.append('file', file, name)
  signal.addEventListener('abort', stop, { once: true })
  alive()
  request.send(form)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

export function createUpload({ newRequest, credentials, headers, newKey, random, wait = pause }: UploadParts): Upload {
  return (route, order) => {
    const { params, signal, onProgress } = order
    const send = createSender({
      ...{ credentials, random, failed: apiMessages.uploadFailed },
      async transport(request) {
        signal.throwIfAborted()
        return sendOnce(newRequest(), request, order)
      },
      wait(ms, ending) {
        onProgress(0)
        return wait(ms, ending)
      },
    })
    return send(route, {
      ...{ method: route.method, path: pathOf(route, params), body: undefined, signal },
      headers: { accept: 'application/json', ...headers, ...keyHeader(route, newKey) },
    })
  }
}
