import { Worker } from 'node:worker_threads'
import type { DocumentReading } from '@placard/application'

/** What one reading may cost. */
export interface ReadingLimits {
  readonly memoryMb: number
  readonly timeMs: number
}

const USUAL_LIMITS: ReadingLimits = { memoryMb: 256, timeMs: 30_000 }
/** Room for what lives shortly: texts of pages do, and with the usual room a fifth of the time went into clearing it. */
const YOUNG_MB = 64
/** How often the memory beyond the heap is looked at: the limits of a worker do not hold it. */
const LOOK_MS = 100
/** How long a worker waits for a document, in ms. */
const SPARE_MS = 60_000
const BYTES_A_MB = 1024 * 1024

export interface DocumentReadersParts {
  /** So many read at once, each in a worker of its own that ends with its document. */
  readonly atOnce: number
  /** So many may wait. */
  readonly waiting: number
  readonly limits?: ReadingLimits
  /** The module the workers run; given by tests only. */
  readonly worker?: URL
}

/** Reads files in workers that cannot take the server down with them. */
export class DocumentReaders {
  readonly #parts: DocumentReadersParts
  readonly #queue: (() => void)[] = []
  readonly #workers = new Set<Worker>()
  #reading = 0
  #hasClosed = false
  /** Has loaded what reads documents, and waits for one. */
  #spare: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(parts: DocumentReadersParts) {
    this.#parts = parts
  }

  /**
   * Reads a file; `busy` when too many wait already. The signal ends the waiting and the reading with its reason.
   */
  async read(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<DocumentReading | 'busy'> {
    if (!(await this.#turn(signal))) return 'busy'
    try {
      return await this.#readNow(bytes, name, signal)
    } finally {
      const next = this.#queue.shift()
      // the place is handed on, so that nobody comes in between
      if (next === undefined) this.#reading -= 1
      else next()
      // files seldom come alone
      this.warm()
    }
  }

  /** A file is on its way: a worker loads what reads it meanwhile. */
  warm(): void {
    if (this.#hasClosed) return
    this.#spare ??= this.#start()
    clearTimeout(this.#spareTimer)
    this.#spareTimer = setTimeout(() => void this.#spare?.terminate(), SPARE_MS).unref()
  }

  /** Ends all readings. */
  async close(): Promise<void> {
    this.#hasClosed = true
    clearTimeout(this.#spareTimer)
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
  }

  /** @returns false when the line is full. */
  async #turn(signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted()
    const { atOnce, waiting } = this.#parts
    if (this.#reading < atOnce) {
      this.#reading += 1
      return true
    }
    if (this.#queue.length >= waiting) return false
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push(resolve)
    const leave = () => {
      const at = this.#queue.indexOf(resolve)
      if (at < 0) return
      this.#queue.splice(at, 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
    return true
  }

  async #readNow(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<DocumentReading> {
    signal.throwIfAborted()
    const limits = this.#limits
    const { promise, resolve, reject } = Promise.withResolvers<DocumentReading>()
    const tooHard = () => resolve({ ok: false, fault: 'too-hard' })
    const worker = this.#takeWorker()
    worker.once('message', resolve)
    // out of memory, or a fault of a reader that it did not catch
    worker.once('error', tooHard)
    worker.once('exit', tooHard)
    const timer = setTimeout(tooHard, limits.timeMs)
    const endWatch = watchMemory(worker, limits.memoryMb, tooHard)
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    worker.postMessage({ bytes, name })
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', stop)
      clearTimeout(timer)
      endWatch()
      await worker.terminate()
    }
  }

  get #limits(): ReadingLimits {
    return this.#parts.limits ?? USUAL_LIMITS
  }

  /** The worker that waits, or a new one: none reads a second document. */
  #takeWorker(): Worker {
    const worker = this.#spare ?? this.#start()
    this.#spare = undefined
    clearTimeout(this.#spareTimer)
    return worker
  }

  #start(): Worker {
    const worker = new Worker(this.#parts.worker ?? WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
      // a reader of documents has nothing to say to the log, and nothing to know of the server
      ...{ stdout: true, stderr: true, env: {}, argv: [], execArgv: [] },
    })
    this.#workers.add(worker)
    worker.once('exit', () => {
      this.#workers.delete(worker)
      if (this.#spare === worker) this.#spare = undefined
    })
    // a fault of one that waits; while it reads, more is made of it
    worker.on('error', () => undefined)
    return worker
  }
}

const WORKER = new URL('./document-worker.ts', import.meta.url)

/** Calls back when what a worker holds outside its heap, such as unpacked streams, grows beyond the limit. */
function watchMemory(worker: Worker, memoryMb: number, onTooMuch: () => void): () => void {
  const timer = setInterval(() => {
    void worker.getHeapStatistics().then(
      ({ external_memory: outside }) => {
        if (outside > memoryMb * BYTES_A_MB) onTooMuch()
      },
      // the worker has ended meanwhile
      () => undefined,
    )
  }, LOOK_MS)
  return () => clearInterval(timer)
}
