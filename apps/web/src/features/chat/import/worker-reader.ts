import type { ImportReader, Opened } from './file-reader.ts'
import type { ReadConversation } from './formats/read-conversation.ts'

/** Request from the page to the import worker; one at a time. */
export type ToImportWorker = { readonly type: 'open'; readonly file: Blob } | { readonly type: 'next' }

/** Response of the worker. */
export type FromImportWorker =
  | { readonly type: 'opened'; readonly opened: Opened }
  | { readonly type: 'next'; readonly read: ReadConversation | undefined }

/** Reads a file in a worker, so that a large one does not block the page. */
export class WorkerReader implements ImportReader {
  private readonly worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    type: 'module',
    name: 'placard-chat-import',
  })

  async open(file: Blob): Promise<Opened> {
    const answer = await this.ask({ type: 'open', file })
    return answer.type === 'opened' ? answer.opened : { ok: false, rejection: 'not-json' }
  }

  async next(): Promise<ReadConversation | undefined> {
    const answer = await this.ask({ type: 'next' })
    return answer.type === 'next' ? answer.read : undefined
  }

  close(): void {
    this.worker.terminate()
  }

  private ask(question: ToImportWorker): Promise<FromImportWorker> {
    const { promise, resolve, reject } = Promise.withResolvers<FromImportWorker>()
    this.worker.onmessage = ({ data }: MessageEvent<FromImportWorker>) => resolve(data)
    // for instance when the file does not fit into memory
    this.worker.onerror = () => reject(new Error('the file could not be read'))
    this.worker.postMessage(question)
    return promise
  }
}
