import { ProblemReply, pathOf, type RouteDefinition, type RouteReply } from '@placard/contract'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { Credentials } from './client.ts'
import { apiMessages } from './messages.en.ts'
import { isTemporary, MAX_ATTEMPTS, MAX_DELAY_MS, pause, retryDelayMs } from './retry.ts'

/** A file that makes no way for so long is stuck. */
const SILENCE_MS = 30_000

/** A file on its way to a route, with what else the form says. */
export interface UploadOrder {
  readonly params?: Readonly<Record<string, string>>
  readonly file: Blob
  readonly name: string
  readonly fields?: Readonly<Record<string, string>>
  /** Told how much of the bytes has left, from 0 to 1: what the browser says, not what a clock makes of it. */
  readonly onProgress: (sentRatio: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as a form and gives the `data` of the answer. What fails for a moment is sent again; the route has to know
 * a repeat by its address or key.
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

/** One sending, from its first byte to its answer. */
interface Sending {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly order: UploadOrder
}

/** Only XMLHttpRequest tells how far a body has got. */
function sendOnce(request: XMLHttpRequest, { path, headers, order }: Sending): Promise<XMLHttpRequest> {
  const { file, name, fields = {}, onProgress, signal } = order
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>()
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
  request.onload = () => resolve(request)
  request.onerror = () => reject(new ApiError('unreachable', apiMessages.uploadFailed))
  request.onabort = () => reject(signal.aborted ? signal.reason : new ApiError('unreachable', apiMessages.uploadFailed))
  request.open('POST', path)
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file, name)
  signal.addEventListener('abort', stop, { once: true })
  alive()
  request.send(form)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dataOf(request: XMLHttpRequest): unknown {
  const { status, statusText } = request
  const body = jsonOf(request.responseText)
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null && 'data' in body) return body.data
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN)
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  const problem = safeParse(ProblemReply, body)
  if (problem.success) {
    const sentence = problem.data.error || apiMessages.uploadFailed
    throw new ApiError('refused', sentence, { status, problem: problem.data, retryAfterMs })
  }
  throw new ApiError('unreadable', apiMessages.httpStatus(status, statusText), { status, retryAfterMs })
}

export function createUpload({ newRequest, credentials, headers, newKey, random, wait = pause }: UploadParts): Upload {
  async function sendSignedIn(sending: Sending): Promise<unknown> {
    const withToken = (token: string | undefined) => {
      const bearer: Readonly<Record<string, string>> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return sendOnce(newRequest(), { ...sending, headers: { ...sending.headers, ...bearer } })
    }
    const token = credentials.token()
    const answer = await withToken(token)
    if (answer.status !== 401 || token === undefined) return dataOf(answer)
    const renewed = await credentials.refresh(token)
    return dataOf(renewed === undefined ? answer : await withToken(renewed))
  }

  async function attempt(sending: Sending, number = 1): Promise<unknown> {
    const { signal, onProgress } = sending.order
    signal.throwIfAborted()
    try {
      return await sendSignedIn(sending)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (number >= MAX_ATTEMPTS || !isTemporary(error)) throw error
      const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
      if (asked > MAX_DELAY_MS) throw error
      onProgress(0)
      await wait(Math.max(asked, retryDelayMs(sending.path, number, random)), signal)
      return attempt(sending, number + 1)
    }
  }

  return async function upload<Route extends RouteDefinition>(route: Route, order: UploadOrder) {
    const key: Readonly<Record<string, string>> = route.idempotent === true ? { 'idempotency-key': newKey() } : {}
    const sending = {
      path: pathOf(route, order.params),
      headers: { accept: 'application/json', ...headers, ...key },
      order,
    }
    const data = safeParse<Route['reply']>(route.reply, await attempt(sending))
    if (!data.success) throw new ApiError('unreadable', apiMessages.unknown, { cause: data.error })
    return data.data
  }
}
