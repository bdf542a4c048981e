import type { RouteDefinition } from '@placard/contract'
import { ApiError } from './api-error.ts'
import { createSender, type RouteAnswer } from './client.ts'
import type { Credentials } from './credentials.ts'
import { apiMessages } from './messages.en.ts'
import { requestFor } from './request.ts'
import { pause, retryAfterMs } from './retry.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

/** Timeouts of an upload, in ms. */
export interface UploadPatience {
  /** Without progress for this long the upload is stuck. */
  readonly silenceMs: number
  /** From the last byte the browser sent: buffered data still has to arrive, and the file to be read. */
  readonly answerMs: number
  /** In total, including retries. */
  readonly totalMs: number
}

const USUAL_PATIENCE: UploadPatience = { silenceMs: 30_000, answerMs: 120_000, totalMs: 600_000 }

/** An upload to a route. */
export interface UploadRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly file: Blob
  readonly name: string
  /** Receives the sent share of the bytes, from 0 to 1, as the browser reports it, not as a clock estimates it. */
  readonly onProgress: (sentRatio: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as a form and returns the `data` of the response. Transient failures are retried, where the route
 * recognises a repeat by its idempotency key.
 * @throws {ApiError} when there is no data; the signal's reason when it was aborted.
 */
export type Upload = <Route extends RouteDefinition>(route: Route, upload: UploadRequest) => Promise<RouteAnswer<Route>>

export interface UploadDependencies {
  readonly newRequest: () => XMLHttpRequest
  readonly credentials: Credentials
  readonly headers: Readonly<Record<string, string>>
  readonly newKey: () => string
  readonly random: () => number
  readonly wait?: typeof pause
  readonly patience?: UploadPatience
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

/** XMLHttpRequest, because only it reports upload progress. */
function sendOnce(
  request: XMLHttpRequest,
  { method, path, headers }: WireRequest,
  { file, name, onProgress, signal }: UploadRequest,
  { silenceMs, answerMs }: UploadPatience,
): Promise<WireAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>()
  const stop = () => request.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const aliveFor = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      reject(new ApiError('timeout', apiMessages.uploadStuck))
      request.abort()
    }, ms)
  }
  request.upload.onload = () => aliveFor(answerMs)
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    aliveFor(silenceMs)
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
  aliveFor(silenceMs)
  request.send(form)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

/** A signal that also aborts after a timeout, with its own reason. */
function endingAfter(ms: number, signal: AbortSignal) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ApiError('timeout', apiMessages.uploadTooSlow)), ms)
  return { either: AbortSignal.any([signal, late.signal]), stop: () => clearTimeout(timer) }
}

export function createUpload({
  newRequest,
  credentials,
  headers,
  newKey,
  random,
  ...parts
}: UploadDependencies): Upload {
  const { wait = pause, patience = USUAL_PATIENCE } = parts
  return async (route, upload) => {
    const { params, onProgress } = upload
    const { either: signal, stop } = endingAfter(patience.totalMs, upload.signal)
    const send = createSender({
      credentials,
      headers: { accept: 'application/json', ...headers },
      random,
      failed: apiMessages.uploadFailed,
      async transport(request) {
        signal.throwIfAborted()
        return sendOnce(newRequest(), request, { ...upload, signal }, patience)
      },
      wait(ms, ending) {
        onProgress(0)
        return wait(ms, ending)
      },
    })
    const request = requestFor(route, { params, signal }, newKey)
    return send(route, request).finally(stop)
  }
}
