import type { KeptDocument } from '@placard/application'
import { documentRefusal } from '@placard/contract'
import { documentName } from '@placard/language'
import { ApiError } from '../../../client/api/api-error.ts'
import type { AttachRequest } from '../../../client/gateways/chat-gateway.ts'
import { demoMessages } from '../messages.en.ts'
import type { DemoReading } from './read-file.ts'

/** Timeout of reading a file, in ms. */
const TIME_MS = 30_000

/** The result of reading. The PDF library's own messages from the worker lack this type. */
export interface FromDocumentWorker {
  readonly type: 'read'
  readonly reading: DemoReading
}

/** The used part of a `Worker`. */
export interface DocumentWorkerPort {
  postMessage(message: { readonly file: Blob; readonly name: string }): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromDocumentWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/**
 * Reads an attached file in the demo, in a worker that ends afterwards. Nothing leaves this browser.
 * @throws {ApiError} `refused`, with the sentence that names the file and the rule.
 */
export async function readAttached(
  file: File,
  { id, onProgress, signal }: AttachRequest,
  newWorker: () => DocumentWorkerPort,
): Promise<KeptDocument> {
  signal.throwIfAborted()
  const name = documentName(file.name)
  // without an upload the progress is complete at once
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
