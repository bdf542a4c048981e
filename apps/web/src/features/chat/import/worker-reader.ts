import type { ImportReader, Opened } from './file-reader.ts'
import type { ReadConversation } from './formats/read-conversation.ts'

/** What a page says to the worker that reads a file; one question at a time. */
export type ToImportWorker = { readonly type: 'open'; readonly file: Blob } | { readonly type: 'next' }

/** What the worker answers. */
export type FromImportWorker =
  | { readonly type: 'opened'; readonly opened: Opened }
  | { readonly type: 'next'; readonly read: ReadConversation | undefined }

/** Reads a file in a worker, so that the page stays usable however large it is. */
export class WorkerReader implements ImportReader {
  private readonly worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    type: 'module',
    name: 'placard-chat-import',
  })

  async open(file: Blob): Promise<Opened> {
    const answer = await this.ask({ type: 'open', file })
    return answer.type === 'opened' ? answer.opened : { ok: false, fault: 'not-json' }
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
    // such as when the memory does not hold what the file has
    this.worker.onerror = () => reject(new Error('the file could not be read'))
    this.worker.postMessage(question)
    return promise
  }
}
