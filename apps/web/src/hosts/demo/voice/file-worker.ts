import type { FromFileWorker, ToFileWorker } from './file-protocol.ts'

/** The used part of a `Worker`. */
export interface FileWorkerPort<Order, Answer> {
  postMessage(message: ToFileWorker<Order>): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromFileWorker<Answer>>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Longest time for an order, in ms, that of compiling the program included; a worker that needs longer hangs. */
const LIMIT_MS = 60_000
/** After so long a silence, in ms, the memory is given back. */
const SILENCE_MS = 180_000

export interface FileWorkerParts<Order, Answer> {
  /** The file it works with; undefined where it was not fetched or has been removed. */
  readonly readFile: () => Promise<Blob | undefined>
  readonly newWorker: () => FileWorkerPort<Order, Answer>
  /** The file cannot be used. */
  readonly onUnusable: () => void
  /** A timer; returns the function that ends it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** A worker with a file that was fetched once: it lives while there is something to do, and does one thing after the other. */
export class FileWorker<Order, Answer> {
  private readonly parts: FileWorkerParts<Order, Answer>
  private worker: FileWorkerPort<Order, Answer> | undefined
  private line: Promise<unknown> = Promise.resolve()
  private answer: PromiseWithResolvers<Answer> | undefined
  private id = 0
  private endSilence: () => void = () => undefined

  constructor(parts: FileWorkerParts<Order, Answer>) {
    this.parts = parts
  }

  /** Opens the worker, so that the first order waits for nothing. */
  warm(): Promise<void> {
    const turn = this.line.then(async () => void (this.worker ?? (await this.open())))
    this.line = turn.catch(() => undefined)
    return turn
  }

  /** @throws when it cannot be done; the signal's reason when it was aborted before its turn. */
  order(order: Order, signal?: AbortSignal): Promise<Answer> {
    const turn = this.line.then(() => this.work(order, signal))
    this.line = turn.catch(() => undefined)
    return turn
  }

  private async work(order: Order, signal: AbortSignal | undefined): Promise<Answer> {
    signal?.throwIfAborted()
    this.endSilence()
    const worker = this.worker ?? (await this.open())
    this.id += 1
    this.answer = Promise.withResolvers<Answer>()
    const endLimit = this.parts.after(LIMIT_MS, () => this.close())
    worker.postMessage({ type: 'order', id: this.id, order })
    try {
      return await this.answer.promise
    } finally {
      endLimit()
      this.endSilence = this.parts.after(SILENCE_MS, () => this.close())
    }
  }

  private async open(): Promise<FileWorkerPort<Order, Answer>> {
    const file = await this.parts.readFile()
    if (file === undefined) {
      this.parts.onUnusable()
      throw new Error('the file has not been fetched')
    }
    const worker = this.parts.newWorker()
    worker.onmessage = ({ data }) => this.heard(data)
    worker.onerror = () => this.close()
    worker.postMessage({ type: 'open', file })
    this.worker = worker
    return worker
  }

  private heard(message: FromFileWorker<Answer>): void {
    switch (message.type) {
      case 'answer':
        if (message.id === this.id) this.answer?.resolve(message.answer)
        break
      case 'failed':
        if (message.id === this.id) this.answer?.reject(new Error('the worker failed'))
        break
      case 'unusable':
        this.close()
        this.parts.onUnusable()
    }
  }

  /** Ends the worker; whoever waits for it is told, and the next piece opens another. */
  private close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.answer?.reject(new Error('the worker has stopped'))
  }
}
