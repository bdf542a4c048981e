import type { DocumentReading } from '@placard/language'
import { FairQueue } from '../../concurrency/fair-queue.ts'
import {
  DOCUMENT_READER,
  type GivenFile,
  ReaderProcess,
  type ReaderProgram,
  type ReadingLimits,
} from './reader-process.ts'

const USUAL_LIMITS: ReadingLimits = { memoryMb: 256, cpuMs: 10_000, wallMs: 30_000 }
/** How long a process waits for a document, in ms. */
const SPARE_MS = 30_000
const HOUR_SECONDS = 3_600

export interface DocumentReadersDependencies {
  /** So many read at once, each in a process of its own that ends with its document. */
  readonly atOnce: number
  /** So many may wait. */
  readonly waiting: number
  /** Time the documents of one account may take to read in an hour. */
  readonly msAnHour: number
  readonly limits?: ReadingLimits
  /** What the processes run; given by tests only. */
  readonly program?: ReaderProgram
}

/** Reads files in processes that cannot take the server down with them, one at a time for an account. */
export class DocumentReaders {
  readonly #dependencies: DocumentReadersDependencies
  readonly #queue: FairQueue
  readonly #processes = new Set<ReaderProcess>()
  readonly #closing = new AbortController()
  /** Has loaded what reads documents, and waits for one. */
  #spare: ReaderProcess | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: DocumentReadersDependencies) {
    this.#dependencies = dependencies
    const { atOnce, waiting, msAnHour } = dependencies
    this.#queue = new FairQueue({ atOnce, atOnceEach: 1, waiting, forgottenMsASecond: msAnHour / HOUR_SECONDS })
  }

  /** In how many seconds an account may have documents read again; 0 where it may now. */
  waitSecondsOf(account: string): number {
    const { msAnHour } = this.#dependencies
    return Math.ceil((Math.max(0, this.#queue.costOf(account) - msAnHour) / msAnHour) * HOUR_SECONDS)
  }

  /**
   * Reads a file; `busy` when too many wait already. Whose documents took least time lately comes first. The signal ends the
   * waiting and the reading with its reason.
   */
  async read(account: string, file: GivenFile, signal: AbortSignal): Promise<DocumentReading | 'busy'> {
    try {
      return await this.#queue.run(account, () => this.#readNow(file, signal), signal)
    } finally {
      // files seldom come alone
      this.warm()
    }
  }

  /** A file is on its way: a process loads what reads it meanwhile. */
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

  /** The process that waits, or a new one: none reads a second document. */
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
