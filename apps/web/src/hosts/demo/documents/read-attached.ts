import type { KeptDocument } from '@placard/application'
import { documentRefusal } from '@placard/contract'
import { documentName } from '@placard/language'
import { ApiError } from '../../../client/api/api-error.ts'
import type { AttachRequest } from '../../../client/gateways/chat-gateway.ts'
import { demoMessages } from '../messages.en.ts'
import type { DemoReading } from './read-file.ts'

/** How long a file may be read, in ms. */
const TIME_MS = 30_000

/** What was read. The library of PDF says things of its own in its worker, which have no such type. */
export interface FromDocumentWorker {
  readonly type: 'read'
  readonly reading: DemoReading
}

/** The part of a `Worker` this needs. */
export interface DocumentWorkerPort {
  postMessage(message: { readonly file: Blob; readonly name: string }): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromDocumentWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/**
 * Reads a file that was attached in the demo, in a worker that ends with it. Nothing leaves this browser.
 * @throws {ApiError} `refused`, with the sentence that names the file and the rule.
 */
export async function readAttached(
  file: File,
  { id, onProgress, signal }: AttachRequest,
  newWorker: () => DocumentWorkerPort,
): Promise<KeptDocument> {
  signal.throwIfAborted()
  const name = documentName(file.name)
  // there is no way to go: all of it is being read
  onProgress(1)
  const reading = await readInWorker(file, name, signal, newWorker())
  if (!reading.ok) throw refusalOf(reading.rejection, name)
  const { kind, text, fullLength, pages } = reading
  const length = { length: text.length, fullLength }
  return { attachment: { id, name, kind, bytes: file.size, ...length, ...(pages && { pages }) }, text }
}

async function readInWorker(
  file: File,
  name: string,
  signal: AbortSignal,
  worker: DocumentWorkerPort,
): Promise<DemoReading> {
  const { promise, resolve, reject } = Promise.withResolvers<DemoReading>()
  const tooHard = () => resolve({ ok: false, rejection: 'too-hard' })
  const timer = setTimeout(tooHard, TIME_MS)
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  worker.onmessage = ({ data }) => {
    if (data.type === 'read') resolve(data.reading)
  }
  worker.onerror = tooHard
  worker.postMessage({ file, name })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    worker.terminate()
  })
}

function refusalOf(fault: Extract<DemoReading, { readonly ok: false }>['rejection'], name: string): ApiError {
  const sentence = fault === 'old-word' ? demoMessages.oldWord(name) : documentRefusal(fault, name)
  const problem = { success: false, error: sentence, code: 'document-refused', requestId: '' } as const
  return new ApiError('refused', sentence, {
    status: 422,
    problem: { ...problem, rejection: { code: fault, detail: sentence } },
  })
}
