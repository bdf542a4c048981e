import type { DocumentReading } from '@placard/language'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import {
  DOCUMENT_READER,
  type GivenFile,
  ReaderProcess,
  type ReaderProgram,
  type ReadingLimits,
} from './reader-process.ts'

const USUAL_LIMITS: ReadingLimits = { memoryMb: 256, cpuMs: 10_000, wallMs: 120_000 }
/** How long a spare process waits for a document, in ms. */
const SPARE_MS = 30_000
const HOUR_SECONDS = 3_600

export interface DocumentReadersDependencies {
  /** Documents read at once, each in a process of its own that ends with its document. */
  readonly atOnce: number
  /** Most documents that wait in the queue. */
  readonly waiting: number
  /** Rate limit: reading time per account and hour. */
  readonly msAnHour: number
  readonly limits?: ReadingLimits
  /** Program of the processes; given by tests only. */
  readonly program?: ReaderProgram
}

/** Pool of processes that read files without being able to crash the server, one at a time per account. */
export class DocumentReaders {
  readonly #dependencies: DocumentReadersDependencies
  readonly #queue: FairQueue
  readonly #processes = new Set<ReaderProcess>()
  readonly #closing = new AbortController()
  /** A spare process: has loaded its code and waits for a document. */
  #spare: ReaderProcess | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: DocumentReadersDependencies) {
    this.#dependencies = dependencies
    const { atOnce, waiting, msAnHour } = dependencies
    this.#queue = new FairQueue({ atOnce, atOnceEach: 1, waiting, forgottenMsASecond: msAnHour / HOUR_SECONDS })
  }

  /** Seconds until an account may have documents read again; 0 when it may now. */
  waitSecondsOf(account: string): number {
    const { msAnHour } = this.#dependencies
    return Math.ceil((Math.max(0, this.#queue.costOf(account) - msAnHour) / msAnHour) * HOUR_SECONDS)
  }

  /**
   * Reads a file; `busy` when the queue is full. Accounts with the least recent reading time come first. Aborting the
   * signal ends the waiting and the reading with the signal's reason.
   */
  async read(account: string, file: GivenFile, signal: AbortSignal): Promise<DocumentReading | 'busy'> {
    try {
      return await this.#queue.run(account, () => this.#readNow(file, signal), signal)
    } finally {
      // files often come in groups
      this.warm()
    }
  }

  /** Starts a spare process ahead of time: an upload is on its way. */
  warm(): void {
    if (this.#closing.signal.aborted) return
    if (this.#spare?.isThere !== true) this.#spare = this.#start()
    clearTimeout(this.#spareTimer)
    this.#spareTimer = setTimeout(() => this.#spare?.end(), SPARE_MS).unref()
  }

  /** Ends all readings. */
  close(): void {
    clearTimeout(this.#spareTimer)
    this.#closing.abort()
    for (const process of this.#processes) process.end()
  }

  async #readNow(file: GivenFile, signal: AbortSignal): Promise<DocumentReading> {
    const process = this.#takeProcess()
    try {
      return await process.read(file, signal)
    } finally {
      this.#processes.delete(process)
    }
  }

  /** The spare process, or a new one: no process reads a second document. */
  #takeProcess(): ReaderProcess {
    const process = this.#spare?.isThere === true ? this.#spare : this.#start()
    this.#spare = undefined
    clearTimeout(this.#spareTimer)
    return process
  }

  #start(): ReaderProcess {
    const process = new ReaderProcess(
      this.#dependencies.limits ?? USUAL_LIMITS,
      this.#dependencies.program ?? DOCUMENT_READER,
    )
    this.#processes.add(process)
    return process
  }
}
